import { type QuestionCity, questionItems } from './question-items.ts'
import { readNumber } from './question-numbers.ts'
import { addValue, type Mark, type QuestionKey, type Reading } from './reading.ts'

/** What a question says: values by the key of the address, in the order said; and what nothing was understood of. */
export type Question = { values: Partial<Record<QuestionKey, string[]>>; notUnderstood: string[] }

/** Distance that "near" means where none is said, km. */
const NEAR_KM = '300'
/** More than anybody types; what is longer is not read to its end, characters. */
const LENGTH_MAX = 300

/**
 * Reads a question in a student's own words, in English, Hindi or both: "cse ya it, south me, fees 2 lakh se kam". Rules and
 * tables alone; nothing is taken for something else in silence: what has no meaning here is named.
 * @param cities  the cities that distances are measured from
 */
export function understandQuestion(text: string, cities: readonly QuestionCity[]): Question {
  const items = questionItems(text.slice(0, LENGTH_MAX), cities)
  const reading: Reading = { marks: items.map((item) => ({ item, state: 'open' })), values: {} }
  readNegations(reading)
  for (const [at, { item }] of reading.marks.entries()) if (item.meaning.kind === 'number') readNumber(reading, at)
  for (const at of reading.marks.keys()) readNear(reading, at)
  for (const at of reading.marks.keys()) readNearOther(reading, at)
  for (const at of reading.marks.keys()) readHome(reading, at)
  for (const at of reading.marks.keys()) readRest(reading, at)
  return { values: reading.values, notUnderstood: listUnknown(reading.marks) }
}

const EXCEPT_KEYS = { family: 'exceptFamily', type: 'exceptType', place: 'exceptState' } as const

/** "no civil or mechanical", "mechanical aur civil chhodkar": what stands beside the word, until something else does. */
function readNegations(reading: Reading): void {
  for (const [at, mark] of reading.marks.entries()) {
    const { meaning } = mark.item
    if (meaning.kind !== 'not') continue
    const before = () => excludeRun(reading, at, -1)
    const after = () => excludeRun(reading, at, 1)
    // "civil nahi" says after what "no civil" says before; a word that is said either way looks ahead first.
    const count = meaning.side === 'before' ? after() || before() : before()
    mark.state = count > 0 ? 'done' : 'unknown'
  }
}

function excludeRun({ marks, values }: Reading, from: number, step: 1 | -1): number {
  let count = 0
  for (let at = from + step; marks[at]?.state === 'open'; at += step) {
    const mark = marks[at]
    if (!mark) break
    const { meaning, isParted } = mark.item
    if (step === 1 && isParted) break
    if (meaning.kind === 'value' || meaning.kind === 'place') {
      const kind = meaning.kind === 'place' ? 'place' : meaning.key
      if (kind !== 'place' && kind !== 'family' && kind !== 'type') break
      const said = meaning.kind === 'place' ? meaning.states : meaning.values
      const others = values[EXCEPT_KEYS[kind]] ?? []
      values[EXCEPT_KEYS[kind]] = [...new Set(step === 1 ? [...others, ...said] : [...said, ...others])]
      mark.state = 'done'
      count += 1
    } else if (meaning.kind !== 'joiner') break
    if (step === -1 && isParted) break
  }
  return count
}

/** "near Jaipur", "Jaipur ke paas", or a distance elsewhere in the question and a city. */
function readNear(reading: Reading, at: number): void {
  const { marks, values } = reading
  const mark = marks[at]
  const city = mark?.item.city
  if (!mark || !city || mark.state !== 'open') return
  const near = [at - 1, at + 1].find((each) => marks[each]?.item.meaning.kind === 'near')
  if (near === undefined && values.kmMax === undefined) return
  values.from = [city.id]
  values.kmMax ??= [NEAR_KM]
  mark.state = 'done'
  for (const each of [near, at + 1]) {
    const beside = each === undefined ? undefined : marks[each]
    if (beside && ['near', 'home'].includes(beside.item.meaning.kind)) beside.state = 'done'
  }
}

/** "near" a place that no distance can be measured from: neither is understood. */
function readNearOther({ marks }: Reading, at: number): void {
  const mark = marks[at]
  if (mark?.state !== 'open' || mark.item.meaning.kind !== 'near') return
  const others = [marks[at + 1], marks[at - 1]].filter((each) => each?.state === 'open')
  const other = others.find((each) => ['name', 'unknown', 'place'].includes(each?.item.meaning.kind ?? ''))
  mark.state = 'unknown'
  if (other) other.state = 'unknown'
}

/** "from Bihar", "Bihar se hoon": where class 12 was passed, and no filter. */
function readHome(reading: Reading, at: number): void {
  const { marks } = reading
  const mark = marks[at]
  if (mark?.state !== 'open' || mark.item.meaning.kind !== 'home') return
  const { side } = mark.item.meaning
  const sides = side === 'both' ? [-1, 1] : [side === 'before' ? 1 : -1]
  const place = sides.map((step) => besides(marks, at, step)).find((each) => each?.item.meaning.kind === 'place')
  mark.state = 'done'
  if (place?.item.meaning.kind !== 'place') return
  place.state = 'done'
  if (place.item.meaning.states.length === 1) addValue(reading, 'state', ...place.item.meaning.states)
  else place.state = mark.state = 'unknown'
}

/** The next open item on one side, over words that say nothing. */
function besides(marks: readonly Mark[], from: number, step: number): Mark | undefined {
  for (let at = from + step; marks[at]; at += step) {
    const mark = marks[at]
    if (mark?.state !== 'open' || mark.item.meaning.kind !== 'noise') return mark?.state === 'open' ? mark : undefined
  }
  return undefined
}

function readRest(reading: Reading, at: number): void {
  const mark = reading.marks[at]
  if (mark?.state !== 'open') return
  const { meaning, text } = mark.item
  mark.state = 'done'
  if (meaning.kind === 'value') addValue(reading, meaning.key, ...meaning.values)
  else if (meaning.kind === 'place') addValue(reading, 'collegeState', ...meaning.states)
  else if (meaning.kind === 'name' || meaning.kind === 'city')
    reading.values.q = [[...(reading.values.q ?? []), text].join(' ')]
  else if (['unknown', 'near', 'bound'].includes(meaning.kind)) mark.state = 'unknown'
  else if (meaning.kind === 'number' && /\d/.test(text)) mark.state = 'unknown'
}

/** Words that follow each other are one thing that was not understood, with the small words between them. */
function listUnknown(marks: readonly Mark[]): string[] {
  const unknown: string[] = []
  let between: string[] | undefined
  for (const { item, state } of marks) {
    const { meaning, text, isParted } = item
    if (isParted) between = undefined
    if (state === 'unknown') {
      unknown.push(between ? [unknown.pop(), ...between, text].join(' ') : text)
      between = []
    } else if (meaning.kind === 'noise') between?.push(text)
    else between = undefined
  }
  return unknown
}
