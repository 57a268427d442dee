import type { Booking } from '@sopaan/contract/bookings'
import type { ResponseOf } from '@sopaan/contract/call'
import type { mentoring as mentoringCalls } from '@sopaan/contract/mentoring'
import { paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AgreedSession } from './agreed-session.tsx'
import { overviewQuery, ownMentorQuery } from './mentor-area.queries.ts'
import { RequestsSection } from './requests-section.tsx'
import { SetupNotes } from './setup-notes.tsx'
import { WorkSection } from './work-section.tsx'

/** Sessions to come that the home shows; the others are on their own page. */
const NEXT_SHOWN = 5

/** As high as the window: what stands below would jump when the day is there. */
const ROOM = 'h-dvh'

type Props = { mentorId: string } & Pick<ComponentProps<typeof RequestsSection>, 'suggestForm'>

/** A mentor's day: what is missing to be found, sessions of today and after, requests, and what the work amounts to. */
export function MentorHome({ mentorId, suggestForm }: Props) {
  const overview = useQuery(overviewQuery)
  const day = (
    <Loaded query={overview} room={ROOM}>
      {(work) => <Day {...work} mentorId={mentorId} suggestForm={suggestForm} />}
    </Loaded>
  )
  const own = useQuery(ownMentorQuery)
  return (
    <Loaded query={own} room={ROOM} refused={() => day}>
      {(mentor) => (
        <>
          {overview.isFetched && <SetupNotes own={mentor} />}
          {day}
        </>
      )}
    </Loaded>
  )
}

function Day({
  today,
  requests,
  next,
  mentorId,
  suggestForm,
  ...work
}: Props & ResponseOf<typeof mentoringCalls.overview>['data']) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Agreed id="today" title={words.today} none={words.nothingToday} bookings={today} mayJoin />
        <RequestsSection requests={requests} suggestForm={suggestForm} />
        <Agreed id="next" title={words.next} none={words.nothingNext} bookings={next.slice(0, NEXT_SHOWN)} />
        {next.length > NEXT_SHOWN && (
          <Link
            to={paths.sessions('mentor-dashboard')}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
          >
            {mentoring.session.back}
          </Link>
        )}
      </div>
      <WorkSection mentorId={mentorId} {...work} />
    </div>
  )
}

type AgreedProps = { id: string; title: string; none: string; bookings: readonly Booking[]; mayJoin?: boolean }

function Agreed({ id, title, none, bookings, mayJoin = false }: AgreedProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={`${id}-title`} className="type-subsection">
        {title}
      </h2>
      {bookings.length === 0 && <p className="text-secondary">{none}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {bookings.map((booking) => (
          <AgreedSession key={booking._id} booking={booking} mayJoin={mayJoin} />
        ))}
      </ul>
    </section>
  )
}
