import type { InstituteType } from '../../book/rank-book.ts'
import { printProgramme, readProgramme, tidyText } from '../official-cells.ts'
import type { Directory } from './directory.ts'

type Names = Omit<Directory, 'families'>
type Institute = Names['institutes'][number]
type Programme = Names['programmes'][number]

/** A name that a table wrote and nobody knew: another spelling of a known institute, or a new one. */
export type UnknownInstitute =
  | { written: string; sameAs: string }
  | { written: string; type: InstituteType; city: string; state: string }
/** As `NamedInstitute`; both names with years and degree in brackets, as the portals print programmes. */
export type NamedProgramme = { written: string; sameAs: string } | { written: string; family: string }

export type ReportedAddition = { institutes: readonly UnknownInstitute[]; programmes: readonly NamedProgramme[] }
export type Naming =
  | { ok: true; institutes: Institute[]; programmes: Programme[] }
  /** What is no institute or programme of the directory, or not written as one. */
  | { ok: false; name: string }

/** Their seats are shared out among home and other states. Source: JoSAA business rules 2026, quotas. */
const TYPES_WITH_HOME_STATE: readonly InstituteType[] = ['NIT', 'GFTI']

/**
 * The entries of a directory that change or come new once unknown names are told. A name that is known by now is left as
 * it is, and one told twice counts once: no spelling ever stands for two entries.
 */
export function nameUnknown(directory: Names, told: ReportedAddition): Naming {
  const institutes = reportAddition(directory.institutes, told.institutes, INSTITUTES)
  if (!institutes.ok) return institutes
  const programmes = reportAddition(directory.programmes, told.programmes, PROGRAMMES)
  return programmes.ok ? { ok: true, institutes: institutes.entries, programmes: programmes.entries } : programmes
}

/**
 * Entries that come in, with the spellings that are known of them already, and known entries that lose a spelling to one
 * that comes in. The own name of an entry stays its own. So what comes in later never makes the directory guess.
 */
export function withKnownSpellings(directory: Names, incoming: Names): Names {
  return {
    institutes: merge(directory.institutes, incoming.institutes, INSTITUTES),
    programmes: merge(directory.programmes, incoming.programmes, PROGRAMMES),
  }
}

/** How entries of one kind are named. */
type Kind<Entry, Told> = {
  nameOf: (entry: Entry) => string
  /** By what two names are the same; undefined where it is no name of this kind. */
  keyOf: (name: string) => string | undefined
  /** A new entry; undefined where the name is none. */
  create: (told: Told) => Entry | undefined
}

const INSTITUTES: Kind<Institute, UnknownInstitute> = {
  nameOf: ({ name }) => name,
  keyOf: (name) => tidyText(name).toLowerCase() || undefined,
  create: (told) => {
    if ('sameAs' in told) return undefined
    const homeStates = TYPES_WITH_HOME_STATE.includes(told.type) ? { HS: [told.state] } : {}
    return { name: tidyText(told.written), type: told.type, city: told.city, state: told.state, homeStates }
  },
}

const PROGRAMMES: Kind<Programme, NamedProgramme> = {
  nameOf: printProgramme,
  keyOf: (name) => {
    const read = readProgramme(name)
    return read && printProgramme(read).toLowerCase()
  },
  create: (told) => {
    const read = readProgramme(told.written)
    return read && 'family' in told ? { ...read, family: told.family } : undefined
  },
}

type Spelt = { alsoWritten?: readonly string[] | undefined }

function reportAddition<Entry extends Spelt, Told extends { written: string; sameAs?: string }>(
  known: readonly Entry[],
  told: readonly Told[],
  kind: Kind<Entry, Told>,
): { ok: true; entries: Entry[] } | { ok: false; name: string } {
  const entries = new Map(known.flatMap((entry) => spellingsOf(entry, kind).map((key) => [key, entry])))
  const changed = new Map<string, Entry>()
  for (const one of told) {
    const key = kind.keyOf(one.written)
    if (key === undefined) return { ok: false, name: one.written }
    if (entries.has(key)) continue
    const same = one.sameAs === undefined ? undefined : entries.get(kind.keyOf(one.sameAs) ?? '')
    const entry = same
      ? { ...same, alsoWritten: [...(same.alsoWritten ?? []), tidyText(one.written)] }
      : kind.create(one)
    if (!entry) return { ok: false, name: one.sameAs ?? one.written }
    for (const each of spellingsOf(entry, kind)) entries.set(each, entry)
    changed.set(kind.nameOf(entry), entry)
  }
  return { ok: true, entries: [...changed.values()] }
}

function merge<Entry extends Spelt, Told>(
  known: readonly Entry[],
  incoming: readonly Entry[],
  kind: Kind<Entry, Told>,
): Entry[] {
  const knownByName = new Map(known.map((entry) => [kind.nameOf(entry), entry]))
  const owners = new Map(known.map((entry) => [kind.keyOf(kind.nameOf(entry)), kind.nameOf(entry)]))
  for (const entry of incoming) {
    for (const key of spellingsOf(entry, kind)) if (!owners.has(key)) owners.set(key, kind.nameOf(entry))
  }
  const kept = (entry: Entry, said: readonly string[]): Entry => {
    const name = kind.nameOf(entry)
    const own = said.filter((spelling) => (owners.get(kind.keyOf(spelling)) ?? name) === name)
    const { alsoWritten: _, ...rest } = entry
    return own.length === 0 ? (rest as Entry) : { ...entry, alsoWritten: [...new Set(own)] }
  }
  const names = new Set(incoming.map(kind.nameOf))
  const robbed = known
    .filter((entry) => !names.has(kind.nameOf(entry)))
    .map((entry) => ({ entry, after: kept(entry, entry.alsoWritten ?? []) }))
    .filter(({ entry, after }) => (after.alsoWritten?.length ?? 0) < (entry.alsoWritten?.length ?? 0))
  return [
    ...incoming.map((entry) =>
      kept(entry, [...(entry.alsoWritten ?? []), ...(knownByName.get(kind.nameOf(entry))?.alsoWritten ?? [])]),
    ),
    ...robbed.map(({ after }) => after),
  ]
}

function spellingsOf<Entry extends Spelt, Told>(entry: Entry, kind: Kind<Entry, Told>): string[] {
  return [kind.nameOf(entry), ...(entry.alsoWritten ?? [])].flatMap((name) => kind.keyOf(name) ?? [])
}
