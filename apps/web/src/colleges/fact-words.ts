import type { CollegeFacts } from '@sopaan/contract/college-facts'
import type { SeatPage } from '@sopaan/contract/seat-pools'
import { groupIndian, lakhLabel } from '@sopaan/domain/indian-numbers'
import type { Words } from '#web/words/en.ts'

/** One published fact in words: what it is, the figure, who gives it and its year. */
export type ShownFact = {
  name: string
  /** Absent where nothing is published; the note then says why. */
  value: string | undefined
  note: string
  /** For comparing: the larger, the better. Absent where better is a matter of taste, or nothing is known. */
  score?: number | undefined
}

/** The newest edition of NIRF that the facts that ship hold. Source: nirfindia.org, Engineering 2025. */
const SHIPPED_NIRF = 2025

/** The fee of a year, or the tuition that all of a council share. A fee has no score: what a family pays hangs on its income. */
export function feeFact({ fees }: CollegeFacts, { colleges: words }: Pick<Words, 'colleges'>): ShownFact {
  if (fees.kind === 'none') return { name: words.fee, value: undefined, note: words.feeUnknown[fees.because] }
  if (fees.kind === 'common') {
    return {
      name: words.tuition,
      value: words.rupees(groupIndian(fees.tuitionPerYearInr)),
      note: words.tuitionNote(fees.council, fees.cycle),
    }
  }
  return { name: words.fee, value: words.rupees(groupIndian(fees.perYearInr)), note: words.feeNote(fees.cycle) }
}

/** The median salary of those placed, all branches together. */
export function salaryFact(
  { outcomes, corrected }: CollegeFacts,
  { colleges: words, language }: Pick<Words, 'colleges' | 'language'>,
): ShownFact {
  if (outcomes === undefined)
    return { name: words.salary, value: undefined, note: whyNone('outcomes', corrected, words) }
  return {
    name: words.salary,
    value: words.rupees(lakhLabel(outcomes.medianSalaryInr, language)),
    note: words.salaryNote(outcomes.academicYear),
    score: outcomes.medianSalaryInr,
  }
}

/** How many of those who finished in time were placed or went on to study. */
export function outcomeFact(
  { outcomes, corrected }: CollegeFacts,
  { colleges: words }: Pick<Words, 'colleges'>,
): ShownFact {
  if (outcomes === undefined)
    return { name: words.placed, value: undefined, note: whyNone('outcomes', corrected, words) }
  const count = outcomes.placed + outcomes.higherStudies
  const share = Math.round((100 * count) / outcomes.graduatedOnTime)
  return {
    name: words.placed,
    value: words.percent(String(share)),
    note: words.placedNote(groupIndian(count), groupIndian(outcomes.graduatedOnTime), outcomes.academicYear),
    score: share,
  }
}

/** The newest edition of NIRF that any of some colleges is ranked in, and not before the one that ships. */
export function newestNirfOf(colleges: readonly (Pick<CollegeFacts, 'nirf'> | null)[]): number {
  return Math.max(SHIPPED_NIRF, ...colleges.map((facts) => facts?.nirf.at(-1)?.[0] ?? 0))
}

/**
 * The newest rank in NIRF Engineering with the one before; a band where the newest edition gave no more.
 * @param newest  the newest edition of those that stand beside it: an older rank says so, and is set against none
 */
export function nirfFact(
  { nirf, nirfBand, corrected }: CollegeFacts,
  { colleges: words }: Pick<Words, 'colleges'>,
  newest = SHIPPED_NIRF,
): ShownFact {
  const last = nirf.at(-1)
  if (nirfBand && nirfBand.year > (last?.[0] ?? 0)) {
    return { name: words.nirf(String(nirfBand.year)), value: nirfBand.band, note: words.nirfBand }
  }
  if (last === undefined) {
    const note = isFactHidden('nirf', corrected) ? words.hiddenNote : words.nirfNever
    return { name: words.nirfPlain, value: undefined, note }
  }
  const [year, rank] = last
  const shown = { name: words.nirf(String(year)), value: String(rank) }
  if (year < newest) return { ...shown, note: words.nirfGone(String(newest)) }
  const before = nirf.at(-2)
  const note = before ? words.nirfBefore(String(before[1]), String(before[0])) : words.nirfOnly
  return { ...shown, note, score: -rank }
}

/** The share of women among the undergraduates. */
export function womenFact({ women, corrected }: CollegeFacts, { colleges: words }: Pick<Words, 'colleges'>): ShownFact {
  if (women === undefined) return { name: words.women, value: undefined, note: whyNone('women', corrected, words) }
  const all = women.women + women.men
  const share = Math.round((100 * women.women) / all)
  return {
    name: words.women,
    value: words.percent(String(share)),
    note: words.womenNote(groupIndian(women.women), groupIndian(all), String(women.nirfEdition)),
    score: share,
  }
}

/** How many seats the branch has, by quota where there are several. */
export function seatsFact(
  seats: SeatPage['branchSeats'],
  { colleges: words, results }: Pick<Words, 'colleges' | 'results'>,
): ShownFact {
  if (seats === null) return { name: words.seats, value: undefined, note: words.seatsUnknown }
  const parts = seats.quotas.map(({ quota, count }) => `${results.quotas[quota]} ${groupIndian(count)}`)
  const note = [...(parts.length > 1 ? parts : []), words.seatsNote(String(seats.season))].join(', ')
  return { name: words.seats, value: groupIndian(seats.count), note, score: seats.count }
}

/** Whether staff hid a fact that was wrong. */
export function isFactHidden(fact: 'nirf' | 'outcomes' | 'women', corrected: CollegeFacts['corrected']): boolean {
  return corrected?.some((each) => each.fact === fact && each.isHidden) ?? false
}

function whyNone(fact: 'outcomes' | 'women', corrected: CollegeFacts['corrected'], words: Words['colleges']): string {
  return isFactHidden(fact, corrected) ? words.hiddenNote : words.noFiling
}
