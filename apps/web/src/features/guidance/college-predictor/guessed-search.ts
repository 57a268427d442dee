import { guessCategoryRank, guessMainRank } from '@sopaan/domain/ranks/guessed-rank'
import { valuesOf } from '#web/search-form/search-address.ts'
import { isQuestion, withQuestion } from './question-address.ts'

const RESERVED = ['EWS', 'OBC-NCL', 'SC', 'ST'] as const

/**
 * The address with what its reader left to us: a question in own words read into it, the rank of marks that were given in
 * place of one, and of a category whose own rank is not known (`guess=mainCategory`). Undefined where nothing is left to us,
 * or nothing can be said.
 */
export async function readGuesses(search: URLSearchParams): Promise<URLSearchParams | undefined> {
  const read = await withOwnWords(search)
  return withGuessedRanks(read ?? search) ?? read
}

function withGuessedRanks(search: URLSearchParams): URLSearchParams | undefined {
  const guessed = new URLSearchParams(search)
  guessMain(guessed)
  guessCategory(guessed)
  return guessed.toString() === search.toString() ? undefined : guessed
}

/** The address with the question that somebody typed in own words read into it; undefined where names alone are searched for. */
async function withOwnWords(search: URLSearchParams): Promise<URLSearchParams | undefined> {
  const text = search.get('q')?.trim() ?? ''
  if (text === '') return undefined
  const [{ understandQuestion }, { listHomeCities }] = await Promise.all([
    import('@sopaan/domain/questions/understand-question'),
    import('@sopaan/domain/colleges/college-facts'),
  ])
  const question = understandQuestion(text, listHomeCities())
  return isQuestion(question) ? withQuestion(search, question) : undefined
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
