import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { predictorAddress } from '#web/search-form/predictor-search.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import { ROWS_A_PAGE } from './college-choices.queries.ts'
import { CompareTray } from './compare-tray.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { FILTERS_SHEET, FilterSheet } from './filter-sheet.tsx'
import { NoChoices } from './no-choices.tsx'
import { ResultControls } from './result-controls.tsx'

type Props = { answer: ChoicesAnswer; search: URLSearchParams; sheetId: string }

const COMPARED_MAX = 4

/** The answer: what narrows it, and a row a choice, as a board to be skimmed. */
export function Results({ answer, search, sheetId }: Props) {
  const { predictor, results: words } = useWords()
  const isPending = useNavigation().state !== 'idle'
  const [ticked, setTicked] = useState<readonly string[]>([])
  const { total, data, bands } = answer
  const left = total - data.length
  function toggleTick(key: string): void {
    setTicked((keys) => (keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key]))
  }
  return (
    <section aria-labelledby="results" className="page-width">
      <ResultControls answer={answer} search={search} />
      <h2 id="results" tabIndex={-1} className="sr-only">
        {predictor.results}
      </h2>
      <p role="status" className="sr-only">
        {isPending ? predictor.sending : words.show(total, groupIndian(total))}
      </p>
      <div aria-busy={isPending} className="first-answer result-board">
        {data.length > 0 && (
          <ChoiceRows
            answer={answer}
            search={search}
            ticked={ticked}
            isFull={ticked.length >= COMPARED_MAX}
            onTick={toggleTick}
            sheetId={sheetId}
          />
        )}
        {data.length === 0 && answer.elsewhere.length > 0 && <Elsewhere colleges={answer.elsewhere} />}
        {data.length === 0 && answer.elsewhere.length === 0 && <NoChoices search={search} />}
      </div>
      <div className="result-more">
        {left > 0 && (
          <Link
            to={predictorAddress.withChanged(search, { page: String(Number(search.get('page') ?? 1) + 1) })}
            preventScrollReset
            replace
            rel="next"
          >
            {words.moreRows(groupIndian(Math.min(left, ROWS_A_PAGE)))}
          </Link>
        )}
        <Fold count={bands.longShot} search={search} />
      </div>
      <CompareTray ticked={ticked} search={search} onClear={() => setTicked([])} />
      <FilterSheet key={FILTERS_SHEET} answer={answer} search={search} />
    </section>
  )
}

function Fold({ count, search }: { count: number; search: URLSearchParams }) {
  const { results: words } = useWords()
  const isOpen = search.get('under') === 'true'
  if (count === 0 || search.has('band')) return null
  return (
    <Link
      to={predictorAddress.withChanged(search, { under: isOpen ? undefined : 'true' })}
      preventScrollReset
      replace
      className="result-fold"
    >
      {isOpen ? words.unfold : words.fold(count, groupIndian(count))}
    </Link>
  )
}
