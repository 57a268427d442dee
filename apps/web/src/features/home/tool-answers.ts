import { convertToPercentage } from '@sopaan/domain/cgpa'
import { findExamPaper } from '@sopaan/domain/exam-papers'
import { chaptersOf } from '@sopaan/domain/planner/syllabus'
import { findRankFromMarks } from '@sopaan/domain/rank'
import { STATE_COUNSELLINGS } from '@sopaan/domain/state-counsellings'

/** Marks of 300 that the first page shows the answers for. */
export const SHOWN_MARKS = 182
/** A grade average of 10 that it converts, and by whose rule. */
export const SHOWN_CGPA = 8.4
const CGPA_BODY = 'aicte'
const SEASON = 2026

/** The answers on the tiles of the first page, worked out by the rules of the tools themselves. */
export type ToolAnswers = {
  rank: { best: number; worst: number } | undefined
  percentile: { low: number; high: number } | undefined
  percentage: number | undefined
  marks: { correct: number; wrong: number } | undefined
  counsellings: number
  chapters: number
}

/** Works them out; a rule that refuses leaves its answer out. */
export function toolAnswers(): ToolAnswers {
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
    chapters: chaptersOf('main').length,
  }
}
