import type { ExamId } from '../syllabus/exam-ids.ts'
import { findChapter } from '../syllabus/syllabus.ts'
import { coveredShare } from './remaining.ts'

/** An examination somebody plans for. */
export type PlannedExam = { examId: ExamId; examName: string | null; examOn: string }

type Exams = PlannedExam & { otherExam: PlannedExam | null }

/** What is planned for on a day: once the examination of the plan has passed, the other one; one that has passed is none. */
export function examsOn<T extends Exams>(settings: T, today: string): T {
  const { examOn, otherExam } = settings
  if (otherExam === null) return settings
  if (otherExam.examOn <= today) return { ...settings, otherExam: null }
  return examOn <= today ? { ...settings, ...otherExam, otherExam: null } : settings
}

/** The other examination where it comes before that of the plan. */
export function examOnTheWay<E extends { examOn: string }>(
  { examOn, otherExam }: { examOn: string; otherExam?: E | null },
  today: string,
): E | undefined {
  return otherExam != null && otherExam.examOn > today && otherExam.examOn < examOn ? otherExam : undefined
}

/** The examinations of a plan that have not passed, the next one first. */
export function examsAhead(settings: PlannedExam & { otherExam?: PlannedExam | null }, today: string): PlannedExam[] {
  const { examId, examName, examOn, otherExam } = settings
  return [{ examId, examName, examOn }, ...(otherExam == null ? [] : [otherExam])]
    .filter((exam) => exam.examOn >= today)
    .sort((one, other) => one.examOn.localeCompare(other.examOn))
}

/** Whether an examination asks for a chapter: JEE (Main) not for those of JEE (Advanced) alone, every other one for all. */
export function requiresChapter(examId: ExamId, chapterKey: string): boolean {
  const isMain = examId === 'main-1' || examId === 'main-2'
  return !isMain || findChapter(chapterKey)?.mainUnit !== null
}

type Counted = { key: string; expectedMinutes: number; leftMinutes: number }

/** How much of what an examination asks for is covered by its day, if the plan is kept, by hours, from 0 to 1. */
export function shareBy(
  { examId, examOn }: Pick<PlannedExam, 'examId' | 'examOn'>,
  chapters: readonly Counted[],
  days: readonly { day: string; blocks: readonly { taskId: string; minutes: number }[] }[],
): number {
  const planned = new Map<string, number>()
  for (const { day, blocks } of days)
    for (const { taskId, minutes } of day < examOn ? blocks : [])
      planned.set(taskId, (planned.get(taskId) ?? 0) + minutes)
  const asked = chapters.filter(({ key }) => requiresChapter(examId, key))
  return coveredShare(
    asked.map((chapter) => ({
      ...chapter,
      leftMinutes: Math.max(0, chapter.leftMinutes - (planned.get(chapter.key) ?? 0)),
    })),
  )
}
