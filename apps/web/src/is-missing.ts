import { isRefusal } from '@sopaan/contract/refusals'

/** Whether what an address names is not there: nothing of that id, or no id at all. Another person's is answered the same. */
export function isMissing(thrown: unknown): boolean {
  return isRefusal(thrown, 'NOT_FOUND') || isRefusal(thrown, 'INVALID_INPUT') || isRefusal(thrown, 'INVALID_QUERY')
}
