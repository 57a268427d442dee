import file from '../../../../data/planner/syllabus.json' with { type: 'json' }
import type { Priority, Subject, SyllabusChapter, SyllabusList } from './syllabus-chapter.ts'

/** Where the headings were read, and of which season they are. */
export const SYLLABUS_SOURCES: Readonly<Record<SyllabusList, { season: string; source: string; checkedOn: string }>> = {
  main: file.main,
  advanced: file.advanced,
}

/** JEE (Advanced) asks more of the same chapter: a quarter more of our hours. Ours. */
const ADVANCED_DEPTH = 1.25
const MINUTES = 60

/** Every chapter that ships, in the order of the syllabus. */
// The command that compiles the file lets no other words in.
export const SYLLABUS = file.chapters as readonly SyllabusChapter[]

/** A chapter to be worked through: of the syllabus or a person's own. */
export type PlannedChapter = {
  key: string
  subject: Subject | 'other'
  name: string
  unit: string
  schoolClass: 11 | 12 | null
  priority: Priority
  /** From nothing to done, minutes. */
  expectedMinutes: number
  isOwn: boolean
}

/** The chapters of a list, in the order of the syllabus, with what they take for that examination. */
export function chaptersOf(list: SyllabusList): PlannedChapter[] {
  const asked = SYLLABUS.filter(
    ({ mainUnit, advancedHead }) => mainUnit !== null || (list === 'advanced' && advancedHead),
  )
  return asked.map((chapter) => ({
    key: chapter.key,
    subject: chapter.subject,
    name: chapter.name,
    unit: chapter.mainUnit ?? chapter.advancedHead ?? chapter.name,
    schoolClass: chapter.schoolClass,
    priority: chapter.priority,
    expectedMinutes: minutesFor(chapter, list),
    isOwn: false,
  }))
}

/** A chapter that ships, by its key. */
export function findChapter(key: string): SyllabusChapter | undefined {
  return SYLLABUS.find((chapter) => chapter.key === key)
}

function minutesFor({ hours, advancedHead }: SyllabusChapter, list: SyllabusList): number {
  const depth = list === 'advanced' && advancedHead !== null ? ADVANCED_DEPTH : 1
  return Math.round((hours * MINUTES * depth) / 5) * 5
}
