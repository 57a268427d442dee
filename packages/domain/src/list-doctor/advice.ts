import type { CheckedList } from './check-list.ts'
import { BLOCKS, type JudgedRows } from './checked-choice.ts'
import { type Finding, type Offers, ROWS_USUAL } from './list-doctor.ts'
import { dreamRepair, findHarderBelow, isSpareOnly, type Repair, repairOf } from './repairs.ts'

/** A kind of finding, or what is offered beside the findings. */
export type AdviceCode = Finding['code'] | 'FIX_ORDER' | 'DREAM_BIGGER'

/** Findings of one kind as one line with one repair. */
export type Advice = {
  code: AdviceCode
  /** A word and no fault: it is not counted. */
  isWord: boolean
  /** How many it is of: rows, or of a list too short the choices it has. */
  count: number
  /** The first row it is of, from 0; undefined where it is of the whole list. */
  at: number | undefined
  /** What it is of where that is no row: an institute, a rank list. */
  of: string | undefined
  repair: Repair | undefined
}

/** However much there is to say, so much is read. */
const ADVICE_MAX = 5
/** From here on a safe end comes before everything else. */
const NO_SEAT_URGENT = 0.2
const WORDS: ReadonlySet<AdviceCode> = new Set<AdviceCode>([
  'NEVER_REACHED',
  'NO_CHANCE',
  'MAY_NOT_BE_OFFERED',
  'NOTHING_BETWEEN',
  'RANK_NOT_USED',
  'EASIER_ABOVE_HARDER',
  'DREAM_BIGGER',
])
/** What is said first. */
const ORDER: readonly AdviceCode[] = [
  ...BLOCKS,
  'NO_SAFE_END',
  'AGAINST_OWN_WISH',
  'FIX_ORDER',
  'FALL_TOGETHER',
  'TOO_SHORT',
  'HOME_FORGOTTEN',
  'UNWANTED_LENGTH',
  'NEVER_REACHED',
  'DREAM_BIGGER',
  'RANK_NOT_USED',
  'EASIER_ABOVE_HARDER',
  'MAY_NOT_BE_OFFERED',
  'NOTHING_BETWEEN',
  'NO_CHANCE',
]
/** What nobody can say of a list whose seats are not known to be open: it is asked first. */
const BEFORE_STATE: readonly AdviceCode[] = ['NO_SAFE_END', 'FALL_TOGETHER', 'TOO_SHORT', 'NOTHING_BETWEEN']
/** Said by a safe end already. */
const WITHIN_SAFE_END: readonly AdviceCode[] = ['FALL_TOGETHER', 'TOO_SHORT']
/** What its owner said of a list that stands so still: only the order, or all that it holds, as of one that was made. */
export type SaidOfList = 'order' | 'whole'
/** What that answers already, and is not asked about: what a made list leaves out does not fit what was liked. */
const ANSWERED: Readonly<Record<SaidOfList, readonly AdviceCode[]>> = {
  order: ['FIX_ORDER', 'EASIER_ABOVE_HARDER'],
  whole: ['FIX_ORDER', 'EASIER_ABOVE_HARDER', 'HOME_FORGOTTEN', 'DREAM_BIGGER', 'RANK_NOT_USED', 'NOTHING_BETWEEN'],
}

/**
 * What to say of a list, at most five lines, one a kind of finding, faults before words. Spare rows of a list of usual
 * length are nothing to say.
 * @param unknownKeys  rows that the book does not have any more
 * @param said  what its owner said to like of it, where it stands so still
 */
export function adviseOn(
  findings: readonly Finding[],
  judged: JudgedRows,
  { offers, unknownKeys, said }: Pick<CheckedList, 'unknownKeys'> & { offers: Offers; said?: SaidOfList | undefined },
): Advice[] {
  const order = judged.noSeat >= NO_SEAT_URGENT ? ['NO_SAFE_END' as const, ...ORDER] : ORDER
  const byCode = Map.groupBy(findings, ({ code }) => code)
  const left: readonly AdviceCode[] = [
    ...(byCode.has('STATE_MISSING') ? BEFORE_STATE : []),
    ...(byCode.has('NO_SAFE_END') ? WITHIN_SAFE_END : []),
    ...(said ? ANSWERED[said] : []),
    ...(judged.rows.length <= ROWS_USUAL && isSpareOnly(judged) ? ['NEVER_REACHED' as const] : []),
  ]
  const advice = [...byCode].map(([code, all]) => adviceOf(code, all, judged, offers))
  return withUnknown([...advice, ...besideFindings(judged, offers)], unknownKeys)
    .filter(({ code }) => !left.includes(code))
    .sort((a, b) => Number(a.isWord) - Number(b.isWord) || order.indexOf(a.code) - order.indexOf(b.code))
    .slice(0, ADVICE_MAX)
}

/** An order to look at again, and a dream for the top. */
function besideFindings(judged: JudgedRows, offers: Offers): Advice[] {
  const [harder, dream] = [findHarderBelow(judged), dreamRepair(judged, offers)]
  const about = { of: undefined, at: undefined }
  return [
    ...(harder ? [{ ...about, ...harder, code: 'FIX_ORDER' as const, isWord: false, repair: undefined }] : []),
    ...(dream ? [{ ...about, code: 'DREAM_BIGGER' as const, isWord: true, count: 1, repair: dream }] : []),
  ]
}

function adviceOf(code: Finding['code'], all: readonly Finding[], judged: JudgedRows, offers: Offers): Advice {
  const [first] = all
  const isOfRows = first !== undefined && 'at' in first
  const of =
    first?.code === 'HOME_FORGOTTEN' ? first.institute : first?.code === 'RANK_NOT_USED' ? first.list : undefined
  return {
    code,
    isWord: WORDS.has(code),
    count: first?.code === 'TOO_SHORT' ? first.count : all.length,
    at: isOfRows ? first.at : undefined,
    of,
    repair: joined(all.flatMap((finding) => repairOf(finding, judged, offers) ?? [])),
  }
}

/** One repair for all of them where they only remove or put new names in; else that of the first. */
function joined(repairs: readonly Repair[]): Repair | undefined {
  const pairs = repairs.flatMap((repair) => (repair.kind === 'replace' ? repair.pairs : []))
  if (pairs.length > 0) return { kind: 'replace', pairs }
  const removed = repairs.flatMap((repair) => (repair.kind === 'remove' ? repair.keys : []))
  return removed.length > 0 ? { kind: 'remove', keys: [...new Set(removed)] } : repairs[0]
}

function withUnknown(advice: readonly Advice[], unknownKeys: readonly string[]): Advice[] {
  if (unknownKeys.length === 0) return [...advice]
  const known = advice.find(({ code }) => code === 'NOT_OFFERED')
  const keys = [...unknownKeys, ...(known?.repair?.kind === 'remove' ? known.repair.keys : [])]
  const gone: Advice = {
    code: 'NOT_OFFERED',
    isWord: false,
    count: unknownKeys.length + (known?.count ?? 0),
    at: known?.at,
    of: undefined,
    repair: { kind: 'remove', keys },
  }
  return [...advice.filter(({ code }) => code !== 'NOT_OFFERED'), gone]
}
