import { FEE_MAX, KM_MAX } from '../colleges/search-limits.ts'
import type { Meaning } from './question-words.ts'
import { addValue, type QuestionKey, type Reading } from './reading.ts'

/** A number that nothing is said of is a rank from here on; smaller ones are of anything. */
const BARE_RANK_MIN = 500
const RANK_MAX = 2_000_000
/** A number with "at most" and no other word is a fee from here on, rupees. */
const BARE_FEE_MIN = 20_000
const ROUND_MAX = 9
const MARKS_MAX = 300
/** Words that end a statement: a category before them is the person's, and not the rank's. */
const _STATEMENTS: readonly string[] = ['hai', 'hain', 'hoon', 'hu', 'hun', 'am', 'candidate', 'student', 'है', 'हैं', 'हूं']
/** Words that end a statement: a category before them is the person's, and not the rank's. */
const STATEMENTS: readonly string[] = ['hai', 'hain', 'hoon', 'hu', 'hun', 'am', 'candidate', 'student', 'है', 'हैं', 'हूं']
/** Words that say nothing, between a number and what says what it is. */
const NOISE_BETWEEN_MAX = 2

type Role = Extract<Meaning, { kind: 'role' }>['role']
/** What stands beside a number: places of the items, nearest first. */
type Beside = { at: number; meaning: Meaning }[]

/** What a number can be, by the word that says so, in the order in which they are looked for. */
const MEASURES: readonly { role: Role; key: QuestionKey; isLikely: (number: number) => boolean }[] = [
  { role: 'km', key: 'kmMax', isLikely: (number) => number >= 1 && number <= KM_MAX },
  { role: 'percentile', key: 'percentile', isLikely: (number) => number > 0 && number <= 100 },
  { role: 'marks', key: 'marks', isLikely: (number) => Number.isInteger(number) && number <= MARKS_MAX },
  { role: 'round', key: 'round', isLikely: (number) => number >= 1 && number <= ROUND_MAX },
  { role: 'fee', key: 'feeMax', isLikely: (number) => number >= 1 && number <= FEE_MAX },
]

/** Reads the number at a place of a question, and what beside it says what it is. */
export function readNumber(reading: Reading, at: number): void {
  const mark = reading.marks[at]
  if (mark?.state !== 'open' || mark.item.meaning.kind !== 'number') return
  const { number } = mark.item.meaning
  const [left, right] = [listBeside(reading, at, -1), listBeside(reading, at, 1)]
  const near = [...left, ...right]
  const isFee = near.some(({ meaning }) => meaning.kind === 'bound') && !hasRole(near, 'rank') && number >= BARE_FEE_MIN
  const measure = MEASURES.find(({ role }) => hasRole(near, role) || (role === 'fee' && isFee))
  if (measure) readMeasure(reading, { at, number, near, measure })
  else if (isRank(number, left, near)) readRank(reading, at, { number, left, right })
}

function isRank(number: number, left: Beside, near: Beside): boolean {
  if (!Number.isInteger(number) || number < 1 || number > RANK_MAX) return false
  const isSaid = (['rank', 'main', 'advanced'] as const).some((role) => hasRole(near, role))
  return isSaid || isOfCategory(left) || number >= BARE_RANK_MIN
}

type Measured = { at: number; number: number; near: Beside; measure: (typeof MEASURES)[number] }

/** A limit, a mark or a round; what asks for "more than" is not understood, nor is a number that it cannot be. */
function readMeasure(reading: Reading, { at, number, near, measure }: Measured): void {
  const isLeast = near.some(({ meaning }) => meaning.kind === 'bound' && meaning.bound === 'least')
  const isUnderstood = measure.isLikely(number) && !isLeast
  if (isUnderstood) addValue(reading, measure.key, String(number))
  const used = near.filter(({ meaning }) =>
    meaning.kind === 'role' ? meaning.role === measure.role : meaning.kind === 'bound',
  )
  for (const each of [at, ...used.map((one) => one.at)]) {
    const mark = reading.marks[each]
    if (mark) mark.state = isUnderstood ? 'done' : 'unknown'
  }
}

function hasRole(beside: Beside, role: Role): boolean {
  return beside.some(({ meaning }) => meaning.kind === 'role' && meaning.role === role)
}

type Ranked = { number: number; left: Beside; right: Beside }

/** A rank: of which list, and of all or of a category ("obc rank 4500", "4500 obc rank", "obc ncl 4500"). */
function readRank(reading: Reading, at: number, { number, left, right }: Ranked): void {
  const isSaidLeft = hasRole(left, 'rank')
  const isCategoryLeft = isOfCategory(left) && (isSaidLeft || !hasRole(right, 'rank'))
  const isCategoryRight = !isSaidLeft && isOfCategory(right) && hasRole(right, 'rank') && !isRankFirst(right)
  const list = hasRole(left, 'advanced') || hasRole(right, 'advanced') ? 'advanced' : 'main'
  addValue(reading, isCategoryLeft || isCategoryRight ? `${list}Category` : list, String(number))
  const used: readonly Role[] = ['rank', 'category', 'main', 'advanced']
  for (const { at: each, meaning } of [...left, ...right]) {
    const beside = reading.marks[each]
    if (beside && meaning.kind === 'role' && used.includes(meaning.role)) beside.state = 'done'
  }
  const mark = reading.marks[at]
  if (mark) mark.state = 'done'
}

function isRankFirst(beside: Beside): boolean {
  const [first] = beside
  return first?.meaning.kind === 'role' && first.meaning.role === 'rank'
}

/** Whether words beside a number name a reserved category, or say "category" alone. */
function isOfCategory(beside: Beside): boolean {
  const category = beside.find(({ meaning }) => meaning.kind === 'value' && meaning.key === 'category')?.meaning
  if (category?.kind === 'value') return !category.values.includes('OPEN')
  return beside.some(({ meaning }) => meaning.kind === 'role' && meaning.role === 'category')
}

/** What says what a number is, on one side of it: up to a comma, another number, or a word of something else. */
function listBeside({ marks }: Reading, from: number, step: 1 | -1): Beside {
  const beside: Beside = []
  let noise = 0
  let isStated = false
  for (let at = from + step; marks[at]; at += step) {
    const mark = marks[at]
    if (mark?.state !== 'open') break
    const { meaning, isParted, text } = mark.item
    if (step === 1 && isParted) break
    isStated ||= STATEMENTS.includes(text)
    const isCategory = meaning.kind === 'value' && meaning.key === 'category' && !isStated
    if (meaning.kind === 'role' || meaning.kind === 'bound' || isCategory) {
      // What stands right before another number is of that one.
      if (step === 1 && isBeforeNumber(marks, at)) break
      beside.push({ at, meaning })
    } else if (meaning.kind !== 'noise' || ++noise > NOISE_BETWEEN_MAX) break
    if (step === -1 && isParted) break
  }
  return beside
}

function isBeforeNumber(marks: Reading['marks'], at: number): boolean {
  for (let next = at + 1; marks[next]; next++) {
    const { meaning, isParted } = marks[next]?.item ?? {}
    if (isParted || !meaning) return false
    if (meaning.kind === 'number') return true
    if (meaning.kind !== 'role' && meaning.kind !== 'noise' && meaning.kind !== 'value') return false
  }
  return false
}
