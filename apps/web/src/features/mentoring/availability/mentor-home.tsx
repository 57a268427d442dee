import type { ResponseOf } from '@sopaan/contract/call'
import type { mentoring as mentoringCalls } from '@sopaan/contract/mentoring'
import type { MentorHoursFields, OwnMentor } from '@sopaan/contract/mentors'
import { paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageAction } from '#web/ui/page-action.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AcceptingSwitch } from './accepting-switch.tsx'
import { mentorOverviewQuery, mentorRecordQuery } from './mentor-area.queries.ts'
import { NextUp } from './next-up.tsx'
import { RequestsSection } from './requests-section.tsx'
import { WeekStrip } from './week-strip.tsx'
import { WorkSection } from './work-section.tsx'

/** As high as the window: what stands below would jump when the day is there. */
const ROOM = 'h-dvh'

type Props = { mentorId: string; earnings: ReactNode; isWelcomed?: boolean } & Pick<
  ComponentProps<typeof RequestsSection>,
  'suggestForm'
>

/** A mentor's week: what is missing to be found, requests, the next session, seven days, and what the work amounts to. */
export function MentorHome({ mentorId, earnings, isWelcomed = false, suggestForm }: Props) {
  const overview = useQuery(mentorOverviewQuery)
  const dayOf = (hours: MentorHoursFields | undefined) => (
    <Loaded query={overview} room={ROOM}>
      {(work) => <Day {...work} {...{ hours, mentorId, earnings, suggestForm }} />}
    </Loaded>
  )
  const own = useQuery(mentorRecordQuery)
  const words = useWords().mentoring.mentor
  return (
    <Loaded query={own} room={ROOM} refused={() => dayOf(undefined)}>
      {(mentor) => (
        <>
          {overview.isFetched && !isWelcomed && <SetupNotes own={mentor} />}
          {overview.isFetched && mentor !== null && hasHours(mentor) && (
            <PageAction>
              <div className="flex justify-end">
                <AcceptingSwitch hours={mentor.hours} label={words.accepting} />
              </div>
            </PageAction>
          )}
          {dayOf(mentor?.hours)}
        </>
      )}
    </Loaded>
  )
}

function Day({
  today,
  requests,
  next,
  hours,
  mentorId,
  earnings,
  suggestForm,
  ...work
}: Props & { hours: MentorHoursFields | undefined } & ResponseOf<typeof mentoringCalls.overview>['data']) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_auto_1fr]">
      <div className="lg:row-span-2">
        <RequestsSection requests={requests} suggestForm={suggestForm} />
      </div>
      <NextUp session={today[0] ?? next[0]} />
      <div className="lg:col-start-1 lg:row-start-3">
        <WeekStrip sessions={[...today, ...requests, ...next]} hours={hours} />
      </div>
      <div className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-2">
        {earnings}
        <WorkSection mentorId={mentorId} {...work} />
      </div>
    </div>
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
    taking: { title: words.notTaking, to: paths.availability(), link: words.toHours },
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
  if (!hasHours(own)) return 'hours'
  return own.hours.isTakingBookings ? undefined : 'taking'
}

function hasHours({ hours: { weekly, exceptions } }: OwnMentor): boolean {
  return weekly.length > 0 || exceptions.some(({ ranges }) => ranges.length > 0)
}
