import type { FIRST_LANGUAGE, Language } from '../languages.ts'
import { PRIORITIES, type Priority, SUBJECTS, type Subject, type SyllabusChapter } from './syllabus-chapter.ts'

/**
 * One line of our own table of chapters, as its file has it, with what school books in other languages call it; a missing
 * unit or head is empty.
 */
export type ChapterLine = {
  subject: string
  mainUnit: string
  advancedHead: string
  chapter: string
  class: string
  priority: string
  hours: string
  words: string
} & Record<Exclude<Language, typeof FIRST_LANGUAGE>, string>

/** What came of compiling: the chapters in their order, or everything that does not fit together. */
export type SyllabusCompilation = { ok: true; chapters: SyllabusChapter[] } | { ok: false; faults: string[] }

type Headings = Readonly<Record<Subject, readonly string[]>>

/**
 * Puts our chapters under the headings of the published syllabus. Every unit of JEE (Main) and every head of JEE
 * (Advanced) must be covered by a chapter, and no chapter may claim one that was not published.
 */
export function compileSyllabus(
  published: { main: Headings; advanced: Headings },
  lines: readonly ChapterLine[],
): SyllabusCompilation {
  const chapters: SyllabusChapter[] = []
  const faults: string[] = []
  for (const line of lines) {
    const chapter = readLine(line)
    if (chapter === undefined) faults.push(`cannot be read: ${line.subject}, ${line.chapter}`)
    else chapters.push(chapter)
  }
  faults.push(
    ...uncovered(published.main, chapters, 'mainUnit'),
    ...uncovered(published.advanced, chapters, 'advancedHead'),
  )
  const keys = chapters.map(({ key }) => key)
  faults.push(...keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `twice: ${key}`))
  return faults.length > 0 ? { ok: false, faults } : { ok: true, chapters }
}

/** The headings of a published list as people copy it: `- **Physics (20)**: Units and Measurements; Kinematics.` */
export function readHeadings(text: string): Headings {
  const of = (subject: string) => {
    const [, list = ''] = text.match(new RegExp(`\\*\\*${subject}[^*]*\\*\\*:?(.*)`, 'i')) ?? []
    return headingsOf(list)
  }
  return { physics: of('Physics'), chemistry: of('Chemistry'), mathematics: of('Mathematics') }
}

/** The key of a chapter: `phys-wave-optics`. */
export function chapterKeyOf(subject: string, chapter: string): string {
  return `${subject.slice(0, 4)}-${slugOf(chapter)}`
}

function headingsOf(list: string): string[] {
  const bare = list.replaceAll(/\([^)]*\)/g, '').replaceAll(/(?:Physical|Inorganic|Organic) - /g, '')
  const parts = bare.split(/;|(?<=[a-z])\.\s+(?=[A-Z])/).map((part) => part.trim().replace(/\s*\.$/, ''))
  const stem = 'Organic Compounds containing'
  return parts.filter(Boolean).map((part) => part.replace(/^\.\.\.\s*/, `${stem} `))
}

function readLine(line: ChapterLine): SyllabusChapter | undefined {
  const subject = SUBJECTS.find((each) => each === line.subject)
  const priority: Priority | undefined = PRIORITIES.find((each) => each === line.priority)
  const hours = Number(line.hours)
  const schoolClass = line.class === '11' ? 11 : line.class === '12' ? 12 : undefined
  const isPlaced = line.mainUnit !== '' || line.advancedHead !== ''
  if (!subject || !priority || !schoolClass || !isPlaced || !(hours > 0 && hours <= 40)) return undefined
  return {
    key: chapterKeyOf(subject, line.chapter),
    subject,
    mainUnit: line.mainUnit === '' ? null : line.mainUnit,
    advancedHead: line.advancedHead === '' ? null : line.advancedHead,
    name: line.chapter,
    schoolClass,
    priority,
    hours,
    words: line.words.split(';').filter(Boolean),
  }
}

function uncovered(
  published: Headings,
  chapters: readonly SyllabusChapter[],
  column: 'mainUnit' | 'advancedHead',
): string[] {
  return SUBJECTS.flatMap((subject) => {
    const claimed = new Set(chapters.flatMap((each) => (each.subject === subject ? (each[column] ?? []) : [])))
    const missing = published[subject].filter((heading) => !claimed.has(heading))
    const unknown = [...claimed].filter((heading) => !published[subject].includes(heading))
    return [
      ...missing.map((heading) => `no chapter for ${subject}, ${heading}`),
      ...unknown.map((heading) => `not published: ${subject}, ${heading}`),
    ]
  })
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
