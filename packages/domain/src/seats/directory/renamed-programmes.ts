import type { Programme } from '../../book/rank-book.ts'

type Printed = Pick<Programme, 'name' | 'degree' | 'durationYears'>

/** A programme that one institute printed under another name before a season: the same seats, and one history. */
export type RenamedProgramme = {
  institute: string
  from: Printed
  to: Printed
  /** The first season printed under the new name. */
  season: number
}

const BTECH = { degree: 'Bachelor of Technology', durationYears: 4 } as const
const BSC = { degree: 'Bachelor of Science', durationYears: 4 } as const
const btech = (name: string): Printed => ({ name, ...BTECH })
const bsc = (name: string): Printed => ({ name, ...BSC })

const AI_AND_ML = btech('Artificial Intelligence and Machine Learning')
const CSE_OF_AI_AND_ML = btech('Computer Science and Engineering (Artificial Intelligence and Machine Learning)')
const MINING_AND_MBA = 'B.Tech Mining Engineering and MBA in Logistic and Supply Chain Management (IIM Mumbai)' as const
const CSE = 'Computer Science and Engineering'
const SURAT = 'Sardar Vallabhbhai National Institute of Technology, Surat'
const JODHPUR = 'Indian Institute of Technology Jodhpur'
const RANCHI = 'National Institute of Advanced Manufacturing Technology, Ranchi'

/**
 * Renamings at single institutes (decision 0021). In the season named the institute printed the new name for the first time
 * and the old one no more, in the same quotas and of the same length, and the OPEN closing rank stayed within a quarter.
 * Source: JoSAA opening and closing ranks, final rounds of 2024, 2025 and 2026.
 */
export const RENAMED_PROGRAMMES: readonly RenamedProgramme[] = [
  {
    institute: 'Birla Institute of Technology, Mesra, Ranchi',
    from: AI_AND_ML,
    to: CSE_OF_AI_AND_ML,
    season: 2026,
  },
  {
    institute: 'Birla Institute of Technology, Patna Off-Campus',
    from: AI_AND_ML,
    to: CSE_OF_AI_AND_ML,
    season: 2026,
  },
  {
    institute: 'Indian Institute of Information Technology(IIIT) Kilohrad, Sonepat, Haryana',
    from: btech('CSE ( Data Science & Analytics)'),
    to: btech('Computer Science & Engineering (Data Science and Analytics)'),
    season: 2026,
  },
  {
    institute: 'Indian Institute of Technology (ISM) Dhanbad',
    from: { name: MINING_AND_MBA, degree: 'Integrated B. Tech. and MBA', durationYears: 5 },
    to: { name: MINING_AND_MBA, degree: 'Bachelor of Technology and MBA (Dual Degree)', durationYears: 5 },
    season: 2026,
  },
  {
    institute: 'Indian Institute of Technology Indore',
    from: btech('Space Sciences and Engineering'),
    to: btech('Space Science and Engineering'),
    season: 2025,
  },
  {
    institute: 'Indian Institute of Technology Jammu',
    from: btech('Materials Engineering'),
    to: btech('Materials and Metallurgical Engineering'),
    season: 2026,
  },
  {
    institute: JODHPUR,
    from: bsc('Chemistry with Specialization'),
    to: bsc('Engineering Chemistry'),
    season: 2026,
  },
  {
    institute: JODHPUR,
    from: bsc('Physics with Specialization'),
    to: bsc('Engineering Physics'),
    season: 2026,
  },
  {
    institute: 'Indian Institute of Technology Mandi',
    from: btech('Data Science and Engineering'),
    to: btech('Data Science and Artificial Intelligence'),
    season: 2025,
  },
  {
    institute: 'Maulana Azad National Institute of Technology Bhopal',
    from: btech('Materials Science and Metallurgical Engineering'),
    to: btech('Materials and Metallurgical Engineering'),
    season: 2026,
  },
  { institute: RANCHI, from: btech('Computer Engineering'), to: btech(CSE), season: 2026 },
  {
    institute: RANCHI,
    from: btech('Metallurgy and Materials Engineering'),
    to: btech('Metallurgical and Materials Engineering'),
    season: 2026,
  },
  ...['Chemistry', 'Mathematics', 'Physics'].map((name) => ({
    institute: SURAT,
    from: { name, degree: 'Integrated Master of Science', durationYears: 5 },
    to: { name, degree: 'Integrated Bachelor of Science-Master of Science', durationYears: 5 },
    season: 2026,
  })),
  {
    institute: 'University of Hyderabad',
    from: { name: CSE, degree: 'Bachelor and Master of Technology (Dual Degree)', durationYears: 5 },
    to: { name: CSE, degree: 'Integrated Master of Technology', durationYears: 5 },
    season: 2026,
  },
]

/** The programme as it is called today, for what an institute printed in a season. */
export function programmeOfToday(institute: string, printed: Printed, season: number): Printed {
  const renamed = BY_NAME.get(keyOf(institute, printed))
  return renamed && season < renamed.season ? renamed.to : printed
}

function keyOf(institute: string, { name, degree, durationYears }: Printed): string {
  return [institute, name, degree, durationYears].join('|')
}

const BY_NAME = new Map(RENAMED_PROGRAMMES.map((renamed) => [keyOf(renamed.institute, renamed.from), renamed]))
