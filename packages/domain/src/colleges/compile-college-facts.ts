import type { CommonTuition, InstituteFacts, LocatedCity, NoFees, OwnFees } from './college-facts.ts'
import type { CollegeKind, FeeNote, FeeScope } from './fact-kinds.ts'

type Confidence = 'high' | 'medium' | 'low'

/** One institute of the collected table: blocks of facts, or the reason why there is none. */
export type CollectedFacts = {
  institute: string
  identity: { year_established: number | null; ownership: string | null; kind: string | null }
  nirf_engineering: {
    history: readonly { year: number; rank: number; confidence: Confidence }[]
    band: { year: number; band: string } | null
  }
  placement: {
    confidence?: Confidence | undefined
    nirf_edition?: number | undefined
    academic_year?: string | undefined
    graduated_on_time?: number | undefined
    placed?: number | undefined
    higher_studies?: number | undefined
    median_salary_inr?: number | undefined
    first_year_intake?: number | undefined
  }
  women_ug: {
    confidence?: Confidence | undefined
    nirf_edition?: number | undefined
    women?: number | undefined
    men?: number | undefined
  }
  fees: CollectedFees
  naac: { grade: string | null; cycle: number | null }
}

export type CollectedFees = {
  confidence?: Confidence | undefined
  reason?: string | null | undefined
  cycle?: string | undefined
  scope?: string | undefined
  per_year_inr?: number | undefined
  per_year_sc_st_pwd_inr?: number | null | undefined
  hostel_mess_per_year_inr?: number | null | undefined
  one_time_at_admission_inr?: number | null | undefined
  of_it_refundable_inr?: number | null | undefined
  source_url?: string | null | undefined
  note?: string | null | undefined
}

/** A point of the collected table: of the city itself, or of the middle of its district. */
export type CollectedPoint = {
  institute: string
  city: string
  state: string
  lat: number
  lon: number
  pointOf: string
}

/**
 * What ships: `data/college-facts.json`. The command that writes it adds the SHA-256 of both collected tables and of its own
 * figures, so that a figure changed by hand is seen without the tables.
 */
export type CollegeFactsFile = { about: string; colleges: InstituteFacts[]; cities: LocatedCity[] }

/**
 * Tuition of a year that is the same at every institute of the system, by council, where an institute's own figure is not
 * known. Source: fees of 2025-26, in which 24 NITs and 19 IITs waive exactly this; four rows of the collected table.
 */
const COMMON_TUITION: Readonly<Record<'IIT' | 'NIT', Omit<CommonTuition, 'kind'>>> = {
  IIT: { council: 'IIT', cycle: '2025-26', tuitionPerYearInr: 200_000 },
  NIT: { council: 'NIT', cycle: '2025-26', tuitionPerYearInr: 125_000 },
}

/** Institutes whose point lies far from their town: Fursatganj is at 26.2° N, the table has 28.0° N. */
const WRONG_POINTS = ['Rajiv Gandhi National Aviation University, Fursatganj, Amethi (UP)']

/**
 * The facts that ship, out of the collected tables. A figure of low confidence is left out, and so is one that its note
 * calls implausible or incomplete; points of district centres are left out, as their source has no licence.
 * @param types  the institutes of the book with their types
 * @throws when the table names an institute that the book does not have
 */
export function compileCollegeFacts(
  collected: readonly CollectedFacts[],
  points: readonly CollectedPoint[],
  types: ReadonlyMap<string, string>,
): CollegeFactsFile {
  const cities = points.filter(({ pointOf, institute }) => pointOf === 'city' && !WRONG_POINTS.includes(institute))
  const places = new Map(cities.map((point) => [point.institute, point]))
  return {
    about:
      'What official bodies publish of the institutes of JoSAA: AISHE 2024-25, NIRF, NAAC and the institutes themselves; each figure with its year. Cities: (c) contributors of the dr5hn countries-states-cities database, ODbL 1.0.',
    colleges: collected.map((each) => compileCollege(each, types.get(each.institute), places.get(each.institute))),
    cities: listCities(cities),
  }
}

function compileCollege(
  { institute, identity, nirf_engineering: nirf, naac, ...rest }: CollectedFacts,
  type: string | undefined,
  place: CollectedPoint | undefined,
): InstituteFacts {
  if (type === undefined) throw new Error(`Not in the book: ${institute}`)
  const ranks = nirf.history.filter(({ confidence }) => confidence !== 'low')
  return {
    name: institute,
    ...(identity.year_established !== null && { founded: identity.year_established }),
    ...compileKind(identity.kind ?? ''),
    nirf: ranks.map(({ year, rank }): [number, number] => [year, rank]).sort(([a], [b]) => a - b),
    ...(nirf.band !== null && { nirfBand: { year: nirf.band.year, band: nirf.band.band } }),
    ...compileOutcomes(rest.placement),
    ...compileWomen(rest.women_ug),
    fees: compileFees(rest.fees, type),
    ...(naac.grade !== null && naac.cycle !== null && { naac: { grade: naac.grade, cycle: naac.cycle } }),
    ...(place !== undefined && { at: [place.lat, place.lon] as [number, number] }),
  }
}

/** Kinds of institutes as AISHE names them; those that say nothing to a student, such as "Affiliated College", are left out. */
const KINDS: Readonly<Record<string, CollegeKind>> = {
  'Institute of National Importance': 'national-importance',
  'Central University': 'central-university',
  'State Public University': 'state-university',
  'Deemed University-Government': 'deemed-government',
  'Deemed University-Government Aided': 'deemed-aided',
  'Deemed University-Private': 'deemed-private',
}

function compileKind(words: string): Pick<InstituteFacts, 'kind'> {
  const kind = KINDS[words]
  return kind === undefined ? {} : { kind }
}

function compileOutcomes(filing: CollectedFacts['placement']): Pick<InstituteFacts, 'outcomes'> {
  const { nirf_edition: nirfEdition, academic_year: academicYear, first_year_intake: firstYearIntake } = filing
  const { graduated_on_time: graduatedOnTime, placed, higher_studies: higherStudies } = filing
  const { median_salary_inr: medianSalaryInr, confidence } = filing
  if (
    confidence === undefined ||
    confidence === 'low' ||
    nirfEdition === undefined ||
    academicYear === undefined ||
    firstYearIntake === undefined ||
    graduatedOnTime === undefined ||
    placed === undefined ||
    higherStudies === undefined ||
    medianSalaryInr === undefined
  ) {
    return {}
  }
  const counts = { firstYearIntake, graduatedOnTime, placed, higherStudies }
  return { outcomes: { nirfEdition, academicYear, ...counts, medianSalaryInr } }
}

function compileWomen({ confidence, nirf_edition: nirfEdition, women, men }: CollectedFacts['women_ug']) {
  if (confidence === undefined || confidence === 'low') return {}
  if (nirfEdition === undefined || women === undefined || men === undefined) return {}
  return { women: { nirfEdition, women, men } }
}

/** What a note says of a whole figure that is not to be believed; what it says of a dropped hostel figure does not count. */
const NOT_TO_BE_BELIEVED = /implausibl[ey] (?:low|high)|looks incomplete/

function compileFees(fees: CollectedFees, type: string): InstituteFacts['fees'] {
  const isShown = fees.confidence !== 'low' && !NOT_TO_BE_BELIEVED.test(fees.note ?? '')
  if (fees.per_year_inr !== undefined && fees.cycle !== undefined && isShown) {
    return compileOwnFees(fees, fees.per_year_inr, fees.cycle)
  }
  if (type === 'IIT' || type === 'NIT') return { kind: 'common', ...COMMON_TUITION[type] }
  const isKnown = fees.per_year_inr !== undefined || (fees.reason ?? '').startsWith('figure found but rejected')
  const none: NoFees = { kind: 'none', because: isKnown ? 'not-reliable' : 'not-found' }
  return none
}

function compileOwnFees(fees: CollectedFees, perYearInr: number, cycle: string): OwnFees {
  const notes = notesOf(fees.note ?? '')
  const url = fees.source_url ?? undefined
  const optional = {
    scStPwdPerYearInr: fees.per_year_sc_st_pwd_inr,
    hostelMessPerYearInr: fees.hostel_mess_per_year_inr,
    atAdmissionInr: fees.one_time_at_admission_inr,
    refundableInr: fees.of_it_refundable_inr,
  }
  const known = Object.entries(optional).filter(([, amount]) => amount !== null && amount !== undefined)
  return {
    kind: 'own',
    cycle,
    scope: scopeOf(fees.scope ?? ''),
    perYearInr,
    ...Object.fromEntries(known),
    ...(notes.length > 0 && { notes }),
    ...(url !== undefined && { url }),
  }
}

/** The scope of a fee as the collected table words it. @throws for words that it has not had before */
function scopeOf(words: string): FeeScope {
  if (words.includes('upper bound')) return 'upper-bound'
  if (words.startsWith('two ordinary semesters')) return 'two-semesters'
  if (words === 'both semesters of the first year') return 'first-year'
  if (/^(?:tuition and institute fees of a year|recurring (?:academic )?fees of a year)/.test(words)) return 'year'
  throw new Error(`Not a known scope of a fee: ${words}`)
}

function notesOf(note: string): FeeNote[] {
  return [
    ...(/shows? no year|year not shown|year of the fees not shown/.test(note) ? ['no-year' as const] : []),
    ...(/published for the computing branches/.test(note) ? ['computing-branches' as const] : []),
    ...(/earlier batches|for the later years/.test(note) ? ['earlier-batches' as const] : []),
  ]
}

/** Each city once, by its own point where it has one and not only by a campus beside it, such as "Chennai (Kancheepuram)". */
function listCities(points: readonly CollectedPoint[]): LocatedCity[] {
  const ownFirst = [...points].sort((a, b) => Number(a.city.includes('(')) - Number(b.city.includes('(')))
  const cities = new Map<string, LocatedCity>()
  for (const { city, state, lat, lon } of ownFirst) {
    const name = city.replace(/\s*\(.*$/, '')
    const id = `${name} ${state}`.toLowerCase().replace(/[^a-z]+/g, '-')
    if (!cities.has(id)) cities.set(id, { id, city: name, state, at: [lat, lon] })
  }
  return [...cities.values()].sort((a, b) => (`${a.state} ${a.city}` < `${b.state} ${b.city}` ? -1 : 1))
}
