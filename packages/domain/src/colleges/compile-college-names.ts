import { plainText } from '../predictor/search-terms.ts'
import { shortenByRule } from './short-names.ts'

/** A table of short names as it was collected: how sure each is, and what an ambiguous one may mean, most likely first. */
export type NicknameTable = {
  institutes: readonly { institute: string; label: string; nicknames: readonly Nickname[] }[]
  ambiguous: readonly { q: string; readings: readonly { institute: string }[] }[]
  not_in_josaa: readonly { q: readonly string[]; name: string; given_by: string; counselling: string | null }[]
  branches: readonly { branch: string; nicknames: readonly Nickname[] }[]
}
type Nickname = { q: string; sure: 'high' | 'medium' | 'low' }

/** What ships: `data/college-names.json`. */
export type CollegeNames = {
  about: string
  institutes: { name: string; short: string; also: string[]; maybe: string[] }[]
  ambiguous: { also: string; names: string[]; outside: string[] }[]
  elsewhere: { name: string; also: string[]; givenBy: string; counselling?: string }[]
  branches: { name: string; also: string[] }[]
}

/** Names people type that the table lacks. */
const MORE_OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  'International Institute of Information Technology, Hyderabad': ['iiit hyd'],
  'International Institute of Information Technology, Bangalore': ['iiit blr'],
}

/** Ambiguous names that colleges outside JoSAA bear too, as the notes of the table say. */
const ALSO_OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  bit: ['BITS Pilani, Pilani campus', 'BIT Sindri'],
  chandigarh: ['UIET and CCET Chandigarh'],
  delhi: ['Delhi Technological University', 'Netaji Subhas University of Technology'],
  goa: ['BITS Pilani, Goa campus'],
  hyderabad: ['International Institute of Information Technology, Hyderabad'],
  ict: ['Institute of Chemical Technology, Mumbai'],
  'iiit b': ['International Institute of Information Technology, Bangalore'],
  iiitb: ['International Institute of Information Technology, Bangalore'],
  iiitd: ['Indraprastha Institute of Information Technology Delhi'],
}

/** Entries of the table that name a kind of course and no branch. */
const NOT_A_BRANCH = /^(?:Dual degree|Four-year|Five-year)/

/**
 * The short names that ship, out of the table they were collected in. A name that is rarely meant is only ever offered
 * (`maybe`), one with several readings means all of them, in their order.
 * @param known  the institutes of the book and our state counsellings
 * @throws when the table names an institute that the book does not have, or an outsider that it does not list
 */
export function compileCollegeNames(
  table: NicknameTable,
  known: { institutes: ReadonlySet<string>; counsellings: ReadonlySet<string> },
): CollegeNames {
  const named = (name: string) => {
    if (!known.institutes.has(name)) throw new Error(`Not in the book: ${name}`)
    return name
  }
  const several = new Set(table.ambiguous.map(({ q }) => q))
  const outsiders = new Set(table.not_in_josaa.map(({ name }) => name))
  return {
    about:
      'Short names of colleges and branches as aspirants type them. Sources: the websites of the institutes and common usage.',
    institutes: table.institutes.map(({ institute, label, nicknames }) => ({
      name: named(institute),
      short: label,
      also: nicknames.filter(({ q, sure }) => sure !== 'low' && !several.has(q)).map(({ q }) => q),
      maybe: nicknames.filter(({ q, sure }) => sure === 'low' && !several.has(q)).map(({ q }) => q),
    })),
    ambiguous: table.ambiguous.map(({ q, readings }) => ({
      also: q,
      names: readings.map(({ institute }) => named(institute)),
      outside: (ALSO_OUTSIDE[q] ?? []).map((name) => {
        if (!outsiders.has(name)) throw new Error(`Not among the colleges outside JoSAA: ${name}`)
        return name
      }),
    })),
    elsewhere: table.not_in_josaa.map(({ q, name, given_by, counselling }) => ({
      name,
      also: [...q, ...(MORE_OUTSIDE[name] ?? [])],
      givenBy: given_by,
      ...(counselling !== null && known.counsellings.has(counselling) && { counselling }),
    })),
    branches: table.branches
      .filter(({ branch }) => !NOT_A_BRANCH.test(branch))
      .map(({ branch, nicknames }) => ({
        name: branch,
        also: nicknames.filter(({ sure }) => sure !== 'low').map(({ q }) => q),
      })),
  }
}

/** Institutes that are said otherwise than their kind lets expect: `data/short-college-names.json`, small enough for a page. */
export function listShortNameExceptions({ institutes }: CollegeNames): Record<string, string> {
  return Object.fromEntries(
    institutes.filter(({ name, short }) => shortenByRule(name) !== short).map(({ name, short }) => [name, short]),
  )
}

/** Short names that stand for two institutes without being listed as ambiguous: none may ship. */
export function listNicknameClashes({ institutes }: CollegeNames): string[] {
  const bearers = new Map<string, Set<string>>()
  for (const { name, also } of institutes) {
    for (const q of also) {
      const compact = plainText(q).replaceAll(' ', '')
      bearers.set(compact, (bearers.get(compact) ?? new Set()).add(name))
    }
  }
  return [...bearers].filter(([, names]) => names.size > 1).map(([q]) => q)
}
