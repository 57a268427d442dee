import { paths, readLanguage, signInFor } from '@sopaan/contract/paths'
import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readCandidate } from '#web/features/guidance/counselling/counselling.queries.ts'
import { writeNextStep } from '#web/features/guidance/counselling/next-step-html.tsx'
import { SentNextStep } from '#web/features/guidance/counselling/sent-next-step.tsx'
import { GuideLink } from '#web/guide-link.tsx'
import { hasSignInHint } from '#web/identity/sign-in-hint.ts'
import { requestContext } from '#web/load-context.ts'
import { OwnWords } from '#web/search-form/own-words.tsx'
import { wordsOfRefusal } from '#web/search-form/refused-answers.ts'
import { useInBrowser } from '#web/ui/use-hydrated.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceBoard } from './choice-board.tsx'
import { deviceStore } from './device-store.ts'
import { EarlyList } from './early-list.tsx'
import { JudgedFor, PROFILE_SHEET } from './judged-for.tsx'
import { useChoices } from './use-choices.ts'
import { useStoredProfile } from './use-stored-profile.ts'

const QuestionCard = lazy(async () => ({
  default: (await import('#web/search-form/question-card.tsx')).QuestionCard,
}))

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { category } = readCandidate(url.searchParams)
  const candidate = { category, isPwd: url.searchParams.get('pwd') === 'true' }
  const markup = await writeNextStep(context.get(requestContext), candidate, readLanguage(url.pathname).language)
  return { next: markup }
}

/** Nothing is asked again while the page stands: a list is worked on without a network too. */
export const shouldRevalidate = () => false

/** The lists of this device, for everyone; who is signed in goes to the lists of the account. */
export default function ChoiceListPage() {
  const { choices: words } = useWords()
  const { next } = useLoaderData<{ next?: string } | undefined>() ?? {}
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} />
      <div className="page-width pt-1 lg:pt-4">
        <DeviceBoard />
        {next !== undefined && (
          <div className="mt-6 max-w-180 print:hidden">
            <SentNextStep markup={next} />
          </div>
        )}
        <p className="mt-6">
          <GuideLink guide="choice-filling">{words.guide}</GuideLink>
        </p>
        <WhereSignedIn />
      </div>
    </>
  )
}

function DeviceBoard() {
  const words = useWords()
  const search = useStoredProfile(undefined)
  const { store, state } = useChoices(deviceStore)
  const title = <h1 className="list-title">{words.choices.title}</h1>
  return (
    <>
      <ChoiceBoard
        store={store}
        state={state}
        title={title}
        waiting={<EarlyList title={title} />}
        saving={<OnDevice />}
        search={search}
        profile={(errors) => (
          <JudgedFor search={search} isRefused={errors.length > 0}>
            {() => (
              <QuestionCard
                key={search.toString()}
                search={search}
                errors={wordsOfRefusal(errors, search, words.predictor).byKey}
                sheetId={PROFILE_SHEET}
                submit={words.choices.profileSubmit}
              />
            )}
          </JudgedFor>
        )}
      />
      {/* What is not on the list yet is asked for in one's own words, for whom the list is judged. */}
      <div className="mt-6 max-w-xl">
        <OwnWords search={search} />
      </div>
    </>
  )
}

/** Who is signed in is asked only where a cookie hints that somebody may be: for all others it would be weight alone. */
function WhereSignedIn() {
  const isHinted = useInBrowser(() => hasSignInHint(document.cookie), false)
  return (
    isHinted && (
      <Suspense>
        <ToAccount />
      </Suspense>
    )
  )
}

const ToAccount = lazy(async () => ({ default: (await import('./to-account.tsx')).ToAccount }))

/** That the lists are kept on this device alone, and the way to an account. */
function OnDevice() {
  const { choices: words, language } = useWords()
  return (
    <span>
      {words.onDevice} {words.onDeviceMore}{' '}
      <a href={signInFor(paths.ownChoices(), language)} className="text-primary-text underline">
        {words.signIn}
      </a>
    </span>
  )
}
