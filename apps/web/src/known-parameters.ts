import { paths, readLanguage } from '@sopaan/contract/paths'
import { PREDICTOR_KEYS } from '#web/search-form/predictor-search.ts'

/** What the predictor and the pages of seats, colleges and branches read of an address. */
const SEAT_PARAMETERS: ReadonlySet<string> = new Set([
  ...PREDICTOR_KEYS,
  ...['guess', 'marks', 'typed', 'unread'],
  ...['seatType', 'pool', 'mine'],
  ...['payer', 'trip', 'trips', 'rate', 'payback'],
])
const SEAT_PATHS =
  /^\/(?:tools\/college-predictor|seats(?:\/[^/.]+){5}(?:\/preparatory)?|(?:colleges|branches)\/[^/.]+)$/

/** Pages that read nothing of their address but the path. */
const PLAIN_PATHS: ReadonlySet<string> = new Set([
  paths.home(),
  ...[paths.about(), paths.terms(), paths.privacy(), paths.cookies(), paths.refund()],
  ...[paths.reportCard(), paths.research(), paths.coverage(), paths.resources(), paths.mentalHealth(), paths.tools()],
])
const NONE: ReadonlySet<string> = new Set()

/**
 * The parameters that a public page reads: whatever else stands in its address makes no other page of it.
 * @returns undefined for a page of which it is not written down
 */
export function knownParameters(pathname: string): ReadonlySet<string> | undefined {
  const { path } = readLanguage(pathname)
  if (SEAT_PATHS.test(path)) return SEAT_PARAMETERS
  return PLAIN_PATHS.has(path) ? NONE : undefined
}
