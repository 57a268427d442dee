import type { PlannerSettings } from '@sopaan/contract/planner'
import type { StudentFacts } from '@sopaan/contract/users'
import { EXAM_DAYS, examDayTaken } from '@sopaan/domain/syllabus/exam-days'
import { EXAM_KEYS, STATE_EXAMS } from '@sopaan/domain/syllabus/state-exams'
import type { PreviewQuestion } from './preview-question.ts'

/**
 * What a plan begins with: what the public planner was asked, or else the examinations that a student takes, the second one
 * of JEE beside the first.
 * @param isAsked  whether the address names an examination itself
 */
export function firstSettings(
  { examId, settings }: PreviewQuestion,
  { exams = {}, isAsked, today }: { exams: StudentFacts['exams']; isAsked: boolean; today: string },
): PlannerSettings {
  const usual = { ...settings, examId, examName: null, endMinute: null, timetable: [], otherExam: null }
  const taken = EXAM_KEYS.filter((exam) => exams[exam] !== undefined)
  if (isAsked || taken.length === 0) return usual
  const [first] = EXAM_DAYS.filter(({ id, on }) => on > today && examDayTaken(id, taken))
  const list = taken.includes('advanced') ? 'advanced' : 'main'
  if (first === undefined) {
    const state = STATE_EXAMS.find(({ id }) => taken.includes(id))
    if (state === undefined) return usual
    return { ...usual, list, examId: 'own', examName: state.name, examOn: '' }
  }
  const advanced = EXAM_DAYS.find(({ id, on }) => id === 'advanced' && on > first.on && examDayTaken(id, taken))
  return {
    ...usual,
    list,
    examId: first.id,
    examOn: first.on,
    otherExam: advanced ? { examId: 'advanced', examName: null, examOn: advanced.on } : null,
  }
}
