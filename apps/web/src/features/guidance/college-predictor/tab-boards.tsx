import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import type { PredictorAnswer } from '@sopaan/contract/college-predictor'
import { paths, toolFrom } from '@sopaan/contract/paths'
import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { filterEntries, predictorAddress } from '#web/search-form/predictor-search.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { TAB_BANDS, tabAddress } from './choice-address.ts'
import { type BoardProps, PredictorBoard } from './choice-rows.tsx'
import { answerAtOnce } from './choice-table.queries.ts'
import { ChooseLink } from './choose.tsx'
import { useChips } from './filter-chips.ts'

type Shown = { answer: ChoicesAnswer; search: URLSearchParams }
type Props = Shown &
  Pick<BoardProps, 'ticked' | 'isFull' | 'onTick' | 'putAway' | 'sheetId'> & {
    /** What everything below the first screen shows already. */
    settled: Shown
    /** The search whose tabs this device has answered, without its tab. */
    aheadOf: string | undefined
  }

/** Rows of the first screen, on a phone and on a desk: they are drawn at once, the others in the frames behind them. */
const FIRST_ROWS = { narrow: 5, wide: 9 }
const NARROW_MAX_PX = 767

/**
 * The rows of the tab that is open. Once this device has answered the others, those stand beside it as far as the first
 * screen goes, laid out and unseen: a tap on a tab only changes which are seen.
 */
export function TabBoards({ answer, search, settled, aheadOf, ...props }: Props) {
  const open = tabOf(search)
  const [first] = useState(open)
  const settledTab = tabOf(settled.search)
  const isAhead = aheadOf === tabAddress(settled.search, '') && aheadOf === tabAddress(search, '')
  const drawnAhead = useOneAMoment(isAhead ? TAB_BANDS.length : 0)
  const tabs = new Set([...TAB_BANDS.slice(0, drawnAhead), open, ...(isAhead ? [settledTab] : [])])
  return [...tabs].map((tab) => {
    const address = tabAddress(search, tab)
    const known =
      tab === open ? answer : tab === settledTab ? settled.answer : answerAtOnce(new URLSearchParams(address))
    const isWhole = known === settled.answer && tab === settledTab
    return (
      known && (
        <div
          key={tab}
          ref={layOut}
          // The years fill as the answer comes, and not again at every tap.
          className={classNames('tab-board', tab === first && 'first-answer')}
          data-open={tab === open || undefined}
        >
          <Board {...props} {...(isWhole ? WHOLE : firstScreen())} answer={known} address={address} />
        </div>
      )
    )
  })
}

/** Asking for the place of something unseen has it laid out: else that would be done under the finger. */
function layOut(board: HTMLElement | null): void {
  if (board?.dataset.open === undefined) board?.lastElementChild?.getBoundingClientRect()
}

/** Counts up to `count`, one in each idle moment; falls to 0 at once. */
function useOneAMoment(count: number): number {
  const [reached, setReached] = useState(0)
  const shown = Math.min(reached, count)
  useEffect(() => {
    if (reached > count) setReached(count)
    if (reached >= count) return undefined
    const timer = setTimeout(() => startTransition(() => setReached(reached + 1)), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [reached, count])
  return shown
}

/** Leaves room for a finger between two boards that nobody asked for yet. */
const MOMENT_MS = 100

/** The tab of an address; there is an address for long shots, though no tab leads there. */
function tabOf(search: URLSearchParams): (typeof TAB_BANDS)[number] {
  return (search.get('band') ?? '') as (typeof TAB_BANDS)[number]
}

const WHOLE = { rowsMax: Number.POSITIVE_INFINITY, isNarrow: false }

/** Shown for only after a tap or ahead of one, so that there is a window. */
function firstScreen(): { rowsMax: number; isNarrow: boolean } {
  const isNarrow = window.innerWidth <= NARROW_MAX_PX
  return { rowsMax: isNarrow ? FIRST_ROWS.narrow : FIRST_ROWS.wide, isNarrow }
}

type TabBoardProps = Omit<BoardProps, 'count' | 'search'> & {
  /** The tab's own address, with every filter: the same words for the same rows. */
  address: string
  rowsMax: number
}

const Board = memo(function Board({ address, rowsMax, ...props }: TabBoardProps) {
  const { data, elsewhere } = props.answer
  const search = useMemo(() => new URLSearchParams(address), [address])
  if (data.length > 0) {
    return <PredictorBoard {...props} search={search} count={Math.min(rowsMax, data.length)} />
  }
  if (elsewhere.length > 0) return <Elsewhere colleges={elsewhere} />
  return <NoChoices answer={props.answer} search={search} />
})

/** For a search that names colleges outside JoSAA: who gives their seats, and the way there where we have it. */
function Elsewhere({ colleges }: { colleges: PredictorAnswer['elsewhere'] }) {
  const { predictor: words, language } = useWords()
  const { pathname } = useLocation()
  return (
    <EmptyState title={words.elsewhereTitle}>
      <ul className="grid gap-3">
        {colleges.map(({ name, givenBy, counselling }) => (
          <li key={name}>
            <p>{words.elsewhere(name, givenBy)}</p>
            {counselling !== undefined && (
              <a
                href={`${toolFrom(pathname, paths.tool('state-college-predictor'), language)}?counselling=${counselling}`}
                className="inline-flex min-h-11 items-center font-semibold text-primary-text underline"
              >
                {words.elsewhereSee(givenBy)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}

/** Nothing in this tab under these filters, with one way out for each filter that is on. */
function NoChoices({ answer, search }: Shown) {
  const { predictor, results: words } = useWords()
  const chips = useChips(search, answer)
  const band = search.get('band') as keyof typeof predictor.bands | null
  if (filterEntries(search).length > 0) {
    return (
      <EmptyState title={words.none}>
        <ul className="flex flex-wrap gap-2">
          {chips.map(({ key, label }) => (
            <li key={key}>
              <ChooseLink
                to={predictorAddress.withChanged(search, { [key]: undefined, page: undefined })}
                className={buttonClasses('line')}
              >
                {words.remove(label)}
              </ChooseLink>
            </li>
          ))}
        </ul>
      </EmptyState>
    )
  }
  if (band === null) return <EmptyState title={words.noneAtAll} />
  return (
    <EmptyState title={words.noneInBand(predictor.bands[band] ?? band)}>
      <ChooseLink
        to={predictorAddress.withChanged(search, { band: undefined, page: undefined })}
        className={buttonClasses('line')}
      >
        {words.all}
      </ChooseLink>
    </EmptyState>
  )
}
