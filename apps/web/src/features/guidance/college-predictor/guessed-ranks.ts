import { guessCategoryRank, guessMainRank } from '@sopaan/domain/ranks/guessed-rank'
import { valuesOf } from '#web/search-form/search-address.ts'

const RESERVED = ['EWS', 'OBC-NCL', 'SC', 'ST'] as const

/**
 * The address with the ranks in it that its reader left to us: of marks that were given in place of a rank, and of a category
 * whose own rank is not known (`guess=mainCategory`). Undefined where nothing is left to guess, or nothing can be said.
 */
export function withGuessedRanks(search: URLSearchParams): URLSearchParams | undefined {
  const guessed = new URLSearchParams(search)
  guessMain(guessed)
  guessCategory(guessed)
  return guessed.toString() === search.toString() ? undefined : guessed
}

function guessMain(search: URLSearchParams): void {
  const marks = search.get('marks')?.trim() ?? ''
  if (!/^[-−]?\d{1,3}$/.test(marks)) return
  const guess = guessMainRank(Number(marks.replace('−', '-')))
  if (guess.ok) search.set('main', String(guess.rank))
}

function guessCategory(search: URLSearchParams): void {
  if (!valuesOf(search, 'guess').includes('mainCategory')) return
  const category = RESERVED.find((each) => each === search.get('category'))
  const main = Number((search.get('main') ?? '').replace(/[\s,]/g, ''))
  if (category === undefined || !Number.isInteger(main) || main < 1) return
  const guess = guessCategoryRank(main, category)
  if (guess.ok) search.set('mainCategory', String(guess.rank))
}
