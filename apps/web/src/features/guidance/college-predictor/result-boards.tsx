import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import type { PredictorAnswer } from '@sopaan/contract/college-predictor'
import { paths, toolFrom } from '@sopaan/contract/paths'
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { filterEntries, predictorAddress } from '#web/search-form/predictor-search.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useWords } from '#web/words/use-words.tsx'
import { type BoardAhead, useBoardsAhead } from './boards-ahead.ts'
import { type BoardProps, PredictorBoard } from './choice-rows.tsx'
import { ChooseLink } from './choose.tsx'
import { useChips } from './filter-chips.ts'
import { addedAddress, addressWithout, boardAddress, nextAddresses } from './next-addresses.ts'

type Shown = { answer: ChoicesAnswer; search: URLSearchParams }
type RowsProps = Pick<BoardProps, 'ticked' | 'isFull' | 'onTick' | 'putAway' | 'sheetId'>
type Props = Shown &
  RowsProps & {
    /** What everything below the first screen shows already. */
    settled: Shown
    /** Names the table of this device; undefined until it is here. */
    table: string | undefined
    /** The list of orders is open. */
    isOrdering: boolean
  }

/** Rows of the first screen, on a phone and on a desk: they are drawn at once, the others in the frames behind them. */
const FIRST_ROWS = { narrow: 5, wide: 9 }
const NARROW_MAX_PX = 767
const LAYOUTS_MIN_PX = 1024

/**
 * The rows of the address. Once this device has the table, those of the addresses that one tap leads to stand beside them as
 * far as the first screen goes, laid out and unseen: the tap only changes which are seen.
 */
export function ResultBoards({ answer, search, settled, table, isOrdering, ...props }: Props) {
  const open = boardAddress(search)
  const isFirst = useIsFirst(search.toString())
  const isWhole = useIsWhole()
  const here = boardAddress(settled.search)
  const ahead = useBoardsAhead(table === undefined ? [] : [here, ...nextAddresses(settled, sight(isOrdering))], table)
  const added = ahead.find(({ address }) => address === addedAddress(settled))
  const boards = new Map<string, ChoicesAnswer>()
  for (const each of ahead) if (each.answer && each !== added) boards.set(each.address, each.answer)
  boards.set(here, settled.answer).set(open, answer)
  useLaidOut(ahead)
  return [...boards].map(([address, known]) => (
    <div
      key={address}
      // The years fill as the answer comes, and not again at every tap.
      className={classNames('result-ahead', isFirst && address === here && 'first-answer')}
      data-board={address}
      data-open={address === open || undefined}
    >
      <Board
        {...props}
        {...stretchOf(known, address === here && isWhole ? settled.answer : undefined)}
        answer={known}
        address={address}
      />
      {added?.answer && known === settled.answer && address === here && (
        <AddedRows
          key={added.address}
          {...props}
          address={added.address}
          answer={added.answer}
          from={known.data.length}
        />
      )}
    </div>
  ))
}

/** Whether all rows are drawn: those that the server sent at once; those that this page draws itself, first as far as a screen goes. */
function useIsWhole(): boolean {
  const isDrawnHere = useHydrated()
  return useDeferredValue(true, !isDrawnHere)
}

/** Whether the words are those of the first time, and no others came between. */
function useIsFirst(words: string): boolean {
  const [first, setFirst] = useState<string | undefined>(words)
  if (first !== undefined && first !== words) setFirst(undefined)
  return first === words
}

/** What one tap adds behind the rows above it, as far as a screen goes. */
function AddedRows({ from, ...props }: RowsProps & { address: string; answer: ChoicesAnswer; from: number }) {
  const { count, isNarrow } = firstScreen()
  return (
    <div className="result-ahead" data-board={props.address}>
      <Board {...props} from={from} count={from + count} isNarrow={isNarrow} />
    </div>
  )
}

/**
 * Has what is unseen laid out once its marks are set (run-bookmarks.ts), by asking for its place: else that would be done under
 * the finger.
 */
function useLaidOut(ahead: readonly BoardAhead[]): void {
  const newest = ahead.at(-1)
  useEffect(() => {
    if (newest === undefined) return undefined
    const timer = setTimeout(() => {
      for (const board of document.querySelectorAll('.result-ahead:not([data-open])')) {
        board.lastElementChild?.getBoundingClientRect()
      }
    }, MARKED_MS)
    return () => clearTimeout(timer)
  }, [newest])
}

/** Marks are set in the frame behind the drawing, ms. */
const MARKED_MS = 50

type Stretch = { from: number; count: number; isNarrow: boolean }

/** Which rows are drawn: all of what has settled, and those of a first screen more of anything else. */
function stretchOf(answer: ChoicesAnswer, settled: ChoicesAnswer | undefined): Stretch {
  if (answer === settled) return { from: 0, count: Number.POSITIVE_INFINITY, isNarrow: false }
  const { count, isNarrow } = firstScreen()
  const before = settled?.data.length ?? 0
  return { from: 0, count: before + count, isNarrow: isNarrow && before === 0 }
}

/** Asked for only after a tap or ahead of one, so that there is a window. */
function firstScreen(): { count: number; isNarrow: boolean } {
  const isNarrow = window.innerWidth <= NARROW_MAX_PX
  return { count: isNarrow ? FIRST_ROWS.narrow : FIRST_ROWS.wide, isNarrow }
}

function sight(isOrdering: boolean): { isOrdering: boolean; isWide: boolean } {
  return { isOrdering, isWide: window.innerWidth >= LAYOUTS_MIN_PX }
}

type BoardOfAddressProps = Omit<BoardProps, 'search'> & {
  /** With every filter: the same words for the same rows. */
  address: string
}

const Board = memo(function Board({ address, count, ...props }: BoardOfAddressProps) {
  const { data, elsewhere } = props.answer
  const search = useMemo(() => new URLSearchParams(address), [address])
  if (data.length > 0) {
    return <PredictorBoard {...props} search={search} count={Math.min(count, data.length)} />
  }
  if (elsewhere.length > 0) return <Elsewhere colleges={elsewhere} />
  return <NoChoices answer={props.answer} search={search} sheetId={props.sheetId} />
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

/** Whether IITs are searched for, as `iit bombay` or `iitb`, without the rank that they take. */
function isIitSought(search: URLSearchParams): boolean {
  return (
    /^\s*iit[a-z]{0,3}\b/i.test(search.get('q') ?? '') && !search.has('advanced') && !search.has('advancedCategory')
  )
}

/** Nothing in this tab under these filters, with one way out for each filter that is on. */
function NoChoices({ answer, search, sheetId }: Shown & Pick<RowsProps, 'sheetId'>) {
  const { predictor, results: words } = useWords()
  const chips = useChips(search, answer)
  const band = search.get('band') as keyof typeof predictor.bands | null
  if (filterEntries(search).length > 0) {
    return (
      <EmptyState title={isIitSought(search) ? words.needsAdvanced : words.none}>
        {isIitSought(search) && (
          <p>
            <button type="button" popoverTarget={sheetId} className={buttonClasses('pen')}>
              {words.add}
            </button>
          </p>
        )}
        <ul className="flex flex-wrap gap-2">
          {chips.map(({ key, label }) => (
            <li key={key}>
              <ChooseLink to={addressWithout(search, key)} className={buttonClasses('line')}>
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
