import type { EligibleState, State } from '../state/states.ts'

/** What decides the state of eligibility, as somebody says it. */
export type EligibilityAnswers = {
  /** Where class 12 was first appeared for. */
  classTwelve: State | 'abroad'
  /** Where the family lives; for class 12 abroad the permanent address in the passport. */
  home?: State | undefined
  /** What else is so: class 12 written again elsewhere, or a card of an overseas citizen. */
  also: 'nothing' | 'improvement' | 'oci'
}

/** Which rule decides. */
export type StateRule = 'same' | 'elsewhere' | 'improvement' | 'passport' | 'passport-needed' | 'oci'

/** What is special about the seats of a state. */
export type StateNote =
  | 'goa'
  | 'goa-territory'
  | 'jammu-kashmir'
  | 'ladakh'
  | 'chandigarh'
  | 'andaman'
  | 'delhi'
  | 'north-east'

/** The state of eligibility, absent where it cannot be said yet, with its rule. */
export type HomeState = { state?: EligibleState; rule: StateRule; note?: StateNote }

/** Source: JoSAA 2026, business rules, clauses 11 and 12, and the headings of its seat matrix. */
const NOTES: Partial<Record<State, StateNote>> = {
  Goa: 'goa',
  'Dadra and Nagar Haveli and Daman and Diu': 'goa-territory',
  Lakshadweep: 'goa-territory',
  'Jammu and Kashmir': 'jammu-kashmir',
  Ladakh: 'ladakh',
  Chandigarh: 'chandigarh',
  'Andaman and Nicobar Islands': 'andaman',
  Delhi: 'delhi',
  'Arunachal Pradesh': 'north-east',
  Assam: 'north-east',
  Manipur: 'north-east',
  Meghalaya: 'north-east',
  Mizoram: 'north-east',
  Nagaland: 'north-east',
  Sikkim: 'north-east',
  Tripura: 'north-east',
}

/**
 * The state of eligibility of JoSAA and CSAB: where class 12 was first appeared for, wherever the family lives and whatever
 * was written again elsewhere; for class 12 abroad the permanent address in an Indian passport, and for an overseas citizen
 * none, which opens the seats of other states everywhere. Source: JoSAA 2026, business rules, clauses 8, 11 and 12, pages 16 to 20.
 */
export function homeStateOf({ classTwelve, home, also }: EligibilityAnswers): HomeState {
  if (classTwelve !== 'abroad') {
    if (also === 'improvement') return withNote(classTwelve, 'improvement')
    return withNote(classTwelve, home === undefined || home === classTwelve ? 'same' : 'elsewhere')
  }
  if (also === 'oci') return { state: 'Overseas', rule: 'oci' }
  return home === undefined ? { rule: 'passport-needed' } : withNote(home, 'passport')
}

function withNote(state: State, rule: StateRule): HomeState {
  const note = NOTES[state]
  return { state, rule, ...(note && { note }) }
}
