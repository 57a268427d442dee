/** Letter grades and their points, as universities print them. A scale without bands leaves the marks to the university. */

export type Grade = {
  letter: string
  points: number
  /** Marks of 100 from which the grade is given, where the scale fixes them. */
  marksFrom?: number
}

export type GradeScale = {
  id: string
  /** Name and scheme in the university's own words, the same in every language. */
  name: string
  maxPoints: number
  grades: readonly Grade[]
  status: 'official' | 'third-party' | 'conflicting'
  source: string
  checkedOn: string
}

const CHECKED_ON = '2026-11-21'

export const GRADE_SCALES: readonly GradeScale[] = [
  scale('ugc', 'UGC 10-point (CBCS)', 'O 10, A+ 9, A 8, B+ 7, B 6, C 5, P 4, F 0, Ab 0', {
    status: 'official',
    source:
      'UGC guidelines on the choice based credit system, as printed by two government colleges; bands are left to the university',
  }),
  scale('jntuh', 'JNTUH R16 to R22', 'O 10 90, A+ 9 80, A 8 70, B+ 7 60, B 6 50, C 5 40, F 0 0', {
    status: 'third-party',
    source: 'digister.in, July 2025; the pass mark agrees with the R22 regulations',
  }),
  scale('anna-2021', 'Anna University R2021', 'O 10, A+ 9, A 8, B+ 7, B 6, C 5, U 0, SA 0', {
    status: 'third-party',
    source: 'bestcgpacalculator.com, table of the 2021 regulations',
  }),
  scale('anna-2017', 'Anna University R2017', 'O 10 91, A+ 9 81, A 8 71, B+ 7 61, B 6 50, RA 0 0', {
    status: 'third-party',
    source: 'padeepz.net, table of the 2017 regulations',
  }),
  scale(
    'ktu-2019',
    'KTU 2019',
    'S 10 90, A+ 9 85, A 8.5 80, B+ 8 75, B 7.5 70, C+ 7 65, C 6.5 60, D 6 55, P 5.5 50, F 0 0',
    {
      status: 'third-party',
      source: 'cgpatopercentages.com, table of the 2019 scheme',
    },
  ),
  scale('vtu-cbcs', 'VTU CBCS, before 2018', 'S 10 90, A 9 80, B 8 70, C 7 60, D 6 45, E 4 40, F 0 0', {
    status: 'conflicting',
    source:
      'cgpa.pro: its table gives E 5 points, its worked example 4; bands of D differ too. Type the points on your own card',
  }),
  scale('kl', 'KL University', 'O 10 85, A+ 9 80, A 8 65, B+ 7 60, B 6 50, C 5 45, P 4 40, F 0 0', {
    status: 'official',
    source: 'kluniversity.in, grading page',
  }),
  scale('mumbai-7', 'Mumbai University 7-point (CBGS)', 'O 7 70, A 6 60, B 5 55, C 4 50, D 3 45, E 2 40, F 0 0', {
    status: 'third-party',
    source: 'cgpatopercentage.in, table of the 7-point scale',
  }),
  scale(
    'cbse-10',
    'CBSE class X (CCE, 2009 to 2017)',
    'A1 10 91, A2 9 81, B1 8 71, B2 7 61, C1 6 51, C2 5 41, D 4 33, E1 0 21, E2 0 0',
    {
      status: 'third-party',
      source: 'ncertbook.solutions and way2freshers.com, agreeing',
    },
  ),
]

/** Undefined for a body we have no scale of. */
export function findGradeScale(id: string): GradeScale | undefined {
  return GRADE_SCALES.find((gradeScale) => gradeScale.id === id)
}

/** The points of a letter on a scale, or undefined where the scale has no such letter. */
export function findGradePoints(gradeScale: GradeScale, letter: string): number | undefined {
  return gradeScale.grades.find((grade) => grade.letter === letter.trim().toUpperCase())?.points
}

/** Written as `letter points marksFrom?`, best first, so that a row reads like the university's table. */
function scale(id: string, name: string, table: string, origin: Pick<GradeScale, 'status' | 'source'>): GradeScale {
  const grades = table.split(', ').map((row): Grade => {
    const [letter = '', points, marksFrom] = row.split(' ')
    const grade = { letter: letter.toUpperCase(), points: Number(points) }
    return marksFrom === undefined ? grade : { ...grade, marksFrom: Number(marksFrom) }
  })
  return {
    id,
    name,
    maxPoints: Math.max(...grades.map((grade) => grade.points)),
    grades,
    ...origin,
    checkedOn: CHECKED_ON,
  }
}
