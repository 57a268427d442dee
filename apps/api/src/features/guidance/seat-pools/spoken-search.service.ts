import type { SpokenMeanings } from '@sopaan/contract/spoken-search'
import { printedName } from '@sopaan/domain/book/printed-names'
import { ownNicknames, readNicknameSearch } from '@sopaan/domain/colleges/nicknames'
import type { SearchTerm } from '@sopaan/domain/predictor/search-terms'
import type { SeatDirectory } from './seat-directory.service.ts'

/** A search in the names people use: the terms that a college or its branch has to answer, and what else the words mean. */
export function readSpokenSearch(
  { book, places }: SeatDirectory,
  said: string,
): { terms: readonly SearchTerm[]; meanings: SpokenMeanings } {
  const { terms, elsewhere, ambiguous, suggested } = readNicknameSearch(said, ownNicknames(book.institutes))
  return {
    terms,
    meanings: {
      elsewhere,
      ambiguous: ambiguous.map(({ word, names }) => ({ word, names: [...names] })),
      suggested: suggested.flatMap(({ word, name }) => {
        const at = book.institutes.findIndex((each) => printedName(each) === name)
        return at === -1 ? [] : [{ word, name, slug: places.slugOfInstitute(at) }]
      }),
    },
  }
}
