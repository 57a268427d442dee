import type { PredictorAnswer } from '@sopaan/contract/college-predictor'
import { ClassTwelveNote } from '#web/search-form/class-twelve-note.tsx'
import { NoResults } from '#web/search-form/no-results.tsx'
import { predictorAddress } from '#web/search-form/predictor-search.ts'
import { ResultFrame } from '#web/search-form/result-frame.tsx'
import { seatLink } from '#web/search-form/seat-link.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { Band } from './college-predictor.queries.ts'
import { CollegeRow } from './college-row.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { ForecastNote } from './forecast-note.tsx'
import { NarrowChoices } from './narrow-choices.tsx'
import { PastSeats } from './past-seats.tsx'

const SORTS = ['hardest', 'easiest', 'chance', 'institute', 'branch'] as const
const BANDS = [
  ['safe', 'safe'],
  ['likely', 'likely'],
  ['reach', 'reach'],
  ['long-shot', 'longShot'],
] as const satisfies readonly (readonly [Band, keyof PredictorAnswer['bands']])[]

type Props = { answer: PredictorAnswer; band: Band; search: URLSearchParams }

/** The answer: filters beside it, a tab a band, a row a seat. */
export function PredictorResults({ answer, band, search }: Props) {
  const { predictor: words } = useWords()
  return (
    <ResultFrame
      address={predictorAddress}
      search={search}
      words={words}
      answer={answer}
      tabs={{
        key: 'band',
        open: band,
        label: words.bandsLabel,
        each: BANDS.map(([key, countKey]) => ({ key, label: words.bands[key], count: answer.bands[countKey] })),
      }}
      sorts={SORTS.map((key) => ({ key, label: words.sorts[key] }))}
      meaning={`${words.bandMeanings[band]} ${words.dashed}`}
      filters={<NarrowChoices search={search} answer={answer} />}
      rows={<Seats answer={answer} band={band} search={search} />}
    >
      <PastSeats
        id="needs-aat"
        title={words.aatTitle}
        note={words.aatNote}
        badge={words.needsAat}
        seats={answer.needsAat}
        newestSeason={answer.newestSeason}
        search={search}
      />
      <PastSeats
        id="preparatory"
        title={words.preparatoryTitle}
        note={words.preparatoryNote}
        seats={answer.preparatory}
        newestSeason={answer.newestSeason}
        search={search}
      />
      <ClassTwelveNote />
      <ForecastNote answer={answer} />
    </ResultFrame>
  )
}

function Seats({ answer, band, search }: { answer: PredictorAnswer; band: Band; search: URLSearchParams }) {
  const { predictor: words, language } = useWords()
  if (answer.data.length === 0 && answer.elsewhere.length > 0) return <Elsewhere colleges={answer.elsewhere} />
  if (answer.data.length === 0) {
    const { safe, likely, reach, longShot } = answer.bands
    const otherwise = safe + likely + reach + longShot > 0 ? words.emptyBand(words.bands[band]) : words.emptyAll
    return <NoResults address={predictorAddress} search={search} words={words} otherwise={otherwise} />
  }
  return (
    <ul className="first-answer grid gap-3">
      {answer.data.map((seat) => (
        <li key={seat.key}>
          <CollegeRow
            seat={seat}
            forecastSeason={answer.forecastSeason}
            newestSeason={answer.newestSeason}
            hrefOf={(key) => seatLink(key, language, search)}
          />
        </li>
      ))}
    </ul>
  )
}
