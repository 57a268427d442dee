import { TOOL_NAMES } from '@sopaan/contract/paths'
import { PAGE_LANGUAGES } from '@sopaan/domain/languages'
import { istDate } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import type { UsageCount } from './usage-counts.open.queries.ts'
import { addUsageCounts } from './usage-counts.queries.ts'

/** What a request for a page says that decides whether it is counted; none of it is kept. */
export type PageRequest = {
  path: string
  origin: string
  referer: string | undefined
  userAgent: string | undefined
}

/** What says of itself that it is no person. */
const ROBOT = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless|lighthouse/i
const DATA_ENDING = /\.data$/
const TOOL_PATH = new RegExp(`^(?:/(?:${PAGE_LANGUAGES.join('|')}))?(?:/[a-z]+-dashboard)?/tools/([a-z-]+)$`)
const OF_STAFF = /^\/(?:[a-z]{2}\/)?admin(?:\/|$)/

/** Counts that are not in the database yet, by day and what; those of this process. */
const waiting = new Map<string, UsageCount>()

/**
 * Counts a page that somebody opened: as a visit where it was come to from elsewhere, and as a use where it is a tool. Pages
 * of staff and robots are not counted.
 */
export function noteOpened(deps: Pick<Deps, 'now'>, request: PageRequest): void {
  const { path, origin, referer, userAgent } = request
  if (OF_STAFF.test(path) || userAgent === undefined || ROBOT.test(userAgent)) return
  const isWithin = referer?.startsWith(`${origin}/`) === true
  if (!isWithin && !DATA_ENDING.test(path)) add(deps, 'visit')
  const [, tool] = TOOL_PATH.exec(path.replace(DATA_ENDING, '')) ?? []
  if (TOOL_NAMES.some((name) => name === tool)) add(deps, `tool:${tool}`)
}

function add({ now }: Pick<Deps, 'now'>, what: string): void {
  const day = istDate(now())
  const key = `${day} ${what}`
  waiting.set(key, { day, what, count: (waiting.get(key)?.count ?? 0) + 1 })
}

/** Writes down what was counted since the last time; what could not be written is counted on. */
export async function saveUsageCounts(deps: Deps): Promise<void> {
  const taken = [...waiting.values()]
  waiting.clear()
  try {
    await addUsageCounts(deps.db, taken)
  } catch (thrown) {
    for (const { day, what, count } of taken) {
      const key = `${day} ${what}`
      waiting.set(key, { day, what, count: count + (waiting.get(key)?.count ?? 0) })
    }
    throw thrown
  }
}
