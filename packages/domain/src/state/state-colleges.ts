import { newestNirfEdition, type PublishedFigures, publishedOf } from '../choices/published-facts.ts'
import { type InstituteFacts, type LocatedCity, listHomeCities } from '../colleges/college-facts.ts'
import { distanceKm, type Point } from '../colleges/distance.ts'
import { ALL_INDIA, type StateCounsellingId } from './counsellings/state-counselling.ts'
import { findStateCounselling } from './counsellings/state-counsellings.ts'
import type { StateInstitute, StateSet } from './state-book.ts'
import type { StateProfile } from './state-predictor.ts'

/** What is published of the college of a seat; an absent figure was not published where we could read it. */
export type StateCollegeFacts = Omit<PublishedFigures, 'at'> & {
  /** From the home city, as `distanceKm` has it. */
  km?: number | undefined
}

/**
 * Colleges that a State's body and JoSAA both give seats of, by the name each of them prints. No other college of a State has
 * facts of ours.
 */
const ALSO_IN_JOSAA: Readonly<Partial<Record<StateCounsellingId, Readonly<Record<string, string>>>>> = {
  tnea: {
    "Indian Institute of Handloom Technology Foulke's Compound Thillai Nagar Salem District 636001":
      'Indian Institute of Handloom Technology, Salem',
  },
  'gujcet-acpc': {
    'Institute of Infrastructure, Tech., Research & Management (IITRAM), Maninagar, Ahmedabad':
      'Institute of Infrastructure, Technology, Research and Management-Ahmedabad',
  },
  uptac: {
    'INDIAN INSTITUTE OF HANDLOOM TECHNOLOGY,VARANASI': 'Indian Institute of Handloom Technology(IIHT), Varanasi',
    'INDIAN INSTITUTE OF CARPET TECHNOLOGY,BHADOHI': 'Indian Institute of Carpet Technology, Bhadohi',
  },
  'mp-dte': {
    'Shri G.S. Institute of Technology & Science, Indore (M.P.) (1952)':
      'Shri G. S. Institute of Technology and Science Indore',
  },
}

/** Names that bodies print for cities of ours. */
const CITY_NAMES: Readonly<Record<string, string>> = {
  bangalore: 'bengaluru',
  mangalore: 'mangaluru',
  calicut: 'kozhikode',
  aurangabad: 'chhatrapati sambhajinagar',
  trichy: 'tiruchirappalli',
  baroda: 'vadodara',
  allahabad: 'prayagraj',
  delhi: 'new delhi',
}

/** Figures of the colleges of a set, by the number of the institute, for one candidate. */
export function stateCollegeFacts(
  set: StateSet,
  { category, claims }: Pick<StateProfile, 'category' | 'claims'>,
  { home, factsOf }: { home?: Point | undefined; factsOf: (name: string) => InstituteFacts | undefined },
): readonly StateCollegeFacts[] {
  const isExempt = /^s[ct](?:-|$)/.test(category) || claims.includes('pwd')
  const state = findStateCounselling(set.counselling).state
  const newest = newestNirfEdition(factsOf)
  return set.institutes.map((institute) => {
    const name = ALSO_IN_JOSAA[set.counselling]?.[institute.name]
    const facts = name === undefined ? undefined : factsOf(name)
    const { at, ...figures } = publishedOf(facts, isExempt ? 'sc-st-pwd' : 'everybody', newest)
    const point = at ?? cityOfInstitute(institute, state)?.at
    return { ...figures, km: home && point && distanceKm(home, point) }
  })
}

/**
 * The city of an institute, where it is one of ours: as the body prints the place, or as the last words of the name have it.
 * A city that a name only begins with, or has in its middle, may be a trust's or a street's.
 */
export function cityOfInstitute({ name, place }: StateInstitute, state: string): LocatedCity | undefined {
  const cities = listHomeCities().filter((city) => state === ALL_INDIA || city.state === state)
  const printed = simplifyCityWords(place ?? name)
  return cities.find(({ city }) => {
    const own = simplifyCityWords(city)
    return place === undefined ? printed === own || printed.endsWith(` ${own}`) : printed === own
  })
}

/** Small letters without pin codes, brackets and stops, cities by the name we have for them. */
function simplifyCityWords(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const last = words.slice(words.lastIndexOf(' ') + 1)
  const known = CITY_NAMES[last]
  return known === undefined || words.endsWith(known) ? words : `${words.slice(0, words.length - last.length)}${known}`
}
