import type { Booking } from '@sopaan/contract/bookings'
import type { ResponseOf } from '@sopaan/contract/call'
import type { mentoring as mentoringCalls } from '@sopaan/contract/mentoring'
import type { OwnMentor } from '@sopaan/contract/mentors'
import { paths } from '@sopaan/contract/paths'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { mentorOverviewQuery, mentorRecordQuery } from './mentor-area.queries.ts'
import { RequestsSection } from './requests-section.tsx'
import { WorkSection } from './work-section.tsx'

/** Sessions to come that the home shows; the others are on their own page. */
const NEXT_SHOWN = 5

/** As high as the window: what stands below would jump when the day is there. */
const ROOM = 'h-dvh'

type Props = { mentorId: string } & Pick<ComponentProps<typeof RequestsSection>, 'suggestForm'>

/** A mentor's day: what is missing to be found, sessions of today and after, requests, and what the work amounts to. */
export function MentorHome({ mentorId, suggestForm }: Props) {
  const overview = useQuery(mentorOverviewQuery)
  const day = (
    <Loaded query={overview} room={ROOM}>
      {(work) => <Day {...work} mentorId={mentorId} suggestForm={suggestForm} />}
    </Loaded>
  )
  const own = useQuery(mentorRecordQuery)
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

/** What keeps mentees from finding or booking this mentor, and the way to mend it; nothing where all is well. */
function SetupNotes({ own }: { own: OwnMentor | null }) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const missing = whatIsMissing(own)
  if (missing === undefined) return null
  const said = {
    profile: { title: words.setUpProfile, to: paths.mentorProfile(), link: words.toProfile },
    hours: { title: words.setUp, to: paths.availability(), link: words.toHours },
    taking: { title: mentoring.closed, to: paths.availability(), link: words.toHours },
  }[missing]
  return (
    <Banner title={said.title} tone="note">
      <Link to={said.to} className={`${buttonClasses('pen')} mt-3`}>
        {said.link}
      </Link>
    </Banner>
  )
}

function whatIsMissing(own: OwnMentor | null): 'profile' | 'hours' | 'taking' | undefined {
  if (own === null) return 'profile'
  const { weekly, exceptions, isTakingBookings } = own.hours
  if (weekly.length === 0 && exceptions.every(({ ranges }) => ranges.length === 0)) return 'hours'
  return isTakingBookings ? undefined : 'taking'
}

/** A session that is agreed on: when, with whom, what is asked, and the door to it. */
function AgreedSession({ booking, mayJoin }: { booking: Booking; mayJoin: boolean }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const { _id, startsAt, other, question, meetingUrl, unreadMessages } = booking
  return (
    <li className="grid gap-2 rounded-sheet border border-border bg-surface p-5 sm:p-6">
      <p className="font-semibold tabular-nums">{formatDateTime(startsAt, language)}</p>
      <h3 className="type-card wrap-anywhere">{words.with(other.firstName)}</h3>
      <p className="line-clamp-3 wrap-anywhere whitespace-pre-line text-secondary">{question}</p>
      {unreadMessages > 0 && <p className="font-semibold text-likely">{words.unread(unreadMessages)}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        {mayJoin && meetingUrl !== null && (
          <a
            href={meetingUrl}
            target="_blank"
            rel="noopener noreferrer"
            title={words.joinHint}
            className={buttonClasses('pen')}
          >
            {words.join}
          </a>
        )}
        <Link to={paths.session('mentor-dashboard', _id)} className={buttonClasses('line')}>
          {words.open}
        </Link>
      </div>
    </li>
  )
}
