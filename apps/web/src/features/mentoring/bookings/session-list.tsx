import type { Booking } from '@sopaan/contract/bookings'
import { type DashboardType, paths } from '@sopaan/contract/paths'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { whenOf } from './session-facts.ts'
import { SessionState } from './session-state.tsx'

/** Sessions as cards that lead to each. */
export function SessionList({ bookings, dashboard }: { bookings: readonly Booking[]; dashboard: DashboardType }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {bookings.map((booking) => {
        const { _id, other, unreadMessages } = booking
        return (
          <li key={_id}>
            <Card className="relative flex h-full items-start gap-4">
              <MentorArch name={other.firstName} pictureUrl={other.pictureUrl} size="small" />
              <div className="grid min-w-0 grow gap-1">
                <h2 className="type-card">
                  <Link
                    to={paths.session(dashboard, _id)}
                    className="text-default no-underline after:absolute after:inset-0 after:rounded-sheet hover:underline"
                  >
                    {words.with(other.firstName)}
                  </Link>
                </h2>
                <p className="font-semibold tabular-nums">{whenOf(booking, language)}</p>
                {other.seat !== null && (
                  <p className="type-small text-secondary wrap-anywhere">
                    {other.seat.programme}, {other.seat.institute}
                  </p>
                )}
                <div className="mt-1 flex flex-wrap items-center gap-2">
                  <SessionState booking={booking} />
                  {unreadMessages > 0 && (
                    <span className="type-small font-semibold text-primary-text">{words.unread(unreadMessages)}</span>
                  )}
                </div>
              </div>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
