import type { GradedSubject, Semester } from '@sopaan/domain/cgpa'
import { findGradePoints, findGradeScale, type GradeScale } from '@sopaan/domain/grade-scales'
import { readChoice, readNumber } from './use-answers.ts'

export const CGPA_MODES = ['sgpa', 'cgpa', 'target', 'percentage'] as const

/** Names of the fields that stand once a row. */
export const ROW_FIELDS = { sgpa: ['credits', 'grade'], cgpa: ['semesterCredits', 'sgpa'] } as const

/** Rows shown before any is added. */
const ROWS_FIRST = { sgpa: 6, cgpa: 4 } as const
const OWN_SCALE_MAX = 10

export type CgpaQuestion = {
  mode: (typeof CGPA_MODES)[number]
  /** Undefined for a scale of one's own. */
  scale: GradeScale | undefined
  maxPoints: number
  subjects: readonly GradedSubject[]
  semesters: readonly Semester[]
  creditsDone: number | undefined
  cgpaNow: number | undefined
  creditsLeft: number | undefined
  target: number | undefined
  body: string
  direction: 'to' | 'from'
  average: number | undefined
  percentage: number | undefined
}

/** Reads the question out of an address. What is not a number stays NaN, so that the rule refuses it. */
export function readCgpaQuestion(answers: URLSearchParams): CgpaQuestion {
  const number = (key: string) => readNumber(answers.get(key))
  const scale =
    answers.get('scale') === 'own' ? undefined : (findGradeScale(answers.get('scale') ?? '') ?? findGradeScale('ugc'))
  return {
    mode: readChoice(answers.get('mode'), CGPA_MODES),
    scale,
    maxPoints: scale?.maxPoints ?? number('maxPoints') ?? OWN_SCALE_MAX,
    subjects: rowsOf(answers, ROW_FIELDS.sgpa).map(([credits, grade]) => ({
      credits: readNumber(credits) ?? Number.NaN,
      points: (scale && findGradePoints(scale, grade)) ?? readNumber(grade) ?? Number.NaN,
    })),
    semesters: rowsOf(answers, ROW_FIELDS.cgpa).map(([credits, sgpa]) => ({
      credits: readNumber(credits) ?? Number.NaN,
      sgpa: readNumber(sgpa) ?? Number.NaN,
    })),
    creditsDone: number('creditsDone'),
    cgpaNow: number('cgpaNow'),
    creditsLeft: number('creditsLeft'),
    target: number('target'),
    body: answers.get('body') ?? '',
    direction: readChoice(answers.get('direction'), ['to', 'from']),
    average: number('average'),
    percentage: number('percentage'),
  }
}

/** How many rows a form shows: those entered and at least the first few. */
export function countRows(answers: URLSearchParams, mode: 'sgpa' | 'cgpa'): number {
  return Math.max(ROWS_FIRST[mode], answers.getAll(ROW_FIELDS[mode][0]).length)
}

/**
 * Rows with both cells entered; a row with one cell still empty is being typed and does not count yet. Cells pair by
 * their place, so a form sends empty cells too.
 */
function rowsOf(answers: URLSearchParams, [first, second]: readonly [string, string]): [string, string][] {
  const seconds = answers.getAll(second)
  return answers.getAll(first).flatMap((cell, at): [string, string][] => {
    const other = seconds[at] ?? ''
    return cell === '' || other === '' ? [] : [[cell, other]]
  })
}
