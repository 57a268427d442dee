import file from '../../../../data/planner/exam-days.json' with { type: 'json' }
import type { ExamId } from './exam-ids.ts'
import type { ExamKey } from './state-exams.ts'

/** An examination one may plan for, with its first day. */
export type ExamDay = {
  id: Exclude<ExamId, 'own'>
  name: string
  season: number
  on: string
  /** True until the body has published the day: then `on` is carried over from `basis`, the first day a year before. */
  isExpected: boolean
  basis: string
  body: string
  source: string
}

// The file is ours, and a test reads it against this type.
export const EXAM_DAYS = file.exams as readonly ExamDay[]

/** When the days were last looked up. */
export const EXAM_DAYS_CHECKED_ON: string = file.checkedOn

/** The first examination that lies ahead; the last one when all have passed. */
export function nextExam(today: string): ExamDay {
  const ahead = EXAM_DAYS.find(({ on }) => on > today) ?? EXAM_DAYS.at(-1)
  if (ahead === undefined) throw new Error('No examination ships')
  return ahead
}

/** Whether a student sits an examination on its day: those of JEE (Main) share their days, whichever of its papers are taken. */
export function examDayTaken(id: ExamDay['id'], taken: readonly ExamKey[]): boolean {
  return taken.some((exam) => (id === 'advanced' ? exam === 'advanced' : exam.startsWith('main-')))
}
