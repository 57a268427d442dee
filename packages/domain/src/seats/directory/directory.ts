import type { Institute, Programme } from '../../book/rank-book.ts'
import type { KnownProgramme, NameReader } from '../cutoff-row.ts'
import { printProgramme, readProgramme, tidyText } from '../official-cells.ts'

/**
 * Every institute and programme by the name it bears today, with the older spellings of official tables.
 * The spellings of a programme are in the portals' form, years and degree in brackets.
 */
export type Directory = {
  institutes: readonly (Institute & Spelt)[]
  programmes: readonly (Programme & Spelt)[]
  families: Readonly<Record<string, string>>
}

type Spelt = {
  alsoWritten?: readonly string[] | undefined
  /** What a book shows it as, where staff said so; of a programme without years and degree. */
  shownName?: string | undefined
}

export type DirectoryIndex = NameReader & {
  instituteAt: (name: string) => number | undefined
  programmeAt: (programme: KnownProgramme) => number | undefined
}

/**
 * Looks names of official tables up in a directory; letter case and runs of spaces do not matter, everything else does.
 * Throws when one spelling stands for two entries: the directory would be guessing.
 */
export function indexDirectory(directory: Directory): DirectoryIndex {
  const institutes = new Map<string, number>()
  const programmes = new Map<string, number>()
  directory.institutes.forEach((institute, at) => {
    for (const name of namesOf(institute)) enter(institutes, keyOf(name), at)
  })
  directory.programmes.forEach((programme, at) => {
    for (const name of [programme.name, programme.shownName ?? []].flat()) {
      enter(programmes, programmeKey({ ...programme, name }), at)
    }
    for (const written of programme.alsoWritten ?? []) {
      const read = readProgramme(written)
      if (!read) throw new Error(`Not a programme with years and degree: ${written}`)
      enter(programmes, programmeKey(read), at)
    }
  })
  const instituteAt = (name: string) => institutes.get(keyOf(name))
  const programmeAt = (programme: KnownProgramme) => programmes.get(programmeKey(programme))
  return {
    instituteAt,
    programmeAt,
    institute: (written) => directory.institutes[instituteAt(written) ?? -1],
    programme: (written) => directory.programmes[programmeAt(written) ?? -1],
  }
}

function namesOf({ name, shownName, alsoWritten }: Directory['institutes'][number]): string[] {
  return [name, ...(shownName === undefined ? [] : [shownName]), ...(alsoWritten ?? [])]
}

function enter(map: Map<string, number>, key: string, at: number): void {
  const before = map.get(key)
  if (before !== undefined && before !== at) throw new Error(`Two entries of the directory are written alike: ${key}`)
  map.set(key, at)
}

function keyOf(name: string): string {
  return tidyText(name).toLowerCase()
}

function programmeKey(programme: KnownProgramme): string {
  return keyOf(printProgramme({ ...programme, name: tidyText(programme.name), degree: tidyText(programme.degree) }))
}
