import { isRefusal } from '@sopaan/contract/refusals'
import { data } from 'react-router'

/** What a page is made of; where the api knows no such thing, the page is not found either. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (thrown) {
    if (isRefusal(thrown, 'NOT_FOUND')) throw data(null, { status: 404 })
    throw thrown
  }
}
