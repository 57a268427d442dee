import { stateCollegePredictor } from '@sopaan/contract/state-college-predictor'
import { constraintsOf } from '#web/forms/constraints.ts'
import { createSearchAddress, entriesOf, type SearchAddress } from '#web/search-form/search-address.ts'

const SCORE_KEYS: readonly string[] = ['rank', 'categoryRank', 'jeeRank', 'marks', 'percentile']
const ANSWER_KEYS: readonly string[] = [...SCORE_KEYS, 'category', 'gender', 'home', 'claims']

const address = createSearchAddress({
  constraints: constraintsOf(stateCollegePredictor.predict),
  profileKeys: ['counselling', ...ANSWER_KEYS],
  filterKeys: ['group', 'place', 'region', 'q', 'feeMax', 'nirfMax', 'salaryMin', 'womenMin', 'from', 'kmMax'],
  usual: { category: 'open', sort: 'hardest' },
})

/** The address of the state predictor. With nothing answered the question is still asked, so that the page says what is missing. */
export const stateAddress: SearchAddress = {
  ...address,
  searchOfForm(form) {
    const sent = address.searchOfForm(form)
    if (isStateSearched(new URLSearchParams(sent))) return sent
    const first = entriesOf(form).find(([key]) => SCORE_KEYS.includes(key))
    return first ? `?${new URLSearchParams([...new URLSearchParams(sent), first])}` : sent
  },
}

/** Whether an address asks for seats, and not for the questions of a counselling alone. */
export function isStateSearched(search: URLSearchParams): boolean {
  return [...search.keys()].some((key) => ANSWER_KEYS.includes(key))
}
