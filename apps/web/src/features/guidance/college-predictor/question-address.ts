import type { QuestionKey } from '@sopaan/domain/questions/reading'
import type { Question } from '@sopaan/domain/questions/understand-question'

/** The key of what was typed and not understood, for the page to say. */
export const NOT_UNDERSTOOD = 'unread'

/** What a search by names alone can say, each once. */
const NAME_KEYS: readonly QuestionKey[] = ['q', 'family', 'type']
/** Letters of a search by names that a call takes. */
const NAMES_LENGTH_MAX = 80

/** Whether a text says more than names to search for: then it is read into filters and answers. */
export function isQuestion({ values, notUnderstood }: Question): boolean {
  const said = Object.entries(values)
  const hasMore = said.some(([key, each]) => !NAME_KEYS.some((name) => name === key) || each.length > 1)
  return hasMore || (said.length > 0 && notUnderstood.length > 0)
}

/**
 * An address with what a question says in it: each thing said takes the place of what stood there, the rest stays. Its names
 * are searched for; what was not understood is named under `unread`.
 */
export function withQuestion(search: URLSearchParams, { values, notUnderstood }: Question): URLSearchParams {
  const { percentile, ...said } = values
  const address = new URLSearchParams(search)
  const missed = [...notUnderstood, ...(percentile ?? []).map((each) => `${each} percentile`)]
  for (const key of ['q', 'page', NOT_UNDERSTOOD]) address.delete(key)
  if (said.main) for (const key of ['marks', 'guess']) address.delete(key)
  if (said.marks) address.delete('main')
  if (said.category) address.delete('mainCategory')
  for (const [key, each] of Object.entries(said)) address.set(key, key === 'q' ? each.join(' ') : each.join(','))
  address.set('q', (address.get('q') ?? '').slice(0, NAMES_LENGTH_MAX))
  if (address.get('q') === '') address.delete('q')
  if (address.get('sort') === 'near' && !address.has('from')) {
    address.delete('sort')
    missed.push('near home')
  }
  if (missed.length > 0) address.set(NOT_UNDERSTOOD, missed.join(', '))
  return address
}
