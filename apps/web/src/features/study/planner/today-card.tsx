import { type DashboardType, paths } from '@sopaan/contract/paths'
import type { StudyDay, StudyThing } from '@sopaan/contract/study-day'
import { minuteOf } from '@sopaan/domain/planner/planner-facts'
import { formatMinute, nameZone } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useAction } from '#web/identity/use-action.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { appointmentTitle } from './appointment-title.ts'
import { studyDayQuery, tickThing } from './study-day.queries.ts'

/** What today holds, to tick off: for the first page of a dashboard. Where it cannot be loaded, the way to the planner stands. */
export function TodayCard({ dashboard }: { dashboard: DashboardType }) {
  const { studyDay: words, language } = useWords()
  const query = useQuery(studyDayQuery(language))
  const hasPlan = query.data?.isSet !== false
  const planner = paths.dashboardTool(dashboard, 'study-planner')
  return (
    <Card>
      <h3 className="type-subsection">{words.title}</h3>
      <Loaded query={query} room="mt-4 h-24" refused={() => null}>
        {(today) =>
          (today.isSet || today.things.length > 0 || today.appointments.length > 0) && (
            <Today today={today} planner={planner} />
          )
        }
      </Loaded>
      <Link to={planner} className={`${buttonClasses(hasPlan ? 'line' : 'pen')} mt-4`}>
        {hasPlan ? words.open : words.setUp}
      </Link>
    </Card>
  )
}

function Today({ today, planner }: { today: StudyDay; planner: string }) {
  const { things, appointments, revisions, isRestDay } = today
  const { studyDay: words, language } = useWords()
  const { isBusy, run } = useAction()
  const keys = useRef(new Map<string, string>())
  const tick = (thing: StudyThing) => {
    const line = `${thing.startsAt} ${thing.title}`
    const key = keys.current.get(line) ?? crypto.randomUUID()
    keys.current.set(line, key)
    return run(() => tickThing(thing, key), { failed: words.markFailed })
  }
  const isFree = things.length === 0 && appointments.length === 0
  return (
    <>
      {isFree && (isRestDay || revisions.count === 0) && (
        <p className="mt-2 text-secondary">{isRestDay ? words.rest : words.none}</p>
      )}
      <ul className="mt-2">
        {appointments.map((appointment) => (
          <li
            key={`${appointment._id} ${appointment.startsAt}`}
            className="flex min-h-11 items-center justify-between gap-3"
          >
            <span className="min-w-0 font-semibold">{appointmentTitle(appointment, words, language)}</span>
            <span className="shrink-0 text-tertiary tabular-nums">
              {nameZone(formatMinute(minuteOf(appointment.startsAt), language))}
            </span>
          </li>
        ))}
        {revisions.count > 0 && (
          <li className="flex min-h-11 items-center justify-between gap-3">
            <Link
              to={`${planner}#revision`}
              className="inline-flex min-h-11 min-w-0 items-center text-primary-text underline"
            >
              {words.revisions(String(revisions.count))}
            </Link>
            {revisions.minutes > 0 && (
              <span className="shrink-0 text-tertiary tabular-nums">{words.minutes(String(revisions.minutes))}</span>
            )}
          </li>
        )}
        {things.map((thing) => (
          <li
            key={`${thing.startsAt} ${thing.sessionId ?? thing.title}`}
            className={thing.isCompleted ? 'text-tertiary line-through' : undefined}
          >
            <Checkbox
              label={thing.title}
              note={words.minutes(String(thing.minutes))}
              checked={thing.isCompleted}
              disabled={isBusy}
              onChange={() => void tick(thing)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
