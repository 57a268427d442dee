import { isRefusal } from '@sopaan/contract/refusals'
import { profileEntries, queryOf } from './predictor-search.ts'

/**
 * Asks for what an address says: the reader's answers and some filters. Answers that the call cannot read are left out, and
 * it is said that they were; filters that it cannot read are left out silently, as nobody wrote them in our forms.
 * @param keys  the filters
 */
export async function findReadable<Answer>(
  search: URLSearchParams,
  keys: readonly string[],
  ask: (query: object) => Promise<Answer>,
): Promise<{ answer: Answer; isUnread: boolean }> {
  const filters = Object.fromEntries(keys.flatMap((key) => (search.get(key) ? [[key, search.get(key)]] : [])))
  const profile = queryOf(new URLSearchParams(profileEntries(search)))
  const attempts = [
    { query: { ...profile, ...filters }, isUnread: false },
    { query: filters, isUnread: Object.keys(profile).length > 0 },
    { query: profile, isUnread: false },
  ]
  for (const { query, isUnread } of attempts) {
    try {
      return { answer: await ask(query), isUnread }
    } catch (thrown) {
      if (!isRefusal(thrown, 'INVALID_QUERY')) throw thrown
    }
  }
  return { answer: await ask({}), isUnread: true }
}
