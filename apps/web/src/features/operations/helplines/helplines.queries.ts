import type { Request } from '@sopaan/contract/client'
import { helplines } from '@sopaan/contract/helplines'
import { HELPLINES, type Helpline } from '@sopaan/domain/identity/helplines'

/** The lines to call. Whatever goes wrong, and where none is kept, it is those that ship: this page never stands empty. */
export async function listHelplines(request: Request): Promise<readonly Helpline[]> {
  try {
    const { data } = await request(helplines.list, {})
    return data.length > 0 ? data : HELPLINES
  } catch {
    return HELPLINES
  }
}
