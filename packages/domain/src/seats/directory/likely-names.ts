import { plainText } from '../../predictor/search-terms.ts'

/** Names less alike than this are not worth a look: half of the letters in three are others. */
const ALIKE_MIN = 0.5

/** A name with the other forms it is known in. */
export type KnownName = { name: string; also?: readonly string[] | undefined }

/**
 * The known names that look most like a written one, the likeliest first: by the share of runs of three letters that both
 * have (Dice's coefficient), of the form that fits best. Words that all share weigh as much as the others, so of long names
 * only near ones come.
 */
export function likelyNames(written: string, known: readonly KnownName[], max: number): string[] {
  const own = runsOf(written)
  return known
    .map(({ name, also = [] }) => ({ name, alike: Math.max(...[name, ...also].map((form) => alikeness(own, form))) }))
    .filter(({ alike }) => alike >= ALIKE_MIN)
    .sort((a, b) => b.alike - a.alike || (a.name < b.name ? -1 : 1))
    .slice(0, max)
    .map(({ name }) => name)
}

function alikeness(own: ReadonlySet<string>, form: string): number {
  const other = runsOf(form)
  const shared = [...own].filter((run) => other.has(run)).length
  return own.size + other.size === 0 ? 0 : (2 * shared) / (own.size + other.size)
}

/** Runs of three letters, words begun by a space. */
function runsOf(text: string): Set<string> {
  const plain = ` ${plainText(text)} `
  return new Set(Array.from({ length: Math.max(plain.length - 2, 0) }, (_, at) => plain.slice(at, at + 3)))
}
