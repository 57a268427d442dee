import { ANALYTICS_DAYS_MAX } from '@sopaan/contract/payment-analytics'
import { refuse } from '@sopaan/contract/refusals'
import { addDays } from '@sopaan/domain/time/days'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { fromIstDateTimeLocal, istDate } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import type { TimeRange } from './payment-analytics.queries.ts'

/** Days that are shown unless asked otherwise, today among them. */
const DAYS_DEFAULT = 30
/** Days of a call begin here. */
const FIRST_DAY = '1900-01-01'

export type DaysQuery = { from?: string | undefined; to?: string | undefined }

/** The days that were asked for, and the instants they begin and end at. @throws {Refusal} DATES_ORDER, STRETCH_TOO_LONG */
export function stretchOf(deps: Pick<Deps, 'now'>, asked: DaysQuery): { from: string; to: string; stretch: TimeRange } {
  const to = asked.to ?? istDate(deps.now())
  const from = asked.from ?? [addDays(to, 1 - DAYS_DEFAULT), FIRST_DAY].sort().at(-1) ?? to
  if (from > to) refuse('DATES_ORDER')
  const stretch = { from: beginOf(from), until: new Date(beginOf(to).getTime() + DAY_MS) }
  if (stretch.until.getTime() - stretch.from.getTime() > ANALYTICS_DAYS_MAX * DAY_MS)
    refuse('STRETCH_TOO_LONG', { max: ANALYTICS_DAYS_MAX })
  return { from, to, stretch }
}

/** Midnight in India at the beginning of a day. */
function beginOf(day: string): Date {
  return new Date(fromIstDateTimeLocal(`${day}T00:00`) ?? refuse('DATES_ORDER'))
}
