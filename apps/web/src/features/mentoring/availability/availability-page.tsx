import { paths } from '@sopaan/contract/paths'
import { formatDateTime, formatTime } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AcceptingSwitch } from './accepting-switch.tsx'
import { HoursForm } from './hours-form.tsx'
import { freeTimesQuery, mentorRecordQuery } from './mentor-area.queries.ts'

const DAYS_SHOWN = 4

const TIMES_SHOWN = 6

/** Where a mentor says when sessions can be booked, and sees what mentees can choose. */
export default function AvailabilityPage() {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const { _id } = useSignedIn()
  const [today] = useState(() => istDate(new Date()))
  const query = useQuery(mentorRecordQuery)
  return (
    <div className="mx-auto max-w-[1104px]">
      <DocumentHead title={words.hoursTitle} isIndexed={false} />
      <Loaded query={query}>
        {(own) =>
          own === null ? (
            <EmptyState title={words.setUpProfile}>
              <Link to={paths.mentorProfile()} className={`${buttonClasses('pen')} mt-3`}>
                {words.toProfile}
              </Link>
            </EmptyState>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px] lg:grid-rows-[auto_1fr]">
              <div className="lg:col-start-2">
                <Card>
                  <AcceptingSwitch hours={own.hours} label={words.taking} note={words.takingHint} />
                </Card>
              </div>
              <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
                <HoursForm own={own} today={today} />
              </div>
              <div className="lg:col-start-2">
                <FreeTimes mentorId={_id} today={today} />
              </div>
            </div>
          )
        }
      </Loaded>
    </div>
  )
}

/** What mentees can choose from now on, by the hours that are kept. */
function FreeTimes({ mentorId, today }: { mentorId: string; today: string }) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const query = useQuery(freeTimesQuery(mentorId, today))
  return (
    <Card>
      <h2 className="type-subsection">{words.preview}</h2>
      <p className="mt-1 text-secondary">{words.previewHint}</p>
      <div className="mt-4">
        <Loaded query={query} failed={mentoring.choose.loadFailed}>
          {(slots) =>
            slots.length === 0 ? <p className="font-semibold">{words.previewNone}</p> : <Days slots={slots} />
          }
        </Loaded>
      </div>
    </Card>
  )
}

function Days({ slots }: { slots: readonly string[] }) {
  const { mentoring, language } = useWords()
  const days = [...new Set(slots.map(istDate))].slice(0, DAYS_SHOWN)
  return (
    <ul className="grid gap-4">
      {days.map((day) => {
        const times = slots.filter((slot) => istDate(slot) === day)
        return (
          <li key={day}>
            {/* The first three words of a written time are its day. */}
            <p className="font-semibold">
              {formatDateTime(times[0] ?? '', language)
                .split(' ')
                .slice(0, 3)
                .join(' ')}
            </p>
            <p className="text-secondary tabular-nums">
              {times
                .slice(0, TIMES_SHOWN)
                .map((at) => formatTime(at, language))
                .join(' · ')}
              {times.length > TIMES_SHOWN && ` · ${mentoring.mentor.andMore(times.length - TIMES_SHOWN)}`}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
