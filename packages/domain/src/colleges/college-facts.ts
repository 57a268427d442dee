import file from '../../../../data/college-facts.json' with { type: 'json' }
import type { CollegeKind, FeeNote, FeeScope, ManagedFact } from './fact-kinds.ts'

/** The fee of a year, without hostel, as the institute published it. */
export type OwnFees = {
  kind: 'own'
  cycle: string
  scope: FeeScope
  perYearInr: number
  /** For SC, ST and PwD; absent where the sheet says none. The same as `perYearInr` = no concession. */
  scStPwdPerYearInr?: number | undefined
  hostelMessPerYearInr?: number | undefined
  atAdmissionInr?: number | undefined
  /** Of `atAdmissionInr`, what is given back. */
  refundableInr?: number | undefined
  notes?: FeeNote[] | undefined
  url?: string | undefined
}

/** The tuition that all IITs, or all NITs, share; other charges, hostel and mess come on top and are not known. */
export type CommonTuition = { kind: 'common'; council: 'IIT' | 'NIT'; cycle: string; tuitionPerYearInr: number }

/** Why no fee is shown: none was found, or what was found could not be relied on. */
export type NoFees = { kind: 'none'; because: 'not-found' | 'not-reliable' }

/** Of the students who began a four-year degree in engineering: the institute's own filing to NIRF, all branches together. */
export type Outcomes = {
  nirfEdition: number
  /** The academic year in which they finished, as the filing writes it: 2023-24. */
  academicYear: string
  firstYearIntake: number
  graduatedOnTime: number
  placed: number
  higherStudies: number
  medianSalaryInr: number
}

/** Women among the undergraduates, by the institute's own filing to NIRF. */
export type WomenShare = { nirfEdition: number; women: number; men: number }

/** Who published what staff put right, and on which day; of a fact that is hidden, who says that it is wrong. */
export type CorrectedBy = {
  fact: ManagedFact
  source: string
  sourceOn: string
  sourceUrl?: string | undefined
  isHidden?: true
}

/** All published facts of one institute; an absent one was not published where we could read it. */
export type InstituteFacts = {
  name: string
  /** Source: AISHE 2024-25. */
  founded?: number
  /** Source: AISHE 2024-25. */
  kind?: CollegeKind
  /** Ranks in NIRF Engineering by edition, oldest first. */
  nirf: [year: number, rank: number][]
  /** Where an edition named a band alone. */
  nirfBand?: { year: number; band: string }
  outcomes?: Outcomes
  women?: WomenShare
  fees: OwnFees | CommonTuition | NoFees
  naac?: { grade: string; cycle: number }
  /** What staff put right of what ships (corrected-facts.ts), each with who published it and on which day. */
  corrected?: CorrectedBy[]
  /** Latitude and longitude of its city, to two decimals; absent where no free source has the place. */
  at?: [latitude: number, longitude: number]
}

/** A city with one of the institutes in it or near it, as a home to measure from. */
export type LocatedCity = { id: string; city: string; state: string; at: [latitude: number, longitude: number] }

// What ships was compiled by compile-college-facts.ts, whose test holds its shape.
const SHIPPED = file as unknown as { colleges: InstituteFacts[]; cities: LocatedCity[] }

const BY_NAME: ReadonlyMap<string, InstituteFacts> = new Map(SHIPPED.colleges.map((each) => [each.name, each]))

/** What is published of an institute, by its name in the book; undefined for institutes that no longer take part. */
export function findCollegeFacts(name: string): InstituteFacts | undefined {
  return BY_NAME.get(name)
}

/** All institutes with what is published of them, by name. */
export function listCollegeFacts(): readonly InstituteFacts[] {
  return SHIPPED.colleges
}

/** The cities that a home can be picked from, by state and name. */
export function listHomeCities(): readonly LocatedCity[] {
  return SHIPPED.cities
}
