import type { RankList, SeasonShocks } from '../book/rank-book.ts'
import type { ShockNode } from '../list-risk/shock-nodes.ts'
import {
  type Block,
  type Candidate,
  type CheckedChoice,
  choiceNameOf,
  type JudgedRow,
  type JudgedRows,
  judgeRows,
} from './checked-choice.ts'

/**
 * What the doctor finds; places count from 0. A row alone, two rows against each other, or the list as a whole. Shares and
 * chances are 0 to 1.
 */
export type Finding =
  | { code: Exclude<Block, 'TWICE'> | 'NEVER_REACHED' | 'NO_CHANCE' | 'UNWANTED_LENGTH'; at: number }
  | { code: 'MAY_NOT_BE_OFFERED'; at: number; survival: number }
  | { code: 'TWICE' | 'AGAINST_OWN_WISH' | 'EASIER_ABOVE_HARDER'; at: number; other: number }
  | { code: 'NO_SAFE_END' | 'FALL_TOGETHER'; noSeat: number }
  | { code: 'NOTHING_BETWEEN' }
  | { code: 'RANK_NOT_USED'; list: RankList }
  | { code: 'TOO_SHORT'; count: number }
  | { code: 'HOME_FORGOTTEN'; institute: string }

/** Seats the candidate could still take, that are not on the list. */
export type Offers = {
  /** Likely ones, to end the list with. */
  safe: readonly CheckedChoice[]
  /** At NITs of the home state. */
  home: readonly CheckedChoice[]
  /** What rows became that are not offered any more under the name they have; absent where nothing is known of it. */
  renamed?: readonly CheckedChoice[] | undefined
  /** Hard ones of the branches on the list, which cost nothing at its top. */
  dream: readonly CheckedChoice[]
}

/** Below these a row is not reached, and a chance is none. */
export const REACH_MIN = 0.005
const CHANCE_MIN = 0.005
/** From here on the end of a list is not safe. */
const NO_SEAT_SAFE_MAX = 0.05
/** Rows fall together from here on, and when it is so many times what they would risk apart. */
const TOGETHER_MIN = 0.03
const TOGETHER_TIMES = 1.5
/** A seat that likely would come, and is often not offered again. */
const SURVIVAL_MIN = 0.85
const LIKELY = 0.5
/** What counts as safe and as a dream where nothing stands between. */
const SAFE = 0.88
const DREAM = 0.08
const ROWS_BETWEEN = 4
/** A neighbour is easier when it closed so many times later. */
const EASIER_TIMES = 1.5
/** What is usual to enter, and the risk from which a shorter list is worth a word. */
export const ROWS_USUAL = 25
export const SHORT_RISK = 0.02
const RANK_LISTS_USED: readonly RankList[] = ['main-1', 'advanced']

/**
 * What is wrong with a list, and what is worth a word: first what can never give a seat, then the order, then the end. Never
 * finds fault with an order because of chances: first wanted first is always right.
 * @param offers  seats to repair with; without them nothing is said of what is left out
 */
export function findFaults(
  choices: readonly CheckedChoice[],
  candidate: Candidate,
  shocks: SeasonShocks,
  options: { offers?: Offers | undefined; nodes?: readonly ShockNode[] | undefined } = {},
): { findings: Finding[]; judged: JudgedRows } {
  const judged = judgeRows(choices, candidate, shocks, options.nodes)
  const { rows } = judged
  return {
    judged,
    findings: [
      ...rows.flatMap((row, at) => faultsOfRow(row, at, candidate)),
      ...findPreferenceFaults(rows, candidate),
      ...findEasierAbove(rows),
      ...faultsOfList(judged, candidate),
      ...(options.offers ? findLeftOut(judged, options.offers) : []),
    ],
  }
}

function faultsOfRow({ choice, block, pools, best, reach }: JudgedRow, at: number, candidate: Candidate): Finding[] {
  const unwanted = candidate.durationYears?.includes(choice.durationYears) === false
  const length: Finding[] = unwanted ? [{ code: 'UNWANTED_LENGTH', at }] : []
  if (block?.code === 'TWICE') return [{ code: 'TWICE', at, other: block.first ?? 0 }, ...length]
  if (block) return [{ code: block.code, at }, ...length]
  if (reach < REACH_MIN) return [{ code: 'NEVER_REACHED', at }, ...length]
  if (best < CHANCE_MIN) return [{ code: 'NO_CHANCE', at }, ...length]
  const likeliest = pools.find(({ chance }) => chance === best)
  const isUnsure = likeliest && likeliest.survival < SURVIVAL_MIN && likeliest.chanceIfOffered >= LIKELY
  const unsure: Finding[] = isUnsure ? [{ code: 'MAY_NOT_BE_OFFERED', at, survival: likeliest.survival }] : []
  return [...unsure, ...length]
}

/** Rows above others that are no worse in the candidate's own order of branches and of institutes, and better in one. */
function findPreferenceFaults(rows: readonly JudgedRow[], { families, institutes }: Candidate): Finding[] {
  if (!families || !institutes) return []
  const liked = rows.flatMap(({ choice, block }, at) => {
    const [family, institute] = [families.indexOf(choice.family), institutes.indexOf(choice.institute)]
    return block || family === -1 || institute === -1 ? [] : [{ at, family, institute }]
  })
  return liked.flatMap((upper, position) =>
    liked.slice(position + 1).flatMap((lower): Finding[] => {
      const isNoBetter = upper.family >= lower.family && upper.institute >= lower.institute
      const isWorse = upper.family > lower.family || upper.institute > lower.institute
      return isNoBetter && isWorse ? [{ code: 'AGAINST_OWN_WISH', at: upper.at, other: lower.at }] : []
    }),
  )
}

/** Neighbours of one institute and length where the upper branch closed far later wherever both stand: swapped by mistake? */
function findEasierAbove(rows: readonly JudgedRow[]): Finding[] {
  return rows.slice(1).flatMap((lower, above): Finding[] => {
    const upper = rows[above]
    if (!upper || upper.block || lower.block) return []
    const [one, other] = [upper.choice, lower.choice]
    const isPair = one.institute === other.institute && one.durationYears === other.durationYears
    if (!isPair || one.family === other.family) return []
    const shared = upper.pools.flatMap((pool) => {
      const same = lower.pools.find(({ group }) => group === pool.group)
      return same && pool.lastClosing > 0 && same.lastClosing > 0 ? [pool.lastClosing / same.lastClosing] : []
    })
    const isEasier = shared.length > 0 && shared.every((times) => times >= EASIER_TIMES)
    return isEasier ? [{ code: 'EASIER_ABOVE_HARDER', at: above, other: above + 1 }] : []
  })
}

function faultsOfList({ rows, noSeat, noSeatIfApart }: JudgedRows, candidate: Candidate): Finding[] {
  if (rows.length === 0) return []
  const open = rows.filter(({ block }) => !block)
  const hasGap =
    open.length >= ROWS_BETWEEN &&
    open.some(({ best }) => best >= SAFE) &&
    open.some(({ best }) => best < DREAM) &&
    open.every(({ best }) => best >= SAFE || best < DREAM)
  const unused = RANK_LISTS_USED.filter(
    (list) => candidate.lists.includes(list) && rows.every(({ choice }) => choice.list !== list),
  )
  return [
    ...(noSeat > NO_SEAT_SAFE_MAX ? [{ code: 'NO_SAFE_END' as const, noSeat }] : []),
    ...(noSeat >= TOGETHER_MIN && noSeat >= TOGETHER_TIMES * noSeatIfApart
      ? [{ code: 'FALL_TOGETHER' as const, noSeat }]
      : []),
    ...(hasGap ? [{ code: 'NOTHING_BETWEEN' as const }] : []),
    ...unused.map((list) => ({ code: 'RANK_NOT_USED' as const, list })),
  ]
}

/** What the list leaves out though it is there to be taken: more rows, and the NIT of the home state. */
function findLeftOut({ rows, noSeat }: JudgedRows, offers: Offers): Finding[] {
  const names = new Set(rows.map(({ choice }) => choiceNameOf(choice)))
  const institutes = new Set(rows.map(({ choice }) => choice.institute))
  const count = rows.filter(({ block }) => !block).length
  const isShort = count > 0 && count < ROWS_USUAL && noSeat >= SHORT_RISK
  const hasMore = offers.safe.some((choice) => !names.has(choiceNameOf(choice)))
  const forgotten = [...new Set(offers.home.map(({ institute }) => institute))].filter((name) => !institutes.has(name))
  return [
    ...(isShort && hasMore ? [{ code: 'TOO_SHORT' as const, count }] : []),
    ...(rows.length > 0 ? forgotten.map((institute) => ({ code: 'HOME_FORGOTTEN' as const, institute })) : []),
  ]
}
