import type { RankBook, RenamedRecord } from './rank-book.ts'

/** The name of an institute or programme that official tables print, whatever it is shown as. */
export function printedName({ name, printedAs }: RenamedRecord & { name: string }): string {
  return printedAs ?? name
}

const PRINTED = new WeakMap<RankBook, RankBook>()

/** The same book with every institute and programme under its printed name: for whatever goes by names. */
export function asPrinted(book: RankBook): RankBook {
  const known = PRINTED.get(book)
  if (known) return known
  const isRenamed = [...book.institutes, ...book.programmes].some(({ printedAs }) => printedAs !== undefined)
  const printed = isRenamed
    ? { ...book, institutes: book.institutes.map(underPrinted), programmes: book.programmes.map(underPrinted) }
    : book
  PRINTED.set(book, printed)
  return printed
}

function underPrinted<Named extends RenamedRecord & { name: string }>(named: Named): Named {
  return { ...named, name: printedName(named) }
}
