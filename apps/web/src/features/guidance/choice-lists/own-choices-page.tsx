import { paths } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { lazy, useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { predictorSearchOf } from '#web/features/account/dashboards/predictor-start.ts'
import { NextStepBox } from '#web/features/guidance/counselling/next-step-box.tsx'
import { dashboardOf } from '#web/identity/landing.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { wordsOf } from '#web/refusal-words.ts'
import { wordsOfRefusal } from '#web/search-form/refused-answers.ts'
import { Banner } from '#web/ui/banner.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceBoard } from './choice-board.tsx'
import { accountStore, hasDeviceLists, mergeDevice } from './choice-lists.queries.ts'
import type { ChoiceStore, ChoicesState } from './choice-store.ts'
import { JudgedFor, PROFILE_SHEET } from './judged-for.tsx'
import { announceListCount } from './list-count.ts'
import { ShareSection } from './share-section.tsx'
import { useChoices } from './use-choices.ts'
import { useStoredProfile } from './use-stored-profile.ts'

const QuestionCard = lazy(async () => ({
  default: (await import('#web/search-form/question-card.tsx')).QuestionCard,
}))

/** The lists of the account, in the dashboard. */
export default function OwnChoicesPage() {
  const words = useWords()
  const user = useSignedIn()
  const search = useStoredProfile(predictorSearchOf(user))
  const { store, state } = useChoices(accountStore)
  const { choices } = words
  const { stage, chosen } = state
  useEffect(() => {
    if (stage === 'ready') announceListCount(chosen?.keys.length ?? 0)
  }, [stage, chosen])
  const { merging, merge } = useMerging((count) => {
    toast.success(choices.merged(count))
    void store.pull()
  })
  return (
    <div>
      <DocumentHead title={choices.title} description={choices.description} isIndexed={false} />
      {/* The frame names this page where its menu leads here, which that of staff does not. */}
      <h1 className={user.role === 'admin' ? 'type-section mb-1' : 'type-subsection mb-1 hidden print:block'}>
        {choices.title}
      </h1>
      {merging === 'full' && (
        <div className="mb-4">
          <Banner title={choices.mergeRefused} tone="error" />
        </div>
      )}
      <ChoiceBoard
        store={store}
        state={state}
        saving={<SavingState store={store} state={state} merging={merging} onMerge={merge} />}
        search={search}
        sharing={(list) => <ShareSection key={list.id} store={store} list={list} search={search} />}
        profile={(errors) => (
          <JudgedFor
            search={search}
            isRefused={errors.length > 0}
            note={
              <p className="type-small print:hidden">
                <a
                  href={`${paths.dashboard(dashboardOf(user.role))}/profile`}
                  className="inline-flex min-h-11 items-center text-primary-text underline"
                >
                  {choices.profileAccount}
                </a>
              </p>
            }
          >
            {() => (
              <QuestionCard
                key={search.toString()}
                search={search}
                errors={wordsOfRefusal(errors, search, words.predictor).byKey}
                sheetId={PROFILE_SHEET}
                submit={choices.profileSubmit}
              />
            )}
          </JudgedFor>
        )}
      />
      {user.role !== 'admin' && (
        <div className="mt-6 max-w-180 print:hidden">
          <NextStepBox />
        </div>
      )}
      {user.role !== 'admin' && (
        <p className="mt-6 print:hidden">
          <Link
            to={`${paths.dashboard(dashboardOf(user.role))}/season`}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
          >
            {words.ownSeason.open}
          </Link>
        </p>
      )}
    </div>
  )
}

/** How far the lists of this device are on their way into the account. `full`: it has no room for them; `failed`: not reached. */
type Merging = 'running' | 'done' | 'full' | 'failed'

/** Takes the lists of this device into the account when the page opens. @param onMerged  hears how many went */
function useMerging(onMerged: (count: number) => void): { merging: Merging; merge: () => void } {
  const [merging, setMerging] = useState<Merging>(() => (hasDeviceLists() ? 'running' : 'done'))
  function merge(): void {
    mergeDevice().then(
      (count) => {
        setMerging('done')
        if (count > 0) onMerged(count)
      },
      (thrown: unknown) => setMerging(isRefusal(thrown, 'CHOICE_LISTS_FULL') ? 'full' : 'failed'),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(merge, [])
  return { merging, merge }
}

type SavingProps = { store: ChoiceStore; state: ChoicesState; merging: Merging; onMerge: () => void }

/** Whether the last change of the lists is in the account already, and what this device had. */
function SavingState({ store, state: { saving }, merging, onMerge }: SavingProps) {
  const words = useWords()
  const { choices } = words
  const isFailed = saving.state === 'unsaved' || merging === 'failed'
  const isOnWay = saving.state === 'saving' || merging === 'running'
  if (!isFailed) return <span>{isOnWay ? choices.saving : choices.inAccount}</span>
  const because = saving.state === 'unsaved' && isRefusal(saving.because) ? wordsOf(saving.because, words) : undefined
  function tryNow(): void {
    void store.flush()
    if (merging === 'failed') onMerge()
  }
  return (
    <span role="alert" className="text-danger">
      {choices.unsaved}: {because ?? choices.unsavedMore}{' '}
      <button type="button" className="min-h-11 text-primary-text underline" onClick={tryNow}>
        {choices.tryNow}
      </button>
    </span>
  )
}
