import exceptions from '../../../../data/short-college-names.json' with { type: 'json' }

/** Long forms of the kinds of institutes that India says by their letters, the longer before those that begin alike. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bIndian Institute of Information Technology\b/i, 'IIIT'],
  [/\bNational Institute of Electronics and Information Technology\b/i, 'NIELIT'],
  [/\bSchool of Planning (?:&|and) Architecture\b/i, 'SPA'],
  [/\bIndian Institute of Technology\b/i, 'IIT'],
  [/\bNational Institute of Technology\b/i, 'NIT'],
  [/^Central University of\b/i, 'CU'],
]

const SPOKEN_KINDS = 'IIIT|NIELIT|SPA|IIT|NIT|CU'

/**
 * An institute's name as people say it: NIT Calicut, VNIT Nagpur, IIIT Lucknow. Institutes of JoSAA bear the short name of
 * our table; of others the kind alone is shortened, and a name without such a form stays as it is.
 */
export function shortInstituteName(name: string): string {
  return EXCEPTIONS.get(name) ?? shortenByRule(name)
}

/** The short name that the kind of an institute gives, where no table says another: `data/short-college-names.json` holds the others. */
export function shortenByRule(name: string): string {
  const short = SHORT_FORMS.reduce((text, [long, letters]) => text.replace(long, letters), name)
  const tidy = short
    .replace(/\s*\((?:IIIT|IIT|NIT)\)/gi, '')
    .replace(new RegExp(`\\b(${SPOKEN_KINDS})\\s*[:,-]?\\s*`), '$1 ')
    .replace(/\s+/g, ' ')
    .trim()
  // What follows the city of such a name is its district or state.
  return new RegExp(`^(?:${SPOKEN_KINDS}) `).test(tidy) ? tidy.replace(/(?:,| \()\s?[^,]*$/, '') : tidy
}

const EXCEPTIONS: ReadonlyMap<string, string> = new Map(Object.entries(exceptions))
