import { refuse } from '@sopaan/contract/refusals'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import type { Deps } from '#api/deps.ts'
import { findOverlapping } from './bookings.queries.ts'

type Span = { menteeId: string; from: Date; to: Date; exceptId?: string | undefined }
type Other = { name: string; startsAt: string; isAgreed: boolean }

/**
 * Warns a mentee of another session that is asked for or agreed on at the same time; nobody sits in two of them.
 * @param mayOverlap  whether the mentee was warned and wants it all the same
 * @throws {Refusal} SESSION_OVERLAPS, naming the other session
 */
export async function refuseOverlap(deps: Deps, span: Span, mayOverlap: boolean | undefined): Promise<void> {
  if (mayOverlap === true) return
  const other = await findOverlap(deps, span)
  if (other) refuse('SESSION_OVERLAPS', { other })
}

/** The session of a mentee at the same time; undefined for none. */
export async function findOverlap(deps: Deps, span: Span): Promise<Other | undefined> {
  const other = await findOverlapping(deps.db, span)
  return (
    other && {
      name: firstNameOf(other.mentorName),
      startsAt: other.startsAt.toISOString(),
      isAgreed: other.state === 'accepted',
    }
  )
}
