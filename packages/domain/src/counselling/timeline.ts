import { type CounsellingSeason, type CounsellingStep, endOfStep, startOfStep } from './season.ts'

/** A line of the timeline: what lies behind, what comes next and has a deadline, what comes after it. */
export type TimelineRow = {
  kind: 'registration' | 'mocks' | 'round' | 'accept' | 'partial-admission' | 'special-rounds'
  /** Of a round, its number; null elsewhere. */
  round: number | null
  isLastRound: boolean
  /** The steps the line stands for, in order of time: at least one. */
  steps: readonly CounsellingStep[]
  /** Of a round after the first: by when a first seat is paid for. */
  payBy: string | null
  /** Of a round: the last moment at which a seat of the IITs can be given back, where this is that round. */
  lastIitWithdrawal: string | null
  /** Of the last round: until when seats outside the IITs can be given back. */
  lastNitWithdrawal: string | null
  state: 'past' | 'next' | 'later'
}

/**
 * A season as a line of days: registration, mocks, every round, what is paid after it. The first round has a line of its own
 * for what everybody then does; of later rounds that is a note, since most have done it. @param now  milliseconds
 */
export function listTimeline(season: Pick<CounsellingSeason, 'steps'>, now: number): TimelineRow[] {
  const rows = listRows(season.steps)
  const next = rows.find((row) => endOfRow(row) >= now)
  return rows.map((row) => ({ ...row, state: endOfRow(row) < now ? 'past' : row === next ? 'next' : 'later' }))
}

/** How many lines of a timeline lie behind: before the line after them stands today. */
export function countPast(rows: readonly TimelineRow[]): number {
  return rows.filter(({ state }) => state === 'past').length
}

type Row = Omit<TimelineRow, 'state'>

function listRows(steps: readonly CounsellingStep[]): Row[] {
  const of = (kind: CounsellingStep['kind']) => steps.filter((step) => step.kind === kind)
  const rounds = of('allotment').sort((a, b) => startOfStep(a) - startOfStep(b))
  const last = rounds.at(-1)
  return [
    ...of('registration').map((step) => plainRow('registration', [step])),
    ...(of('mock').length > 0 ? [plainRow('mocks', of('mock'))] : []),
    ...rounds.flatMap((allotment) => roundRows(allotment, steps, allotment === last)),
    ...of('partial-admission').map((step) => plainRow('partial-admission', [step])),
    ...of('special-rounds').map((step) => ({ ...plainRow('special-rounds', [step]), round: step.round })),
  ]
}

function roundRows(allotment: CounsellingStep, steps: readonly CounsellingStep[], isLastRound: boolean): Row[] {
  const sameRound = (kind: CounsellingStep['kind']) =>
    steps.find((step) => step.kind === kind && step.round === allotment.round)
  const payment = sameRound('report-and-pay')
  const withdrawal = sameRound('withdraw')
  const isIitEnd = withdrawal?.round === lastIitRound(steps)
  const row: Row = {
    ...plainRow('round', [allotment]),
    round: allotment.round,
    isLastRound,
    lastIitWithdrawal: isIitEnd ? (withdrawal?.until ?? null) : null,
    lastNitWithdrawal: isLastRound && withdrawal?.isNitPlusOnly ? withdrawal.until : null,
  }
  if (allotment.round === 1 && payment) return [row, { ...plainRow('accept', [payment]), round: 1 }]
  return [{ ...row, payBy: payment?.until ?? null }]
}

/** The last round after which a seat of the IITs can be given back; undefined where no step says. */
function lastIitRound(steps: readonly CounsellingStep[]): number | undefined {
  const rounds = steps.flatMap(({ kind, round, isNitPlusOnly }) =>
    kind === 'withdraw' && !isNitPlusOnly && round !== null ? [round] : [],
  )
  return rounds.length === 0 ? undefined : Math.max(...rounds)
}

function plainRow(kind: TimelineRow['kind'], steps: readonly CounsellingStep[]): Row {
  return { kind, round: null, isLastRound: false, steps, payBy: null, lastIitWithdrawal: null, lastNitWithdrawal: null }
}

function endOfRow({ steps }: Pick<Row, 'steps'>): number {
  return Math.max(...steps.map(endOfStep))
}
