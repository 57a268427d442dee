import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { countBelowSafe } from '@sopaan/domain/choice-lists/choice-list-order'
import { floorOf, replayChoices } from '@sopaan/domain/choice-lists/choice-list-replay'
import { isSameOrder } from '@sopaan/domain/choice-lists/choice-lists-merge'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { lazy, memo, type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { BelowRows } from './below-rows.tsx'
import type { StoredList } from './choice-storage.ts'
import type { ChoiceStore } from './choice-store.ts'
import { FileButtons } from './file-buttons.tsx'
import { FindStateSeats } from './find-state-seats.tsx'
import { JosaaRows } from './josaa-rows.tsx'
import { isRankGiven } from './judged-profile.ts'
import { ListOrder } from './list-order.tsx'
import { ListReplay } from './list-replay.tsx'
import { ListTabs } from './list-tabs.tsx'
import { PlaySection } from './play-section.tsx'
import { playablePools } from './playable-pools.ts'
import { RetryBanner } from './retry-banner.tsx'
import { RunningSeason } from './running-season.tsx'
import type { ListAsSaid } from './stored-taste.ts'
import type { Judging } from './use-choices.ts'
import { useListTab } from './use-list-tab.ts'
import { useSavedPages } from './use-saved-pages.ts'
import type { Ticking } from './use-ticks.ts'

type Props = {
  store: ChoiceStore
  list: StoredList
  judging: Judging
  search: URLSearchParams
  ticking: Ticking
  /** How a list stood when its owner last said what to like of it. */
  asSaid: ListAsSaid
  onOrdered: (keys: readonly string[]) => void
  /** Where the lists are kept, and whether the last change is there already; nothing where that is said above. */
  saving: ReactNode
  /** The box in which the list is given a link; nothing where it is kept on the device, which gives it none. */
  sharing: ReactNode
  /** What stands in place of the choices of JoSAA where there are none. */
  empty: ReactNode
}

// Measured on a list of 300: without these an arrow key waits for all that is worked out of the list, three times over.
const PlayRounds = memo(PlaySection)
const Replay = memo(ListReplay)
const StateSection = lazy(async () => ({ default: (await import('./state-section.tsx')).StateSection }))
const ListCheck = memo(lazy(async () => ({ default: (await import('./list-check.tsx')).ListCheck })))

/** The list that is open: its choices of JoSAA, those of State counsellings apart, and the ways to take it along. */
export function OpenList(props: Props) {
  const { store, list, search, saving, sharing, empty } = props
  const { choices: words } = useWords()
  const { part, state } = useMemo(() => {
    const { josaa, state } = choicesApart(list.keys)
    return { part: { ...list, keys: josaa }, state }
  }, [list])
  return (
    <>
      {part.keys.length > 0 ? (
        <>
          <h2 className="sr-only print:not-sr-only">{list.name}</h2>
          <JosaaPart {...props} list={part} />
        </>
      ) : (
        empty
      )}
      {state.length > 0 ? (
        <Suspense>
          <StateSection store={store} id={list.id} keys={state} />
        </Suspense>
      ) : (
        <p className="mt-6 text-secondary print:hidden">
          {words.states.none} <FindStateSeats />
        </p>
      )}
      <p className="mt-6 text-[15px] text-secondary empty:hidden print:hidden">{saving}</p>
      <div className="mt-6 grid gap-4 lg:grid-cols-2 print:hidden">
        <ExportMenu list={list} search={search} />
        {sharing}
      </div>
    </>
  )
}

/** The choices of JoSAA: their rows, their check and their rounds, side by side on a desktop and one at a time on a phone. */
function JosaaPart({ store, list, judging, search, ticking, asSaid, onOrdered }: Props) {
  const { choices: words, language } = useWords()
  const { judged, stage } = judging
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [faults, setFaults] = useState(0)
  const [isOrdering, setIsOrdering] = useState(false)
  const tab = useListTab()
  const openOrder = useCallback(() => setIsOrdering(true), [])
  // The rows are drawn first, and what is worked out of their order after them.
  const settled = useDeferredValue(list)
  const replayed = useMemo(() => judged && replayList(settled.keys, judged), [settled.keys, judged])
  useSavedPages(list.keys, judged, search)
  const isRanked = isRankGiven(new URLSearchParams(profileSearch(search)))
  return (
    <>
      <ListTabs current={tab} faults={faults} />
      {stage === 'failed' && <RetryBanner title={words.judgeFailed} onRetry={judging.retry} />}
      <p role="status" className="sr-only">
        {stage === 'asking' && words.judging}
      </p>
      {judged?.storedAt !== undefined && (
        <p role="status" className="type-small mb-2 text-secondary">
          {words.storedFigures(formatDayAndTime(judged.storedAt, language))}
        </p>
      )}
      <div className="list-page" data-tab={tab}>
        <div className="list-order">
          <div ref={setBar} className={`mb-1.5 lg:mb-3 print:hidden ${isRanked ? 'fix-place' : 'empty:hidden'}`} />
          <div aria-busy={stage === 'asking'}>
            <JosaaRows
              key={list.id}
              store={store}
              list={list}
              judged={judged}
              floor={replayed?.floor}
              search={search}
              ticking={ticking}
            />
          </div>
          {isRanked && list.keys.length > 1 && (
            <Button look="line" className="mt-3 print:hidden" onClick={openOrder}>
              {words.order.open}
            </Button>
          )}
          <BelowRows listId={list.id}>
            <OrderNote keys={list.keys} judged={judged} />
          </BelowRows>
        </div>
        <div className="list-check">
          <Suspense fallback={isRanked && <Skeleton className="h-[60rem] lg:h-[44rem]" />}>
            <ListCheck
              store={store}
              list={settled}
              search={search}
              bar={bar}
              saidOfList={isSameOrder(asSaid.keys, settled.keys) ? asSaid.said : undefined}
              onOrder={openOrder}
              onFaults={setFaults}
            />
          </Suspense>
        </div>
        <div className="list-rounds">
          <PlayRounds keys={settled.keys} search={search} />
          {judged && replayed && <Replay keys={settled.keys} judged={judged} seasons={replayed.seasons} />}
        </div>
      </div>
      <ListOrder
        store={store}
        list={list}
        judged={judged}
        search={search}
        isOpen={isOrdering}
        onClose={() => setIsOrdering(false)}
        onOrdered={onOrdered}
      />
    </>
  )
}

/** The list in the last seasons, and the row below which none of them went. */
function replayList(keys: readonly string[], judged: NonNullable<Judging['judged']>) {
  const seasons = replayChoices(
    keys.map((key) => playablePools(judged.byKey.get(key))),
    judged.rounds,
  )
  const floor = floorOf(seasons)
  const isWithin = floor !== undefined && floor < keys.length - 1
  return { seasons, floor: isWithin ? { key: keys[floor], seasons: seasons.length } : undefined }
}

/**
 * What the chances say of the order, in a line; and while a season runs, which round they follow. It stands last, so that
 * nothing moves when the chances come.
 */
function OrderNote({ keys, judged }: { keys: readonly string[]; judged: Judging['judged'] }) {
  const { choices: words } = useWords()
  const verdicts = keys.map((key) => judged?.byKey.get(key)?.verdict)
  const isJudged = verdicts.some((verdict) => verdict?.state === 'judged')
  const below = countBelowSafe(verdicts)
  return (
    <>
      <p className="measure empty:hidden print:hidden">
        {isJudged && below === undefined && words.orderNoSafe}
        {below !== undefined && below > 0 && words.orderNote(words.seats(below, groupIndian(below)))}
      </p>
      {isJudged && <RunningSeason judged={judged} />}
    </>
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
