import type { RankList } from '../book/rank-book.ts'
import type { InstituteFacts, Outcomes } from '../colleges/college-facts.ts'
import { type FeePayer, yearFeeInr } from '../colleges/cost/year-fee.ts'

/** A choice as it is set beside others. */
export type ComparedChoice = {
  /** Institute and programme. */
  key: string
  list: RankList
  isPreparatory: boolean
  /** What the seat open to most closed at in the newest season; null where it printed no rank. */
  openClosing: number | null
  facts: ComparedFacts | null
}

type ComparedFacts = Pick<InstituteFacts, 'nirf' | 'fees'> & { outcomes?: Outcomes | undefined }

/** In which order to enter choices, and what the first has over the second. */
export type AdvisedOrder<Choice extends ComparedChoice> = {
  first: Choice
  second: Choice
  /** All of them, the most wanted first. */
  order: readonly Choice[]
  closings: { first: number; second: number }
  /** Exact ranks of one edition; absent where one of them has none. */
  nirf?: { year: number; first: number; second: number }
  /** Median salaries of one year, rupees; absent where one of them filed none. */
  salary?: { year: string; moreInr: number }
  /** How much more the first costs a year, rupees, below zero for less; absent where the two figures are of different kinds. */
  fee?: { moreInr: number }
}

/**
 * The order in which choices are wanted: by what the seat open to most closed at in the newest season, as thousands before
 * decided with the same facts in hand. None for ranks of different lists, which cannot be set against each other, for fewer
 * than two choices, or where a closing rank is missing.
 */
export function adviseOrder<Choice extends ComparedChoice>(
  choices: readonly Choice[],
  payer: FeePayer,
): AdvisedOrder<Choice> | undefined {
  if (new Set(choices.map(({ list }) => list)).size !== 1 || choices.some(({ isPreparatory }) => isPreparatory)) return
  const ranked = choices.flatMap((choice) => (choice.openClosing === null ? [] : [{ choice, at: choice.openClosing }]))
  const single = [...new Map(ranked.map((each) => [each.choice.key, each])).values()].toSorted((a, b) => a.at - b.at)
  const [first, second] = single
  if (ranked.length < choices.length || first === undefined || second === undefined || first.at === second.at) return
  const facts = [first.choice.facts, second.choice.facts] as const
  return {
    first: first.choice,
    second: second.choice,
    order: single.map(({ choice }) => choice),
    closings: { first: first.at, second: second.at },
    ...nirfOf(facts),
    ...salaryOf(facts),
    ...feeOf(facts, payer),
  }
}

type Both = readonly [ComparedFacts | null, ComparedFacts | null]

function nirfOf([one, other]: Both): Pick<AdvisedOrder<ComparedChoice>, 'nirf'> {
  const [a, b] = [one?.nirf.at(-1), other?.nirf.at(-1)]
  if (!a || !b || a[0] !== b[0] || a[1] === b[1]) return {}
  return { nirf: { year: a[0], first: a[1], second: b[1] } }
}

function salaryOf([one, other]: Both): Pick<AdvisedOrder<ComparedChoice>, 'salary'> {
  const [a, b] = [one?.outcomes, other?.outcomes]
  const moreInr = (a?.medianSalaryInr ?? 0) - (b?.medianSalaryInr ?? 0)
  return a && b && a.academicYear === b.academicYear && moreInr !== 0
    ? { salary: { year: a.academicYear, moreInr } }
    : {}
}

/** Only figures of one cycle, of one kind and scope are set against each other. */
function feeOf([one, other]: Both, payer: FeePayer): Pick<AdvisedOrder<ComparedChoice>, 'fee'> {
  const [a, b] = [one?.fees, other?.fees]
  if (!a || !b || a.kind !== b.kind || kindOf(a) !== kindOf(b)) return {}
  const [fee, otherFee] = [yearFeeInr(a, payer), yearFeeInr(b, payer)]
  if (fee === undefined || otherFee === undefined || fee === otherFee) return {}
  return { fee: { moreInr: fee - otherFee } }
}

function kindOf(fees: InstituteFacts['fees']): string {
  if (fees.kind === 'none') return ''
  if (fees.kind === 'common') return fees.cycle
  // A year by the sheet is two ordinary semesters; both leave one-time charges out.
  return `${fees.cycle} ${fees.scope === 'two-semesters' ? 'year' : fees.scope}`
}
