import type { ByLanguage } from '../languages.ts'
import { fromIstDateTimeLocal, istDate, startOfIstDay } from '../time/ist.ts'

/** What happens in a season of a counselling, in the words of its notice. */
export const STEP_KINDS = [
  'main-ranks',
  'advanced-result',
  'registration',
  'mock',
  'allotment',
  'report-and-pay',
  'withdraw',
  'partial-admission',
  'special-rounds',
] as const
export type StepKind = (typeof STEP_KINDS)[number]

/**
 * One dated step. Times are India's: `2026-06-13T10:00`, or the day alone where the notice names no hour.
 * A step without `until` happens at one moment.
 */
export type CounsellingStep = {
  kind: StepKind
  /** Of an allotment, its payments and withdrawals, or a mock; null where a step has none. */
  round: number | null
  from: string
  until: string | null
  /** True where only seats outside the IITs and IISc are meant. */
  isNitPlusOnly: boolean
  /** Named where it is another than the season's. */
  source?: string | undefined
  /** What staff add in their own words. */
  note?: ByLanguage<string> | undefined
}

/** What somebody pays, in paise: SC, ST and any PwD pay the first, everybody else the second. */
export type Amount = { reserved: number; others: number }

/** A season as its notice has it. Every figure is of this season alone; the next may differ. */
export type CounsellingSeason = {
  body: string
  season: number
  source: string
  /** Where the notice can be read; absent where it is no page. */
  sourceUrl?: string | undefined
  /** When somebody last held the steps against the notice. */
  checkedOn: string
  steps: CounsellingStep[]
  fees: {
    seatAcceptance: Amount
    /** NITs, IIITs and other GFTIs, after the last round. */
    partialAdmission: Amount
    /** What is kept of the seat acceptance fee of whoever withdraws in time, in paise. */
    withdrawal: number
  }
  /** OBC-NCL and EWS certificates count when issued on or after this day. */
  certificatesFrom: string
}

/** Steps that belong to a round, and those that never do; CSAB's special rounds may or may not name theirs. */
const OF_A_ROUND: readonly StepKind[] = ['mock', 'allotment', 'report-and-pay', 'withdraw']
const OF_NO_ROUND: readonly StepKind[] = ['main-ranks', 'advanced-result', 'registration', 'partial-admission']

/** What is wrong with a step of a season: its end, the round it names or lacks, or a day of another year. */
export type StepFault = 'order' | 'round' | 'year'

/** What is wrong with a step of a season; undefined where it may stand. */
export function findStepFault(
  season: number,
  step: Pick<CounsellingStep, 'kind' | 'round' | 'from' | 'until'>,
): StepFault | undefined {
  if (step.until !== null && endOfStep(step) <= startOfStep(step)) return 'order'
  if ((step.round === null ? OF_A_ROUND : OF_NO_ROUND).includes(step.kind)) return 'round'
  const years = [step.from, step.until ?? step.from].map((time) => time.slice(0, 4))
  return years.some((year) => year !== String(season)) ? 'year' : undefined
}

/** How many rounds of allotment a season's steps name; undefined where they name none. */
export function lastAllotmentRound({ steps }: Pick<CounsellingSeason, 'steps'>): number | undefined {
  const rounds = steps.flatMap(({ kind, round }) => (kind === 'allotment' && round !== null ? [round] : []))
  return rounds.length === 0 ? undefined : Math.max(...rounds)
}

/** When a step begins, in milliseconds; a day without an hour begins at midnight in India. */
export function startOfStep({ from }: Pick<CounsellingStep, 'from'>): number {
  return atIst(from, 'start')
}

/** The last moment of a step, in milliseconds: its own for one without an end; a day without an hour lasts till midnight. */
export function endOfStep({ from, until }: Pick<CounsellingStep, 'from' | 'until'>): number {
  return atIst(until ?? from, 'end')
}

/** The day in India on which a step ends. */
export function lastDayOfStep(step: Pick<CounsellingStep, 'from' | 'until'>): string {
  return istDate(new Date(endOfStep(step)))
}

function atIst(text: string, edge: 'start' | 'end'): number {
  const minute = fromIstDateTimeLocal(text)
  if (minute !== undefined) return Date.parse(minute)
  if (edge === 'start') return startOfIstDay(text).getTime()
  return Date.parse(fromIstDateTimeLocal(`${text}T23:59`) ?? text)
}
