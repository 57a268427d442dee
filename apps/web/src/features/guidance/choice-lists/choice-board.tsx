import { inLanguage, paths, toolFrom } from '@sopaan/contract/paths'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { ChoiceStore, ChoicesState } from './choice-store.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { MakeButton } from './make-button.tsx'
import { OpenList } from './open-list.tsx'
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

const NO_KEYS: readonly string[] = []

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
      {state.chosen && keys.length > 0 ? (
        <OpenList
          store={store}
          list={state.chosen}
          judging={judging}
          search={search}
          isDevice={isDevice}
          make={<MakeButton store={store} state={state} search={search} />}
        />
      ) : (
        <NothingYet search={search} make={<MakeButton store={store} state={state} search={search} />} />
      )}
    </>
  )
}

function NothingYet({ search, make }: { search: URLSearchParams; make: ReactNode }) {
  const { choices: words, language } = useWords()
  const { pathname } = useLocation()
  return (
    <div className="mt-6">
      <EmptyState title={words.emptyTitle}>
        <p>{words.emptyText}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {make}
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
