import type { RankList, SeasonShocks } from '../book/rank-book.ts'
import { noneOfFirst, noSeatIfApart, type RiskPool } from '../list-risk/none-of-first.ts'
import { NINE_NODES, type ShockNode } from '../list-risk/shock-nodes.ts'

/** A pool of a row that is open to the candidate, as the doctor reads it. */
export type CheckedPool = RiskPool & {
  /** That it closes at or beyond the rank if it is offered, and that it is offered; 0 to 1, their product is `chance`. */
  chanceIfOffered: number
  survival: number
  /** Of the last final round; 0 = none printed. */
  lastClosing: number
  /** Whether it is kept for a category, whose certificate is then asked for. */
  needsPaper?: boolean | undefined
}

/** One row of a list: a programme at an institute, once for all its pools, as the counselling's form takes it. */
export type CheckedChoice = {
  key: string
  institute: string
  programme: string
  degree: string
  durationYears: number
  /** Branch family code. */
  family: string
  list: RankList
  /** Whether the season's matrix, or before it the last season, has the programme. */
  isOffered: boolean
  /** The key of the programme that this one most likely became, where it is not offered any more. */
  newKey?: string | undefined
  /** B.Arch at an IIT: only for those who passed the Architecture Aptitude Test. */
  needsAat: boolean
  /** No pool is open before the home state is said, and one is in some state: that of an NIT. */
  needsState: boolean
  pools: readonly CheckedPool[]
}

/** What is known of the one whose list it is. */
export type Candidate = {
  /** The rank lists a rank was given on. */
  lists: readonly RankList[]
  hasPassedAat: boolean
  /** What the candidate said to like, each in order; absent where nothing was said. */
  families?: readonly string[] | undefined
  institutes?: readonly string[] | undefined
  durationYears?: readonly number[] | undefined
}

/** Why a row can never give a seat. */
export const BLOCKS = [
  'TWICE',
  'RENAMED',
  'NOT_OFFERED',
  'NO_RANK_FOR_IT',
  'AAT_MISSING',
  'STATE_MISSING',
  'NOT_ELIGIBLE',
] as const
export type Block = (typeof BLOCKS)[number]

/** A row with what the others leave of it. */
export type JudgedRow = {
  choice: CheckedChoice
  /** Why it can never give a seat, and for a double the place of the first one, from 0. */
  block: { code: Block; first?: number } | undefined
  /** The pools that count: none for a blocked row. */
  pools: readonly CheckedPool[]
  /** The best single chance, 0 to 1. */
  best: number
  /** The chance that nothing above gives a seat: that this row is reached at all. */
  reach: number
}

/** A list judged as a whole. */
export type JudgedRows = { rows: readonly JudgedRow[]; noSeat: number; noSeatIfApart: number }

/** The rows of a list with what blocks them, their reach, and the chance that the list gives nothing. */
export function judgeRows(
  choices: readonly CheckedChoice[],
  candidate: Candidate,
  shocks: SeasonShocks,
  nodes: readonly ShockNode[] = NINE_NODES,
): JudgedRows {
  const first = new Map<string, number>()
  const blocks = choices.map((choice, at) => {
    const name = choiceNameOf(choice)
    const before = first.get(name)
    if (before === undefined) first.set(name, at)
    return before === undefined ? blockOf(choice, candidate) : { code: 'TWICE' as const, first: before }
  })
  const pools = choices.map((choice, at) => (blocks[at] ? [] : choice.pools))
  const none = noneOfFirst(pools, shocks, nodes)
  return {
    rows: choices.map((choice, at) => ({
      choice,
      block: blocks[at],
      pools: pools[at] ?? [],
      best: Math.max(0, ...(pools[at] ?? []).map(({ chance }) => chance)),
      reach: at === 0 ? 1 : (none[at - 1] ?? 1),
    })),
    noSeat: none.at(-1) ?? 1,
    noSeatIfApart: noSeatIfApart(pools),
  }
}

/** The programme at the institute, by all that the form tells rows apart by. */
export function choiceNameOf({ institute, programme, degree, durationYears }: CheckedChoice): string {
  return [institute, programme, degree, durationYears].join('|')
}

function blockOf(choice: CheckedChoice, candidate: Candidate): JudgedRow['block'] {
  if (!choice.isOffered) return { code: choice.newKey === undefined ? 'NOT_OFFERED' : 'RENAMED' }
  if (!candidate.lists.includes(choice.list)) return { code: 'NO_RANK_FOR_IT' }
  if (choice.needsAat && !candidate.hasPassedAat) return { code: 'AAT_MISSING' }
  if (choice.pools.length > 0) return undefined
  return { code: choice.needsState ? 'STATE_MISSING' : 'NOT_ELIGIBLE' }
}
