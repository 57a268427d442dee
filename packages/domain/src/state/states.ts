/** The 28 states and 8 union territories a candidate can be eligible from, in the words the product shows. */
export const STATES = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const
export type State = (typeof STATES)[number]

/**
 * What a state of eligibility may be: a State, or none for overseas citizens (OCI, PIO) with class 12 abroad. Source: JoSAA
 * 2026, business rules, clause 8: they take seats of other states and of all India.
 */
export const ELIGIBLE_STATES = [...STATES, 'Overseas'] as const
export type EligibleState = (typeof ELIGIBLE_STATES)[number]

/** Spellings of official headings that are not simply the state's own name; two old territories are one since 2020. */
const OTHER_SPELLINGS: Readonly<Record<string, State>> = {
  'DADRA AND NAGAR HAVELI': 'Dadra and Nagar Haveli and Daman and Diu',
  'DAMAN AND DIU': 'Dadra and Nagar Haveli and Daman and Diu',
  'ANDAMAN AND NICOBAR': 'Andaman and Nicobar Islands',
  'NEW DELHI': 'Delhi',
  ORISSA: 'Odisha',
  PONDICHERRY: 'Puducherry',
  UTTARANCHAL: 'Uttarakhand',
  CHATTISGARH: 'Chhattisgarh',
}

/** Longest first, so that a name inside a longer one is never taken for it. */
const SPELLINGS: readonly (readonly [string, State])[] = [
  ...STATES.map((state) => [state.toUpperCase(), state] as const),
  ...Object.entries(OTHER_SPELLINGS),
].sort((a, b) => b[0].length - a[0].length)

/**
 * The states named by one official heading, which writes several in one upper-case string without a separator, with or
 * without `(UT)` and a leading quota code: `NCT`, `&` and commas are read too.
 * @returns the states in the order written, each once, and the words that are no state's name (empty when all is read)
 */
export function readStates(heading: string): { states: State[]; unread: string } {
  const states = new Set<State>()
  const unread: string[] = []
  let rest = plainWords(heading)
  while (rest !== '') {
    const found = SPELLINGS.find(([spelling]) => rest === spelling || rest.startsWith(`${spelling} `))
    if (found) states.add(found[1])
    const taken = found ? found[0] : (rest.split(' ', 1)[0] ?? rest)
    if (!found) unread.push(taken)
    rest = rest.slice(taken.length).trimStart()
  }
  return { states: [...states], unread: unread.join(' ') }
}

/** Whether the words are exactly one of `STATES`. */
export function isState(words: string): words is State {
  return (STATES as readonly string[]).includes(words)
}

function plainWords(heading: string): string {
  return heading
    .toUpperCase()
    .replace(/\((?:UT|NCT)\)/g, ' ')
    .replace(/&/g, ' AND ')
    .replace(/[,;/]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:HS|GO|JK|LA|AP) (?=[A-Z])/, '')
}
