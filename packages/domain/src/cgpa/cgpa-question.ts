import { readIndian } from '../indian-numbers.ts'
import type { GradedSubject, Semester } from './cgpa.ts'
import { findGradePoints, findGradeScale, type GradeScale } from './grade-scales.ts'

export const CGPA_MODES = ['sgpa', 'cgpa', 'target', 'percentage'] as const

/** Names of the fields that stand once a row. */
export const ROW_FIELDS = { sgpa: ['credits', 'grade'], cgpa: ['semesterCredits', 'sgpa'] } as const

/** Every name an answer of the calculator may have; what is kept or printed holds no other. */
export const CGPA_FIELDS = [
  'mode',
  'scale',
  'maxPoints',
  ...ROW_FIELDS.sgpa,
  ...ROW_FIELDS.cgpa,
  'cgpaNow',
  'creditsDone',
  'target',
  'creditsLeft',
  'body',
  'direction',
  'average',
  'percentage',
] as const

const OWN_SCALE_MAX = 10

/** What was entered, by name; a name may stand several times, once a row. An address's query is one of these. */
export type CgpaAnswers = { get: (name: string) => string | null; getAll: (name: string) => string[] }

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

/** Reads the question out of what was entered. What is not a number stays NaN, so that the rule refuses it. */
export function readCgpaQuestion(answers: CgpaAnswers): CgpaQuestion {
  const number = (key: string) => readIndian(answers.get(key))
  const scale =
    answers.get('scale') === 'own' ? undefined : (findGradeScale(answers.get('scale') ?? '') ?? findGradeScale('ugc'))
  return {
    mode: CGPA_MODES.find((mode) => mode === answers.get('mode')) ?? 'sgpa',
    scale,
    maxPoints: scale?.maxPoints ?? number('maxPoints') ?? OWN_SCALE_MAX,
    subjects: filledRows(answers, ROW_FIELDS.sgpa).map(([credits, grade]) => ({
      credits: readIndian(credits) ?? Number.NaN,
      points: (scale && findGradePoints(scale, grade)) ?? readIndian(grade) ?? Number.NaN,
    })),
    semesters: filledRows(answers, ROW_FIELDS.cgpa).map(([credits, sgpa]) => ({
      credits: readIndian(credits) ?? Number.NaN,
      sgpa: readIndian(sgpa) ?? Number.NaN,
    })),
    creditsDone: number('creditsDone'),
    cgpaNow: number('cgpaNow'),
    creditsLeft: number('creditsLeft'),
    target: number('target'),
    body: answers.get('body') ?? '',
    direction: answers.get('direction') === 'from' ? 'from' : 'to',
    average: number('average'),
    percentage: number('percentage'),
  }
}

/**
 * Rows with both cells entered, as they were typed; a row with one cell still empty is being typed and does not count
 * yet. Cells pair by their place, so a form sends empty cells too.
 */
export function filledRows(
  answers: CgpaAnswers,
  [first, second]: readonly [string, string],
): readonly [string, string][] {
  const seconds = answers.getAll(second)
  return answers.getAll(first).flatMap((cell, at): [string, string][] => {
    const other = seconds[at] ?? ''
    return cell === '' || other === '' ? [] : [[cell, other]]
  })
}
