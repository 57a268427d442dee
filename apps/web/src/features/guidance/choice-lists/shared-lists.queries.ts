import { choiceLists, type SharedChoiceList } from '@sopaan/contract/choice-lists'
import type { Request } from '@sopaan/contract/client'
import { isRefusal } from '@sopaan/contract/refusals'

/** A list behind a link; undefined when the link does not work. */
export async function readSharedList(ask: Request, token: string): Promise<SharedChoiceList | undefined> {
  try {
    return (await ask(choiceLists.readShared, { params: { token } })).data
  } catch (thrown) {
    if (isRefusal(thrown, 'NOT_FOUND')) return undefined
    throw thrown
  }
}
