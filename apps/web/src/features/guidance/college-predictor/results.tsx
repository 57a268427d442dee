import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { predictorAddress, profileEntries } from '#web/search-form/predictor-search.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Later } from '#web/ui/later.tsx'
import { attachQuickTaps } from '#web/ui/quick-taps.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { choiceAddress, ROWS_A_PAGE } from './choice-address.ts'
import { ChooseLink } from './choose.tsx'
import { FILTERS_SHEET } from './filter-chips.ts'
import type { FilterFieldsProps } from './filter-fields.tsx'
import { useHiddenRows } from './hidden-rows.ts'
import { foldAddress, isFoldNear, moreAddress } from './next-addresses.ts'
import { ResultBoards } from './result-boards.tsx'
import { ResultControls } from './result-controls.tsx'

type Props = {
  answer: ChoicesAnswer
  search: URLSearchParams
  sheetId: string
  /** Names the table of this device; undefined until it is here. */
  table: string | undefined
  /** Which parts are drawn by now. */
  hasRows: boolean
  hasFilters: boolean
}

const fetchFields = async () => (await import('./filter-fields.tsx')).FilterFields
const FIELDS = { onServer: import.meta.env.SSR ? await fetchFields() : undefined, fetch: fetchFields }

const COMPARED_MAX = 4

type CompareTrayProps = {
  /** Keys of seat pools. */
  ticked: readonly string[]
  search: URLSearchParams
  onClear: () => void
}

const COMPARED_MIN = 2

/** What is answered at once from what is here. */
const QUICK = '.result-tabs a, .result-chips a, .result-more a, .filter-chip'

/** The answer: what narrows it, and a row a choice, as a board to be skimmed. */
export function Results({ answer, search, sheetId, table, hasRows, hasFilters }: Props) {
  const { predictor, results: words } = useWords()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isOrdering, setOrdering] = useState(false)
  const putAway = useHiddenRows()
  const section = useRef<HTMLElement>(null)
  useEffect(() => (section.current ? attachQuickTaps(section.current, QUICK) : undefined), [])
  const { total, data } = answer
  const left = total - data.length
  const settled = useDeferredValue(useMemo(() => ({ answer, search }), [answer, search]))
  const toggleTick = useCallback((key: string) => {
    setTicked((keys) => (keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key]))
  }, [])
  return (
    <section ref={section} aria-labelledby="results" className="page-width">
      <ResultControls answer={answer} search={search} settled={settled} onOrdering={setOrdering} />
      <h2 id="results" tabIndex={-1} className="sr-only">
        {predictor.results}
      </h2>
      <Progress total={total} />
      <Unpublished answer={answer} search={search} />
      <div className="result-board">
        {data.length > 0 && <Readings answer={answer} search={search} />}
        {hasRows ? (
          <ResultBoards
            answer={answer}
            search={search}
            settled={settled}
            table={table}
            isOrdering={isOrdering}
            ticked={ticked}
            isFull={ticked.length >= COMPARED_MAX}
            onTick={toggleTick}
            putAway={putAway}
            sheetId={sheetId}
          />
        ) : (
          <div className="min-h-lvh" />
        )}
      </div>
      <div className="result-more">
        {left > 0 && (
          <ChooseLink to={moreAddress(search)} replace rel="next">
            {words.moreRows(groupIndian(Math.min(left, ROWS_A_PAGE)))}
          </ChooseLink>
        )}
        <Fold answer={answer} search={search} />
        {putAway.keys.length > 0 && (
          <button type="button" onClick={putAway.showAll} className="result-fold">
            {words.hiddenCount(putAway.keys.length)}
          </button>
        )}
      </div>
      {search.has('from') && <p className="type-small measure py-2 text-tertiary">{words.kmNote}</p>}
      <CompareTray ticked={ticked} search={search} onClear={() => setTicked([])} />
      {hasFilters && <Filters {...settled} />}
    </section>
  )
}

/** The sheet holds a chip for every branch and State: it follows what is seen. */
const Filters = memo(FilterSheet)

/** How many choices a limit leaves out because the figure of their college is not published. */
function Unpublished({ answer: { unpublished }, search }: Pick<Props, 'answer' | 'search'>) {
  const { results: words } = useWords()
  const on = choiceAddress.filtersOn(search)
  const said = [
    ...(on.includes('feeMax') && unpublished.fees > 0
      ? [words.feesUnpublished(unpublished.fees, groupIndian(unpublished.fees))]
      : []),
    ...(on.includes('nirfMax') && unpublished.nirf > 0
      ? [words.nirfUnpublished(unpublished.nirf, groupIndian(unpublished.nirf))]
      : []),
    ...(on.includes('salaryMin') && unpublished.salaries > 0
      ? [words.salariesUnpublished(unpublished.salaries, groupIndian(unpublished.salaries))]
      : []),
    ...(on.includes('kmMax') && unpublished.distances > 0 ? [words.pointsUnpublished(unpublished.distances)] : []),
  ]
  return said.length > 0 && <p className="type-small py-2 text-secondary">{said.join(' ')}</p>
}

/** What is read aloud of it; the board below is dimmed while the server is asked. */
function Progress({ total }: { total: number }) {
  const { predictor, results: words } = useWords()
  const isPending = useNavigation().state === 'loading'
  return (
    <p role="status" aria-busy={isPending} className="sr-only">
      {isPending ? predictor.sending : words.counted(total, groupIndian(total))}
    </p>
  )
}

function Fold({ answer, search }: Pick<Props, 'answer' | 'search'>) {
  const { results: words } = useWords()
  const isOpen = search.get('under') === 'true'
  if (!isFoldNear(answer, search)) return null
  const count = answer.bands.longShot
  return (
    <ChooseLink to={foldAddress(search, answer.total)} replace className="result-fold">
      {isOpen ? words.unfold : words.fold(count, groupIndian(count))}
    </ChooseLink>
  )
}

/** For a search that means several colleges: which, each with the way to it alone, and those outside JoSAA beside them. */
function Readings({ answer: { readings, elsewhere }, search }: Pick<Props, 'answer' | 'search'>) {
  const { predictor, results: words } = useWords()
  const text = (search.get('q') ?? '').toLowerCase()
  if (readings.length === 0 && elsewhere.length === 0) return null
  return (
    <div className="result-readings">
      {readings.map(({ word, colleges }) => (
        <p key={word}>
          {words.reading(word)}{' '}
          {colleges.map((college) => (
            <ChooseLink
              key={college}
              to={predictorAddress.withChanged(search, {
                q: text.includes(word) ? text.replace(word, college) : college,
                page: undefined,
              })}
              replace
              className="result-chip"
            >
              <span>{college}</span>
            </ChooseLink>
          ))}
        </p>
      ))}
      {elsewhere.map(({ name, givenBy }) => (
        <p key={name}>{predictor.elsewhere(name, givenBy)}</p>
      ))}
    </div>
  )
}

/** What is ticked, and the way to see it side by side. */
function CompareTray({ ticked, search, onClear }: CompareTrayProps) {
  const { results: words, language } = useWords()
  if (ticked.length === 0) return null
  return (
    <div className="compare-tray" role="status">
      <span>{words.ticked(ticked.length)}</span>
      <button type="button" onClick={onClear} aria-label={words.untickAll} className="compare-clear">
        <Icon name="close" />
      </button>
      {ticked.length < COMPARED_MIN ? (
        <span className="ml-auto">{words.oneMore}</span>
      ) : (
        <a href={inLanguage(paths.compare(ticked, profileEntries(search)), language)} className="compare-go">
          {words.compare}
        </a>
      )}
    </div>
  )
}

/** The sheet with every filter: a form that works as it was sent, and takes effect with each tap once its script is here. */
function FilterSheet(props: FilterFieldsProps) {
  const { results: words, shell } = useWords()
  return (
    <Sheet id={FILTERS_SHEET} title={words.filters} closeLabel={shell.close}>
      <Later part={FIELDS} props={props} of={props.answer} isTouched className="min-h-80" />
    </Sheet>
  )
}
