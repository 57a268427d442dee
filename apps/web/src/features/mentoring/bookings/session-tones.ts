import type { BookingState } from '@sopaan/domain/mentoring/bookings'
import type { Tone } from '#web/ui/badge.tsx'

/** The colour of where a session stands; its word says it too. */
export const SESSION_TONES: Readonly<Record<BookingState, Tone>> = {
  requested: 'likely',
  suggested: 'likely',
  accepted: 'safe',
  held: 'plain',
  missed: 'reach',
  declined: 'plain',
  cancelled: 'plain',
  lapsed: 'plain',
}
