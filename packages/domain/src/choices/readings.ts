import type { AmbiguousName } from '../colleges/nicknames.ts'
import type { ChoiceTable } from './choice.ts'

/** A short name of a search, and the colleges of the reader that it may mean, by the names people say. */
export type NameReading = { word: string; colleges: string[] }

/** The short names of a search that several colleges of a table bear: all of them are found, what is mostly meant first. */
export function readingsIn(
  { institutes }: Pick<ChoiceTable, 'institutes'>,
  ambiguous: readonly AmbiguousName[],
): NameReading[] {
  const shortNames = new Map(institutes.map(({ name, shortName }) => [name, shortName]))
  return ambiguous
    .map(({ word, names }) => ({ word, colleges: names.flatMap((name) => shortNames.get(name) ?? []) }))
    .filter(({ colleges }) => colleges.length > 1)
}
