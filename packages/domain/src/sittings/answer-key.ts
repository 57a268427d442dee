import type { PaperSection } from '../ranks/marking-scheme.ts'

/** A question of an answer sheet: options to choose from, or a number to write. */
export type SheetQuestion = {
  /** From 1, through all sections. */
  number: number
  sectionId: string
  subject: string
  /** How many options it has; 0 where a number is written. */
  options: number
}

/** What is right: one or more options, a number or a stretch of numbers, or anything, where the question was dropped. */
export type KeyEntry =
  | { kind: 'options'; right: readonly string[] }
  | { kind: 'number'; from: number; to: number }
  | { kind: 'dropped' }

/** Answers and keys by the number of their question. */
export type AnswerKey = Readonly<Record<number, KeyEntry>>

const OPTION_NAMES = 'ABCDEFGH'
/** What stands for a question that counts for everybody. */
const DROPPED = /^(?:drop(?:ped)?|bonus|cancel(?:led)?|\*)$/i
/** A key entry behind the number of its question. */
const NUMBERED =
  /(?:^|[\s,;|])(?:q(?:uestion)?\.?\s*)?(\d{1,3})\s*(\.(?!\d)|[):=\-–>]+|\s)\s*\(?(drop(?:ped)?|bonus|cancel(?:led)?|[a-h](?:\s*(?:\/|or|and|,)\s*[a-h]\b)*|-?\d+(?:\.\d+)?(?:\s*to\s*-?\d+(?:\.\d+)?)?)\)?(?=$|[\s,;|])/gi

/** The letter of an option, from 0. */
export function optionName(at: number): string {
  return OPTION_NAMES[at] ?? ''
}

/** The questions of a paper, numbered through its sections; what is marked by hand has none. */
export function sheetQuestions(sections: readonly PaperSection[]): SheetQuestion[] {
  let number = 0
  return sections.flatMap((section) => {
    if (section.kind === 'by-hand' || section.kind === 'multiple-correct') return []
    return Array.from({ length: section.questions }, () => {
      number += 1
      const options = section.kind === 'numerical' ? 0 : section.options
      return { number, sectionId: section.id, subject: section.subject, options }
    })
  })
}

/**
 * Reads a key that was typed or pasted: `1. B`, `2) (3)`, `21 = 4.5 to 4.7`, `Q7 drop`, a line or many in one; or entries
 * alone in the order of the questions, `B C A D` or `BCAD`. Options may be given by letter or, as NTA does, by number.
 * @returns what could be read; a question that cannot be read has no entry
 */
export function readAnswerKey(text: string, questions: readonly SheetQuestion[]): AnswerKey {
  const numbered = listNumbered(text.trim())
  if (numbered !== undefined)
    return Object.fromEntries(
      numbered.flatMap(({ number, entry }) => {
        const question = questions.find((each) => each.number === number)
        const read = question && readKeyEntry(entry, question)
        return read === undefined ? [] : [[number, read] as const]
      }),
    )
  const alone = listEntries(text)
  return Object.fromEntries(
    questions.flatMap((question, at) => {
      const read = readKeyEntry(alone[at] ?? '', question)
      return read === undefined ? [] : [[question.number, read] as const]
    }),
  )
}

/** The key of one question; undefined for what is none of it. */
export function readKeyEntry(text: string, { options }: Pick<SheetQuestion, 'options'>): KeyEntry | undefined {
  const plain = text.trim().replaceAll(/[()]/g, '')
  if (plain === '') return undefined
  if (DROPPED.test(plain)) return { kind: 'dropped' }
  if (options === 0) return readNumbers(plain)
  const parts = plain.toUpperCase().split(/\s*(?:\/|,|\bOR\b|\bAND\b|\s)\s*/)
  const right = parts.map((part) => optionOf(part, options))
  if (right.some((option) => option === undefined)) return undefined
  return { kind: 'options', right: right.filter((option) => option !== undefined) }
}

/** Whether an answer is right; undefined where nothing was answered. A dropped question is right whatever was done. */
export function isRight(answer: string | undefined, entry: KeyEntry): boolean | undefined {
  if (entry.kind === 'dropped') return true
  if (answer === undefined || answer.trim() === '') return undefined
  if (entry.kind === 'options') return entry.right.includes(answer)
  const number = Number(answer.replace(',', '.'))
  return number >= entry.from && number <= entry.to
}

/** A key entry as it is read: `B`, `A or C`, `4.5 to 4.7`; undefined for a dropped question. */
export function writeKeyEntry(entry: KeyEntry, words: { or: string; to: string }): string | undefined {
  if (entry.kind === 'dropped') return undefined
  if (entry.kind === 'options') return entry.right.join(` ${words.or} `)
  return entry.from === entry.to ? String(entry.from) : `${entry.from} ${words.to} ${entry.to}`
}

function readNumbers(text: string): KeyEntry | undefined {
  const [, from, to = from] = /^(-?\d+(?:\.\d+)?)(?:\s*to\s*(-?\d+(?:\.\d+)?))?$/i.exec(text.replace(',', '.')) ?? []
  if (from === undefined) return undefined
  const [one, other] = [Number(from), Number(to)]
  return { kind: 'number', from: Math.min(one, other), to: Math.max(one, other) }
}

function optionOf(text: string, options: number): string | undefined {
  const at = /^\d$/.test(text) ? Number(text) - 1 : text.length === 1 ? OPTION_NAMES.indexOf(text) : -1
  return at >= 0 && at < options ? OPTION_NAMES[at] : undefined
}

/**
 * Entries behind their numbers; undefined where the text has none. Figures alone, such as `2 3 1 4`, are numbered only where
 * every other one counts on from the first.
 */
function listNumbered(text: string): { number: number; entry: string }[] | undefined {
  const found = [...text.matchAll(NUMBERED)].map(({ index, 1: number = '', 2: sign = '', 3: entry = '' }) => ({
    index,
    number: Number(number),
    isMarked: sign.trim() !== '' || /^[a-z]/i.test(entry),
    entry,
  }))
  const [first] = found
  if (first === undefined || new Set(found.map(({ number }) => number)).size < found.length) return undefined
  const isPairs = first.index === 0 && text.split(/[\s,;|]+/).length === 2 * found.length
  const isCounted = isPairs && found.every(({ number }, at) => number === first.number + at)
  return isCounted || found.every(({ isMarked }) => isMarked) ? found : undefined
}

/** Entries without numbers: parted by spaces and the like, or letters in one run. */
function listEntries(text: string): string[] {
  const plain = text.trim()
  if (/^[a-h]+$/i.test(plain)) return [...plain]
  return plain.split(/[\s,;|]+/)
}
