import { SUBJECTS, type Subject } from '../syllabus/syllabus-chapter.ts'

/** Marks of a mock test as somebody wrote them down; null where a subject was not told. */
export type MockMarks = Record<Subject, number | null> & { totalMarks: number; maxMarks: number }

/** Why marks cannot be right; undefined where they can. Where all three subjects are told, they make up the total. */
export function findMockFault(marks: MockMarks): 'over-maximum' | 'not-the-sum' | undefined {
  const told = SUBJECTS.map((subject) => marks[subject])
  if (marks.totalMarks > marks.maxMarks || told.some((each) => each !== null && each > marks.maxMarks))
    return 'over-maximum'
  const sum = told.reduce<number>((all, each) => all + (each ?? 0), 0)
  return told.every((each) => each !== null) && sum !== marks.totalMarks ? 'not-the-sum' : undefined
}

/** Marks lost by kind or subject of mistake, the costliest first; ties in the order of first appearance. */
export function sumMarksLost<Key extends string>(
  mistakes: readonly { marksLost: number; key: Key }[],
): { key: Key; marksLost: number; count: number }[] {
  const sums = new Map<Key, { key: Key; marksLost: number; count: number }>()
  for (const { key, marksLost } of mistakes) {
    const sum = sums.get(key) ?? { key, marksLost: 0, count: 0 }
    sums.set(key, { key, marksLost: sum.marksLost + marksLost, count: sum.count + 1 })
  }
  return [...sums.values()].sort((one, other) => other.marksLost - one.marksLost)
}
