import { readNicknameSearch } from '@sopaan/domain/colleges/nicknames'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import type { Directory } from '@sopaan/domain/seats/directory/directory'
import { likelyNames } from '@sopaan/domain/seats/directory/likely-names'
import { printProgramme } from '@sopaan/domain/seats/official-cells'

/** Known names that are put beside an unknown one. */
const LIKELY_MAX = 3

/** Which known institutes a written name may mean: those that people call so, then those that look most like it. */
export function likelyInstitutes(institutes: Directory['institutes']): (written: string) => string[] {
  const known = institutes.map(({ name, shownName = name, alsoWritten = [] }) => ({
    name,
    also: [shownName, shortInstituteName(name), ...alsoWritten],
  }))
  const names = new Set(known.map(({ name }) => name))
  return (written) => {
    const { terms, suggested } = readNicknameSearch(written)
    const [first] = terms
    const called = terms.length === 1 && first?.kind === 'institutes' ? first.names : suggested.map(({ name }) => name)
    const likely = [...called.filter((name) => names.has(name)), ...likelyNames(written, known, LIKELY_MAX)]
    return [...new Set(likely)].slice(0, LIKELY_MAX)
  }
}

/** Which known programmes a written one may mean, with years and degree in brackets. */
export function likelyProgrammes(programmes: Directory['programmes']): (written: string) => string[] {
  const known = programmes.map((programme) => ({ name: printProgramme(programme), also: programme.alsoWritten }))
  return (written) => likelyNames(written, known, LIKELY_MAX)
}
