import type { Appointment } from '@sopaan/contract/appointments'
import type { StudySession } from '@sopaan/contract/sessions'
import { type FixedHours, fixedHoursOn } from '@sopaan/domain/planner/blocks/fixed-hours'
import { type TimedBlock, timedBlocks } from '@sopaan/domain/planner/blocks/timed-blocks'
import { minuteOf } from '@sopaan/domain/planner/planner-facts'
import { istDate } from '@sopaan/domain/time/ist'
import type { PlanView } from './plan-view.ts'

/** What stands on a day of the week: a session somebody wrote down, a stretch of the plan, what each week takes, or an appointment. */
export type WeekThing =
  | {
      kind: 'session'
      key: string
      day: string
      startMinute: number
      minutes: number
      session: StudySession
      isMissed: boolean
    }
  | { kind: 'block'; key: string; day: string; startMinute: number | undefined; minutes: number; block: TimedBlock }
  | { kind: 'fixed'; key: string; day: string; startMinute: number; minutes: number; fixed: FixedHours }
  | { kind: 'appointment'; key: string; day: string; startMinute: number; minutes: number; appointment: Appointment }

/** What takes time of study. */
export type StudyItem = Exclude<WeekThing, { kind: 'appointment' | 'fixed' }>

/** Whether a thing is a session that was studied. */
export function isStudied(thing: WeekThing): boolean {
  return thing.kind === 'session' && thing.session.isCompleted
}

/** Whether a thing takes time of study. */
export function isStudyItem(thing: WeekThing): thing is StudyItem {
  return thing.kind === 'session' || thing.kind === 'block'
}

/** Everything of some days, each in the order of its hours. */
export function listWeekThings(view: PlanView, days: readonly string[]): WeekThing[] {
  const missed = new Set(view.input.missed.map(({ _id }) => _id))
  const sessions = view.sessions.flatMap((session): WeekThing[] => {
    const day = istDate(session.startsAt)
    if (!days.includes(day)) return []
    const startMinute = minuteOf(session.startsAt)
    const minutes = session.durationMinutes
    return [
      { kind: 'session', key: session._id, day, startMinute, minutes, session, isMissed: missed.has(session._id) },
    ]
  })
  const blocks = view.plan.days
    .filter(({ day }) => days.includes(day))
    .flatMap((planned) =>
      timedBlocks(planned, view.facts, view.now).map((block, at): WeekThing => {
        const { startMinute, minutes } = block
        return {
          kind: 'block',
          key: `${planned.day} ${at} ${block.taskId}`,
          day: planned.day,
          startMinute,
          minutes,
          block,
        }
      }),
    )
  const appointments = view.overview.appointments.flatMap((appointment): WeekThing[] => {
    const day = istDate(appointment.startsAt)
    if (!days.includes(day)) return []
    const startMinute = minuteOf(appointment.startsAt)
    const minutes = appointment.durationMinutes
    const key = `${appointment._id} ${appointment.startsAt}`
    return [{ kind: 'appointment', key, day, startMinute, minutes, appointment }]
  })
  const taken = days.flatMap((day) =>
    fixedHoursOn(view.settings.timetable, day).map((fixed, at): WeekThing => {
      const { startMinute, endMinute } = fixed
      return { kind: 'fixed', key: `${day} taken ${at}`, day, startMinute, minutes: endMinute - startMinute, fixed }
    }),
  )
  return [...sessions, ...blocks, ...appointments, ...taken].sort(
    (one, other) => one.day.localeCompare(other.day) || (one.startMinute ?? 1440) - (other.startMinute ?? 1440),
  )
}

/** What each open session shares time with: the first other session, appointment or lesson that is going on meanwhile, by its key. */
export function findOverlaps(things: readonly WeekThing[]): ReadonlyMap<string, WeekThing> {
  const fixed = things.filter(
    (thing) =>
      thing.kind === 'appointment' ||
      thing.kind === 'fixed' ||
      (thing.kind === 'session' && !thing.session.isCompleted),
  )
  const endOf = (thing: WeekThing) => (thing.startMinute ?? 0) + thing.minutes
  const meets = (one: WeekThing, other: WeekThing) =>
    one !== other &&
    one.day === other.day &&
    (one.startMinute ?? 0) < endOf(other) &&
    (other.startMinute ?? 0) < endOf(one)
  return new Map(
    fixed.flatMap((thing): [string, WeekThing][] => {
      const other = fixed.find((each) => meets(thing, each))
      return other === undefined ? [] : [[thing.key, other]]
    }),
  )
}
