import { paths } from '@sopaan/contract/paths'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSite } from '#web/site-state.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { SOON_DAYS, slotsQuery } from './bookings.queries.ts'
import { creditsQuery } from './next-sessions.queries.ts'

/** After a session: the next free time of the same mentor, and the credits there are for it. */
export function NextTimeCard({ mentorId, firstName }: { mentorId: string; firstName: string }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const { switches } = useSite()
  const query = useQuery(slotsQuery(mentorId, { from: istDate(new Date()), days: SOON_DAYS }))
  const { data: credits } = useQuery(creditsQuery)
  if (!switches.mentoring) return null
  return (
    <Card className="grid gap-2">
      <h2 className="type-card">{words.nextTime}</h2>
      {credits !== undefined && <p className="type-small text-secondary">{mentoring.choose.credits(credits)}</p>}
      <Loaded query={query} failed={mentoring.choose.loadFailed}>
        {({ slots: [next] }) =>
          next === undefined ? (
            <p className="text-secondary">{mentoring.choose.noneSoon}</p>
          ) : (
            <Link to={paths.bookMentor(mentorId, next)} className={`${buttonClasses('line')} justify-self-start`}>
              {formatDayAndTime(next, language)}
            </Link>
          )
        }
      </Loaded>
      <Link
        to={paths.bookMentor(mentorId)}
        className="inline-flex min-h-11 items-center justify-self-start text-primary-text hover:underline"
      >
        {words.otherTimes(firstName)}
      </Link>
    </Card>
  )
}
