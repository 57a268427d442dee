import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { BAND_TONES } from '#web/colleges/band-tones.ts'
import { sayKm, sayNirf } from '#web/colleges/college-figures.ts'
import { countGot, poolName } from '#web/colleges/pool-words.ts'
import { type SparkShape, sparkShape } from '#web/ui/spark-shape.ts'
import type { Words } from '#web/words/en.ts'

type Row = ChoicesAnswer['data'][number]
type Pool = Row['pools'][number]
type RowWords = Pick<Words, 'predictor' | 'results' | 'language'>

/** What a row is told of. */
export type RowFacts = {
  row: Row
  lead: Pool
  seasons: ChoicesAnswer['seasons']
  /** What the reader said, as the end of an address. */
  profile: string
  /** What the head above the row says already. */
  named: 'college' | 'branch' | undefined
}

const YEARS_4 = 4

/** A row in words, as every screen shows it. */
export function sayRow({ row, lead, seasons, profile, named }: RowFacts, words: RowWords) {
  const { predictor, results, language } = words
  const { institute, programme } = row
  const branch = branchOf(programme, results)
  const { got, known } = countGot(lead)
  const closing = lead.closings.at(-1) ?? null
  const said = [
    results.percentSaid(lead.chancePercent),
    // Of what is under 8 % the number says enough.
    ...(lead.band === 'long-shot' ? [] : [predictor.bands[lead.band]]),
    results.gotIn(got, known),
  ].join(', ')
  return {
    name: `${institute.shortName} ${branch}`,
    college: named === 'college' ? undefined : institute.shortName,
    branch,
    href: inLanguage(paths.seat(lead.key), language) + profile,
    said: `, ${institute.name}, ${programme.name}: ${said}`,
    percent: results.percent(lead.chancePercent),
    word: named === undefined && lead.band !== 'long-shot' ? predictor.bands[lead.band] : undefined,
    tone: BAND_TONES[lead.band],
    gotIn: results.gotIn(got, known),
    years: lead.closings.map((each, at) => ({
      year: seasons[at]?.season ?? at,
      state: each === null ? ('none' as const) : lead.rank <= each ? ('yes' as const) : ('no' as const),
    })),
    closing: closing === null ? undefined : groupIndian(closing),
  }
}

/** What a desk has room for besides, in words. */
export function sayWide({ row, lead, seasons }: Omit<RowFacts, 'profile' | 'named'>, words: RowWords): WideTexts {
  const { results } = words
  const { institute, km } = row
  const next = row.pools.find((pool) => pool !== lead)
  const nameOf = (pool: Pool) => poolName(pool, results)
  const rupees = (figure: number | undefined) =>
    figure === undefined ? results.notPublished : results.feeAlone(groupIndian(figure))
  return {
    seat: `${nameOf(lead)}, ${results.quotas[lead.quota]}`,
    next: next && `${nameOf(next)} ${results.percent(next.chancePercent)}`,
    spark: sparkShape({ values: lead.closings.map((each) => each ?? undefined), you: lead.rank, isSmall: true }),
    chart: results.chart(String(seasons[0]?.season), String(seasons.at(-1)?.season)),
    nirf: sayNirf(institute, results) ?? results.notRanked,
    fee: rupees(institute.feeInr),
    salary: rupees(institute.salaryInr),
    women: institute.womenPercent === undefined ? '' : results.womenOf(String(institute.womenPercent)),
    km: km === undefined ? undefined : sayKm(km, results),
  }
}

export type RowTexts = ReturnType<typeof sayRow>

export type WideTexts = {
  /** The seat that leads, and the next behind it. */
  seat: string
  next: string | undefined
  spark: SparkShape
  chart: string
  nirf: string
  fee: string
  salary: string
  women: string
  km: string | undefined
}

function branchOf(programme: Row['programme'], words: { years: (count: number) => string }): string {
  const { shortName, durationYears } = programme
  return durationYears === YEARS_4 ? shortName : `${shortName}, ${words.years(durationYears)}`
}
