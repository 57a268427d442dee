import { inLanguage, paths, toolFrom } from '@sopaan/contract/paths'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { isSameOrder } from '@sopaan/domain/choice-lists/choice-lists-merge'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { StoredList } from './choice-storage.ts'
import type { ChoiceStore, ChoicesState } from './choice-store.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { MakeButton } from './make-button.tsx'
import { OpenList } from './open-list.tsx'
import { RetryBanner } from './retry-banner.tsx'
import { ShareButton } from './share-button.tsx'
import { type ListAsSaid, readListAsSaid, storeListAsSaid } from './stored-taste.ts'
import { type Judging, useJudged } from './use-choices.ts'

type Props = {
  store: ChoiceStore
  state: ChoicesState
  /** The title of the page, where no frame names it. */
  title?: ReactNode
  /** What the page shows until the lists are read, where it knows more than their boxes. */
  waiting?: ReactNode
  /** Where the lists are kept, and whether the last change is there already. */
  saving: ReactNode
  /** The answers about the reader, as the address has them. */
  search: URLSearchParams
  /** Who the list is judged for, and the way to change it. */
  profile: (errors: Judging['errors']) => ReactNode
  /** The box in which a list of an account is given a link. */
  sharing?: (list: StoredList) => ReactNode
}

const NO_KEYS: readonly string[] = []

/** The lists of a person or a device: one of them open, in its order, judged and replayed. */
export function ChoiceBoard({ store, state, title, waiting, saving, search, profile, sharing }: Props) {
  const { choices: words } = useWords()
  const { chosen } = state
  const keys = chosen?.keys ?? NO_KEYS
  const josaa = useJosaaPart(keys)
  const judging = useJudged(josaa, search)
  const [isTicking, setIsTicking] = useState(false)
  const [asSaid, setAsSaid] = useState(readListAsSaid)
  if (state.stage === 'loading') {
    return (
      waiting ?? (
        // As high as the window: what stands below would jump when the list is there.
        <div role="status" aria-label={words.loading} className="grid min-h-dvh content-start gap-3">
          <p className="only-without-script rounded-box bg-surface-sunken p-4">{words.withoutScript}</p>
          <Skeleton className="only-with-script h-12" />
          <Skeleton className="only-with-script h-28" />
          <Skeleton className="only-with-script h-28" />
        </div>
      )
    )
  }
  if (state.stage === 'refused') {
    return (
      <>
        {title && (
          <div className="list-head">
            <div className="list-named">{title}</div>
          </div>
        )}
        <RetryBanner title={words.refusedTitle} onRetry={() => void store.pull()} />
      </>
    )
  }
  function handleSaid(said: ListAsSaid): void {
    storeListAsSaid(said)
    setAsSaid(said)
  }
  const make = (
    <MakeButton
      store={store}
      state={state}
      search={search}
      onMade={(made) => handleSaid({ said: 'whole', keys: made })}
    />
  )
  const nothing = <NothingYet search={search} make={make} />
  return (
    <>
      <ListToolbar
        store={store}
        state={state}
        title={title}
        reader={profile(judging.errors)}
        actions={
          chosen &&
          keys.length > 0 && (
            <div className="list-actions print:hidden">
              <ShareButton list={chosen} search={search} judged={judging.judged} />
              {josaa.length > 0 && make}
            </div>
          )
        }
        onTick={josaa.length > 0 ? () => setIsTicking(true) : undefined}
        newId={() => crypto.randomUUID()}
      />
      {state.saving.state === 'unsaved' && <p className="text-[15px]">{saving}</p>}
      {chosen && keys.length > 0 ? (
        <OpenList
          store={store}
          list={chosen}
          judging={judging}
          search={search}
          ticking={{ isOn: isTicking, onEnd: () => setIsTicking(false) }}
          saving={state.saving.state !== 'unsaved' && saving}
          asSaid={asSaid}
          onOrdered={(wanted) => handleSaid({ said: 'order', keys: wanted })}
          sharing={sharing?.(chosen)}
          empty={nothing}
        />
      ) : (
        nothing
      )}
    </>
  )
}

/** The choices of JoSAA among others, the same array as long as they are the same. */
function useJosaaPart(keys: readonly string[]): readonly string[] {
  const [part, setPart] = useState(NO_KEYS)
  const { josaa } = choicesApart(keys)
  if (isSameOrder(part, josaa)) return part
  setPart(josaa)
  return josaa
}

function NothingYet({ search, make }: { search: URLSearchParams; make: ReactNode }) {
  const { choices: words, language } = useWords()
  const { pathname } = useLocation()
  return (
    // As high as while it loaded, so that the footer does not come up.
    <div className="mt-6 min-h-dvh">
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
