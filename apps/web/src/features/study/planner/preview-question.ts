import type { PlannerFacts } from '@sopaan/domain/planner/planner-facts'
import { EXAM_DAYS, nextExam } from '@sopaan/domain/syllabus/exam-days'
import { EXAM_DAYS_MAX, EXAM_IDS, type ExamId } from '@sopaan/domain/syllabus/exam-ids'
import { chaptersOf } from '@sopaan/domain/syllabus/syllabus'
import { SYLLABUS_LISTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { addDays } from '@sopaan/domain/time/days'
import { HOURS_MAX, HOURS_MIN } from './weekly-hours.ts'

export const CAPS = [2, 3, 4, 5, 6, 8, 10, 12] as const
const HOURS_USUAL = 24
const CAP_USUAL = 6
const START_USUAL = 17 * 60

/** What the public planner was asked, from its address. */
export type PreviewQuestion = {
  examId: ExamId
  settings: PlannerFacts['settings']
  doneKeys: readonly string[]
  /** The day of the examination has passed, or lies too far ahead. */
  isExamWrong: boolean
}

/** Reads the address of the public planner; what it does not say, or says wrongly, is the usual. */
export function readPreviewQuestion(answers: URLSearchParams, today: string): PreviewQuestion {
  const next = nextExam(today)
  const examId = EXAM_IDS.find((id) => id === answers.get('exam')) ?? next.id
  const shipped = EXAM_DAYS.find(({ id }) => id === examId)?.on ?? addDays(today, 90)
  const typed = answers.get('on') ?? ''
  const examOn = /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : shipped
  const list =
    SYLLABUS_LISTS.find((each) => each === answers.get('list')) ?? (examId === 'advanced' ? 'advanced' : 'main')
  const known = new Set(chaptersOf(list).map(({ key }) => key))
  const rest = answers.get('rest')
  return {
    examId,
    settings: {
      examOn,
      list,
      weeklyMinutes: wholeOf(answers.get('hours'), { min: HOURS_MIN, max: HOURS_MAX, usual: HOURS_USUAL }) * 60,
      dailyCapMinutes: wholeOf(answers.get('cap'), { min: 1, max: 14, usual: CAP_USUAL }) * 60,
      restDay: rest === 'none' ? null : wholeOf(rest, { min: 0, max: 6, usual: 0 }),
      startMinute: START_USUAL,
    },
    doneKeys: answers.getAll('done').filter((key) => known.has(key)),
    isExamWrong: examOn <= today || examOn > addDays(today, EXAM_DAYS_MAX),
  }
}

/** What the rules of planning take for a question of the public planner. */
export function factsOfQuestion({ settings, doneKeys }: PreviewQuestion): PlannerFacts {
  return {
    settings,
    chapters: doneKeys.map((key) => ({
      key,
      state: 'done' as const,
      confidence: 'good' as const,
      studiedMinutes: 0,
      isLeftOut: false,
    })),
    ownChapters: [],
    revisions: [],
    sessions: [],
    appointments: [],
  }
}

function wholeOf(text: string | null, { min, max, usual }: { min: number; max: number; usual: number }): number {
  const number = text === null || text.trim() === '' ? Number.NaN : Math.round(Number(text))
  return Number.isNaN(number) ? usual : Math.min(max, Math.max(min, number))
}
