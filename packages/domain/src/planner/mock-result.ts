import { ADVANCED_MAX_MARKS, ADVANCED_SEASONS, findAdvancedRankFromMarks } from '../ranks/advanced-rank.ts'
import { MAIN_SEASONS } from '../ranks/jee-main-candidates.ts'
import { MARKS_MAX, type NoPercentile, type PercentileRange } from '../ranks/percentile-from-marks.ts'
import { findRankFromMarks, roundRankRange } from '../ranks/rank.ts'
import { SUBJECTS, type Subject } from '../syllabus/syllabus-chapter.ts'
import type { MockMarks } from './mock-log.ts'

/** A mock of an examination: `other` follows no pattern that ranks are known of. */
export type LoggedMock = MockMarks & { exam: 'main' | 'advanced' | 'other' }

/** What marks of a mock would have been in the newest season of its examination. */
export type MockResult =
  | { exam: 'main'; season: number; percentile: PercentileRange; best: number; worst: number }
  | { exam: 'advanced'; season: number; best: number; worst: number }
  | { exam: 'main' | 'advanced'; reason: NoPercentile | 'below-list' }

/**
 * Percentile and common rank of a mock, by the calculators of the product: JEE Main where the shift is unknown, JEE Advanced
 * on its common list. Only a whole paper has them: marks of 300, of 360.
 * @returns undefined where the mock is no whole paper of either
 */
export function findMockResult({ exam, totalMarks, maxMarks }: LoggedMock): MockResult | undefined {
  if (exam === 'main' && maxMarks === MARKS_MAX) {
    const [season] = MAIN_SEASONS
    const rank = findRankFromMarks(totalMarks, 'another', { season })
    if (rank.ok) return { exam, season, percentile: rank.percentile, ...roundRankRange(rank) }
    return rank.reason === 'not-a-percentile' || rank.reason === 'not-a-count'
      ? undefined
      : { exam, reason: rank.reason }
  }
  if (exam === 'advanced' && maxMarks === ADVANCED_MAX_MARKS) {
    const [season] = ADVANCED_SEASONS
    const rank = findAdvancedRankFromMarks(totalMarks, 'CRL', season)
    if (rank.ok) return { exam, season, ...roundRankRange(rank) }
    return rank.reason === 'not-marks' ? undefined : { exam, reason: rank.reason }
  }
  return undefined
}

/** Marks of one subject in a mock; `change` against the mock of the same pattern before it that told this subject. */
export type SubjectMarks = { subject: Subject; marks: number; change: number | undefined }

/** The subjects of the newest mock that told any, and how each has moved. @param mocks  newest first */
export function compareSubjects<Logged extends LoggedMock>(
  mocks: readonly Logged[],
): { mock: Logged; subjects: SubjectMarks[] } | undefined {
  const at = mocks.findIndex((mock) => SUBJECTS.some((subject) => mock[subject] !== null))
  const mock = mocks[at]
  if (mock === undefined) return undefined
  const earlier = mocks.slice(at + 1).filter((each) => isSamePattern(each, mock))
  const subjects = SUBJECTS.flatMap((subject) => {
    const marks = mock[subject]
    const before = earlier.find((each) => each[subject] !== null)?.[subject] ?? undefined
    return marks === null ? [] : [{ subject, marks, change: before === undefined ? undefined : marks - before }]
  })
  return { mock, subjects }
}

/** Whether marks of two mocks can be laid beside each other. */
export function isSamePattern(one: LoggedMock, other: LoggedMock): boolean {
  return one.exam === other.exam && one.maxMarks === other.maxMarks
}
