import { convertToPercentage } from '@sopaan/domain/cgpa/cgpa'
import { makePlan } from '@sopaan/domain/planner/plan'
import { findExamPaper } from '@sopaan/domain/ranks/exam-papers'
import { findRankFromMarks } from '@sopaan/domain/ranks/rank'
import { STATE_COUNSELLINGS } from '@sopaan/domain/state/counsellings/state-counsellings'
import { nextExam } from '@sopaan/domain/syllabus/exam-days'
import { chaptersOf, type PlannedChapter } from '@sopaan/domain/syllabus/syllabus'
import { addDays, mondayOf } from '@sopaan/domain/time/days'

/** Marks of 300 that the first page shows the answers for. */
export const SHOWN_MARKS = 182
/** A grade average of 10 that it converts, and by whose rule. */
export const SHOWN_CGPA = 8.4
const CGPA_BODY = 'aicte'
const SEASON = 2026

const WEEK_DAYS = 7

type PlannedSubject = PlannedChapter['subject']

/** The answers on the tiles of the first page, worked out by the rules of the tools themselves. */
export type ToolAnswers = {
  rank: { best: number; worst: number } | undefined
  percentile: { low: number; high: number } | undefined
  percentage: number | undefined
  marks: { correct: number; wrong: number } | undefined
  counsellings: number
  /** A week of the planner from Monday on: the subjects of each day, none on the rest day. */
  week: readonly (readonly PlannedSubject[])[]
}

/** Works them out; a rule that refuses leaves its answer out. @param today  in India */
export function toolAnswers(today: string): ToolAnswers {
  const rank = findRankFromMarks(SHOWN_MARKS, 'another', { season: SEASON })
  const converted = convertToPercentage(CGPA_BODY, SHOWN_CGPA)
  const paper = findExamPaper('jee-main-1')
  const choice = paper?.sections.find((section) => section.kind === 'single-correct')
  return {
    rank: rank.ok ? { best: rank.best, worst: rank.worst } : undefined,
    percentile: rank.ok ? { low: rank.percentile.low, high: rank.percentile.high } : undefined,
    percentage:
      converted.ok && converted.conversion.kind === 'one-rule' ? converted.conversion.result.percentage : undefined,
    marks: choice?.kind === 'single-correct' ? { correct: choice.correct, wrong: choice.wrong } : undefined,
    counsellings: STATE_COUNSELLINGS.length,
    week: firstWeek(today),
  }
}

/** What the planner makes of the week that begins next, for whoever begins with 24 hours a week and Sundays free. */
function firstWeek(today: string): PlannedSubject[][] {
  const monday = addDays(mondayOf(today), WEEK_DAYS)
  const exam = nextExam(addDays(monday, WEEK_DAYS))
  const chapters = chaptersOf('main')
  const tasks = chapters.map(({ key, subject, priority, expectedMinutes }) => ({
    id: key,
    kind: 'chapter' as const,
    subject,
    priority,
    minutes: expectedMinutes,
  }))
  const rules = { today: monday, examOn: exam.on, weeklyMinutes: 1440, dailyCapMinutes: 360, restDay: 0, fixed: [] }
  const subjects = new Map(chapters.map(({ key, subject }) => [key, subject]))
  return makePlan(tasks, rules)
    .days.slice(0, WEEK_DAYS)
    .map(({ blocks }) => [...new Set(blocks.flatMap(({ taskId }) => subjects.get(taskId) ?? []))])
}
