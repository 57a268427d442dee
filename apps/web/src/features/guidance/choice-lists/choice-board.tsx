import { inLanguage, paths, signInFor, toolFrom } from '@sopaan/contract/paths'
import { countBelowSafe } from '@sopaan/domain/choice-lists/choice-list-order'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { ClassTwelveNote } from '#web/search-form/class-twelve-note.tsx'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { useSite } from '#web/site-state.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import type { ChoiceStore, ChoicesState, StoredList } from './choice-store.ts'
import { FileButtons } from './file-buttons.tsx'
import { ListReplay } from './list-replay.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { MakeButton } from './make-button.tsx'
import { PlaySection } from './play-section.tsx'
import { RunningSeason } from './running-season.tsx'
import { ShareSection } from './share-section.tsx'
import { type Judging, useJudged } from './use-choices.ts'

type Props = {
  store: ChoiceStore
  state: ChoicesState
  isDevice: boolean
  /** Where the lists are kept, and whether the last change is there already. */
  saving: ReactNode
  /** The answers about the reader, as the address has them. */
  search: URLSearchParams
  /** Who the list is judged for, and the way to change it. */
  profile: (errors: Judging['errors']) => ReactNode
}

const ListCheck = lazy(async () => ({ default: (await import('./list-check.tsx')).ListCheck }))

const NO_KEYS: readonly string[] = []

type OrderNoteProps = {
  keys: readonly string[]
  judged: Judging['judged']
  /** Whether a verdict is on its way: its words hold their place until they are known, so that no row jumps. */
  isAwaited: boolean
}

/** The lists of a person or a device: one of them open, in its order, judged and replayed. */
export function ChoiceBoard({ store, state, isDevice, saving, search, profile }: Props) {
  const { choices: words } = useWords()
  const keys = state.chosen?.keys ?? NO_KEYS
  const judging = useJudged(keys, search)
  if (state.stage === 'loading') {
    return (
      // As high as the window: what stands below would jump when the list is there.
      <div role="status" aria-label={words.loading} className="grid min-h-dvh content-start gap-3">
        <p className="only-without-script rounded-box bg-surface-sunken p-4">{words.withoutScript}</p>
        <Skeleton className="only-with-script h-12" />
        <Skeleton className="only-with-script h-28" />
        <Skeleton className="only-with-script h-28" />
      </div>
    )
  }
  if (state.stage === 'refused') {
    return (
      <Banner title={words.refusedTitle} tone="error">
        <Button look="line" className="mt-3" onClick={() => void store.pull()}>
          {words.retry}
        </Button>
      </Banner>
    )
  }
  return (
    <>
      {profile(judging.errors)}
      <ListToolbar store={store} state={state} saving={saving} newId={() => crypto.randomUUID()} />
      <MakeButton store={store} state={state} search={search} />
      {state.chosen && keys.length > 0 ? (
        <OpenList store={store} list={state.chosen} judging={judging} search={search} isDevice={isDevice} />
      ) : (
        <NothingYet search={search} />
      )}
    </>
  )
}

type OpenProps = { store: ChoiceStore; list: StoredList; judging: Judging; search: URLSearchParams; isDevice: boolean }

function OpenList({ store, list, judging, search, isDevice }: OpenProps) {
  const { choices: words, language } = useWords()
  const { judged, stage } = judging
  const { switches } = useSite()
  return (
    <>
      <div className="mt-4 flex flex-wrap items-baseline gap-x-4">
        <h2 className="type-subsection">{list.name}</h2>
        <p className="text-secondary tabular-nums">{words.seats(list.keys.length, groupIndian(list.keys.length))}</p>
        <a
          href="#check"
          className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline print:hidden"
        >
          {words.check.jump}
        </a>
        {switches.mentoring && (
          <a
            href={paths.withList(inLanguage(paths.mentors(), language), list.id)}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline sm:ms-auto print:hidden"
          >
            {words.withMentor}
          </a>
        )}
      </div>
      <OrderNote keys={list.keys} judged={judged} isAwaited={stage === 'judging' && profileSearch(search) !== ''} />
      {stage === 'failed' && (
        <div className="mt-3">
          <Banner title={words.judgeFailed} tone="error">
            <Button look="line" className="mt-3" onClick={judging.retry}>
              {words.retry}
            </Button>
          </Banner>
        </div>
      )}
      <p role="status" className="sr-only">
        {stage === 'judging' && words.judging}
      </p>
      <div aria-busy={stage === 'judging'} className="mt-4">
        <ChoiceRows store={store} list={list} judged={judged} search={search} />
      </div>
      <div className="type-small mt-4 grid gap-2 text-secondary">
        <p className="measure">{words.formRule}</p>
        <ClassTwelveNote />
      </div>
      <Suspense>
        <ListCheck store={store} list={list} search={search} />
      </Suspense>
      <PlaySection keys={list.keys} search={search} />
      {judged && <ListReplay keys={list.keys} judged={judged} />}
      <div className="mt-10 grid gap-4 lg:grid-cols-2 print:hidden">
        <ExportMenu list={list} search={search} />
        {isDevice ? (
          <Card>
            <h2 className="type-card">{words.shareTitle}</h2>
            <p className="mt-1 text-secondary">{words.shareSignIn}</p>
            <a href={signInFor(paths.ownChoices(), language)} className={`${buttonClasses('line')} mt-4`}>
              {words.signIn}
            </a>
          </Card>
        ) : (
          <ShareSection store={store} list={list} search={search} />
        )}
      </div>
    </>
  )
}

function NothingYet({ search }: { search: URLSearchParams }) {
  const { choices: words, language } = useWords()
  const { pathname } = useLocation()
  return (
    <div className="mt-6">
      <EmptyState title={words.emptyTitle}>
        <p>{words.emptyText}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <a
            href={toolFrom(pathname, paths.tool('college-predictor'), language) + profileSearch(search)}
            className={buttonClasses('pen')}
          >
            {words.emptyPredictor}
          </a>
          <a href={inLanguage(paths.collegeData(), language)} className={buttonClasses('line')}>
            {words.emptyData}
          </a>
        </div>
      </EmptyState>
    </div>
  )
}

/** The list as files and on paper: the rows and the order of the screen. */
function ExportMenu({ list, search }: { list: StoredList; search: URLSearchParams }) {
  const { choices: words } = useWords()
  return (
    <Card>
      <h2 className="type-card">{words.takeTitle}</h2>
      <p className="mt-1 text-secondary">{words.takeLead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <FileButtons list={list} search={search} />
        <Button look="line" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </Card>
  )
}

/** What the order of the list does, in a line; and while a season runs, which round its chances follow. */
function OrderNote({ keys, judged, isAwaited }: OrderNoteProps) {
  const { choices: words } = useWords()
  const verdicts = keys.map((key) => judged?.byKey.get(key)?.verdict)
  const isJudged = verdicts.some((verdict) => verdict?.state === 'judged')
  const below = countBelowSafe(verdicts)
  return (
    <>
      <p className="measure text-secondary print:hidden">
        {words.orderRule} {isJudged && below === undefined && words.orderNoSafe}
        {isAwaited && (
          <span aria-hidden="true" className="invisible">
            {words.orderNoSafe}
          </span>
        )}
        {below !== undefined && below > 0 && words.orderNote(words.seats(below, groupIndian(below)))}
      </p>
      {isJudged && <RunningSeason judged={judged} />}
    </>
  )
}
