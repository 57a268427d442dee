import { HOUR_MS } from '../time/durations.ts'

/** How long a mentor has to answer a request, h. Ours: a credit is not kept from other mentors for longer. */
export const ANSWER_HOURS = 48
/** By when before its beginning a session is agreed on at the latest, h; half the time there is where it is soon. */
export const ANSWER_LEAD_HOURS = 2

/** The instant until which a request can be answered; from then on it has lapsed. @param request  instants, ms */
export function answerDeadline({ askedAt, startsAt }: { askedAt: number; startsAt: number }): number {
  const lead = Math.max(0, Math.min(ANSWER_LEAD_HOURS * HOUR_MS, (startsAt - askedAt) / 2))
  return Math.min(askedAt + ANSWER_HOURS * HOUR_MS, startsAt - lead)
}
