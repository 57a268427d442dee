import { isIP } from 'node:net'
import { isUuid } from '#api/uuid.ts'

type Change = Readonly<Record<string, { before?: unknown; after?: unknown }>>

/** The filters of a look that take any text: somebody's address or name may stand in them. */
const TEXT_FILTERS: readonly string[] = ['q', 'actor', 'targetId']
const KINDS: readonly string[] = ['[e-mail address]', '[network address]', '[number]', '[words]']

/**
 * What was asked for in a look of staff, without the texts that were searched: of those the trail, which never forgets, says
 * of which kind they were. Ids stay, for nobody is named by one.
 */
export function withoutSearchedTexts(change: Change): Change {
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      TEXT_FILTERS.includes(name) && typeof value.after === 'string' ? { after: kindOf(value.after) } : value,
    ]),
  )
}

function kindOf(text: string): string {
  if (isUuid(text.toLowerCase()) || KINDS.includes(text)) return text
  if (text.includes('@')) return '[e-mail address]'
  if (isIP(text) !== 0) return '[network address]'
  return /^[\d\s+()-]+$/.test(text) ? '[number]' : '[words]'
}
