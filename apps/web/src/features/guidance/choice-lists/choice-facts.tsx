import type { JudgedChoice, JudgedChoices } from '@sopaan/contract/judged-choices'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { sayKm } from '#web/colleges/college-figures.ts'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { newestSeason } from './newest-season.ts'

/** What most seats lead to, so it is not said; of one branch at one college there may be several. */
const USUAL_DEGREE = 'Bachelor of Technology'

const USUAL_YEARS = 4

/** The chance of a choice, that of its best seat; "?" where it is not known. */
export function ChoiceChance({ choice }: { choice: JudgedChoice | null | undefined }) {
  const { choices: words, predictor } = useWords()
  const chance = choice?.verdict?.state === 'judged' ? choice.verdict.chance : null
  if (!chance) return <ChancePill band="long-shot" percent="?" size="small" />
  const percent = predictor.percent(chance.percent)
  return (
    <>
      <span aria-hidden="true">
        <ChancePill band={chance.band} percent={words.pill(chance.percent)} size="small" />
      </span>
      <span className="sr-only">{`${words.chance(percent)}, ${predictor.bands[chance.band]}`}</span>
    </>
  )
}

/** Which seat of a choice is the reader's best, and where that closed last. */
export function ChoiceSeat({
  choice,
  rounds,
}: {
  choice: JudgedChoice | null | undefined
  rounds: JudgedChoices['rounds']
}) {
  const { choices: words, predictor } = useWords()
  const lead = choice?.pools[0]
  if (!lead) return <span className="choice-seat" />
  const newest = rounds.flatMap(({ season, isFinal }, at) => {
    const closing = lead.closings[at] ?? null
    return isFinal && closing !== null ? [{ season, closing }] : []
  })
  const closed = newest.at(-1)
  return (
    <span className="choice-seat">
      <span>
        {words.bestSeat(lead.seatType, lead.gender === 'female')}
        <span className="sr-only print:not-sr-only">, {predictor.quotas[lead.quota]}</span>
        {lead.isPreparatory && `, ${words.preparatory}`}
      </span>
      {closed && <Closed {...closed} isNewest={closed.season === newestSeason(rounds)} />}
    </span>
  )
}

/** Where a seat closed last: under the head of its column the rank alone, unless it is of another season than the head says. */
function Closed({ season, closing, isNewest }: { season: number; closing: number; isNewest: boolean }) {
  const { choices: words } = useWords()
  const rank = groupIndian(closing)
  return (
    <span className="choice-closed" data-year={isNewest ? undefined : season}>
      <span className="choice-closed-said">{words.closedAt(rank, String(season))}</span>
      {isNewest && <b aria-hidden="true">{rank}</b>}
    </span>
  )
}

/** What is published of the college of a choice, a column each; a column is empty where nothing is. */
export function ChoiceFigures({ choice, km }: { choice: JudgedChoice | null | undefined; km: number | undefined }) {
  const { results: words } = useWords()
  if (!choice) return null
  const { feeInr, nirf, nirfYear, salaryInr, womenPercent } = choice.institute
  const rupees = (amount: number) => words.feeAlone(groupIndian(amount))
  const columns = [
    [words.fees, feeInr === undefined ? undefined : rupees(feeInr)],
    // In its narrow column an older edition is told by two digits.
    [words.nirfRank, nirf === undefined ? undefined : `${nirf}${nirfYear === undefined ? '' : ` ’${nirfYear % 100}`}`],
    [words.salary, salaryInr === undefined ? undefined : rupees(salaryInr)],
    [words.womenShare, womenPercent === undefined ? undefined : `${womenPercent}%`],
    ...(km === undefined ? [] : [[words.distance, sayKm(km, words)] as const]),
  ] as const
  return (
    <span className="choice-seat choice-figures">
      {columns.map(([name, figure]) => (
        <span key={name}>
          <span className="sr-only print:not-sr-only">{name} </span>
          {figure ?? <span className="sr-only print:not-sr-only">{words.notPublished}</span>}
        </span>
      ))}
    </span>
  )
}

/** Why a choice has no chance beside it; nothing where it has one. */
export function ChoiceNote({ choice }: { choice: JudgedChoice | null | undefined }) {
  const { choices: words, predictor } = useWords()
  if (choice === undefined) return null
  if (choice === null) return <p className="choice-note">{words.unknown}</p>
  const { verdict } = choice
  if (verdict === undefined) return choice.needsAat ? <p className="choice-note">{predictor.needsAat}</p> : null
  if (verdict.state === 'not-theirs') return <p className="choice-note">{words.reasons[verdict.because]}</p>
  if (verdict.state === 'rank-missing') {
    const name = predictor.rankOf(predictor.lists[choice.list], predictor.kinds[verdict.rankKind])
    return <p className="choice-note">{words.reasons['rank-missing'](name)}</p>
  }
  return verdict.chance ? null : <p className="choice-note">{words.noForecast}</p>
}

/** The degree of a choice where its name alone does not say it. */
export function useChoiceDegree(choice: JudgedChoice | null | undefined): string | undefined {
  return useDegree(choice?.programme)
}

/** The degree of a programme and its years, in words; undefined for the usual one and where it is not known. */
function useDegree(course: { degree: string; durationYears: number } | undefined): string | undefined {
  const { predictor } = useWords()
  if (!course || (course.degree === USUAL_DEGREE && course.durationYears === USUAL_YEARS)) return undefined
  return predictor.degree(course.degree, course.durationYears)
}
