import {
  type CorrectedBy,
  findCollegeFacts,
  type InstituteFacts,
  listHomeCities,
  type Outcomes,
  type WomenShare,
} from './college-facts.ts'
import type { CorrectedFact, RecordFact } from './fact-kinds.ts'

/** The figures of one fact of a college. */
export type FactFigures =
  | {
      fact: 'fees'
      /** Whole rupees a year. */
      value: {
        cycle: string
        perYearInr: number
        scStPwdPerYearInr?: number | undefined
        hostelMessPerYearInr?: number | undefined
        atAdmissionInr?: number | undefined
        /** Of `atAdmissionInr`, what is given back. */
        refundableInr?: number | undefined
      }
    }
  | { fact: 'nirf'; value: { year: number; rank: number } }
  | { fact: 'outcomes'; value: Outcomes }
  | { fact: 'women'; value: WomenShare }
  | { fact: 'naac'; value: { grade: string; gradeCycle: number } }
  | { fact: 'founded'; value: { founded: number } }

/** A fact that is wrong and of which no better figure is known: nothing is shown in its place. */
export type HiddenFact = { fact: CorrectedFact; value: { hidden: string } }

/** What the rank book tells of an institute; home States by quota, parted by commas. */
export type RecordFigures = { fact: RecordFact; value: Readonly<Record<string, string>> }

/** What staff put right of a college: the fact, its figures, who published it and on which day. */
export type Correction = { source: string; sourceOn: string; sourceUrl?: string | undefined } & (
  | FactFigures
  | HiddenFact
  | RecordFigures
)

/**
 * The published facts of a college with what was put right, each fact naming its source. A corrected fee replaces the whole of
 * what stood, since parts of two sheets make no fee; a rank takes the place of that edition alone.
 * @param corrections  oldest first: the newest of a fact holds
 */
export function correctFacts(facts: InstituteFacts, corrections: readonly Correction[]): InstituteFacts {
  return corrections.reduce(correctFact, facts)
}

/** A correction with the name of its college in the book. */
export type CollegeCorrected = Correction & { institute: string }

/** A college of which nothing is known to be published: one that a table brought after the facts that ship were compiled. */
export function bareFacts(name: string): InstituteFacts {
  return { name, nirf: [], fees: { kind: 'none', because: 'not-found' } }
}

/** Finds what is published of a college by its name, with what was put right. */
export function factsCorrectedBy(
  corrections: readonly CollegeCorrected[],
): (name: string) => InstituteFacts | undefined {
  const byCollege = Map.groupBy(corrections, ({ institute }) => institute)
  return (name) => {
    const own = byCollege.get(name)
    const facts = findCollegeFacts(name) ?? (own && bareFacts(name))
    return facts && correctFacts(facts, own ?? [])
  }
}

function isHidden(correction: FactFigures | HiddenFact | RecordFigures): correction is HiddenFact {
  return 'hidden' in correction.value
}

function isOfRecord(correction: FactFigures | RecordFigures): correction is RecordFigures {
  return correction.fact === 'town' || correction.fact === 'website' || correction.fact === 'home-states'
}

/** Facts without one of them, as of a college that never published it. */
function withoutFact(facts: InstituteFacts, fact: CorrectedFact): InstituteFacts {
  if (fact === 'fees') return { ...facts, fees: { kind: 'none', because: 'not-reliable' } }
  if (fact === 'nirf') {
    const { nirfBand: _, ...rest } = facts
    return { ...rest, nirf: [] }
  }
  const { [fact]: _, ...rest } = facts
  return rest
}

/** With the point of the town that is right: of a town that is none of ours it is not known. */
function movedTo(facts: InstituteFacts, { city, state }: Readonly<Record<string, string>>): InstituteFacts {
  const town = listHomeCities().find((each) => each.city === city && each.state === state)
  const { at: _, ...rest } = facts
  return town ? { ...rest, at: town.at } : rest
}

function correctFact(facts: InstituteFacts, correction: Correction): InstituteFacts {
  const { fact, source, sourceOn, sourceUrl } = correction
  const told: CorrectedBy = { fact, source, sourceOn, ...(sourceUrl !== undefined && { sourceUrl }) }
  const corrected = [...(facts.corrected ?? []).filter((each) => each.fact !== fact), told]
  if (isHidden(correction)) {
    const others = corrected.filter((each) => each.fact !== fact)
    return { ...withoutFact(facts, correction.fact), corrected: [...others, { ...told, isHidden: true }] }
  }
  if (isOfRecord(correction)) {
    return { ...(correction.fact === 'town' ? movedTo(facts, correction.value) : facts), corrected }
  }
  if (correction.fact === 'fees') {
    const url = sourceUrl === undefined ? {} : { url: sourceUrl }
    // Where a sheet parts what is paid once from the rest, the year is without it.
    const scope = correction.value.atAdmissionInr === undefined ? 'year' : 'two-semesters'
    return { ...facts, corrected, fees: { kind: 'own', scope, ...correction.value, ...url } }
  }
  if (correction.fact === 'outcomes') return { ...facts, corrected, outcomes: correction.value }
  if (correction.fact === 'women') return { ...facts, corrected, women: correction.value }
  if (correction.fact === 'founded') return { ...facts, corrected, founded: correction.value.founded }
  if (correction.fact === 'naac') {
    const { grade, gradeCycle } = correction.value
    return { ...facts, corrected, naac: { grade, cycle: gradeCycle } }
  }
  const { year, rank } = correction.value
  const others = facts.nirf.filter(([edition]) => edition !== year)
  const nirf = [...others, [year, rank] as [number, number]].sort((a, b) => a[0] - b[0])
  const { nirfBand, ...rest } = facts
  // An exact rank ends the band of its edition.
  return { ...rest, corrected, nirf, ...(nirfBand && nirfBand.year !== year && { nirfBand }) }
}
