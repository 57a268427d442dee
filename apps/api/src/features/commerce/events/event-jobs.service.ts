import { hasSeat } from '@sopaan/domain/money/events'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { listRegisteredPeople } from './attendees.queries.ts'
import { notifySoon } from './event-notifications.ts'
import { changeEventRow, listToRemind, lockEvent } from './events.queries.ts'
import { changeRegistrations, listEventsToSettle } from './registrations.queries.ts'
import { countSeats, settleSeats } from './seat-counts.ts'

const EVENTS_MAX = 50

/** Frees seats whose offer or hold ran out or whose person is gone, and offers them to those who wait. */
export async function settleEventSeats(deps: Deps): Promise<void> {
  for (const id of await listEventsToSettle(deps.db, deps.now(), EVENTS_MAX))
    await inTransaction(deps, async (deps) => {
      const event = await lockEvent(deps.db, id)
      if (!event) return
      const people = await listRegisteredPeople(deps.db, id, ['registered', 'waiting', 'offered', 'held'])
      const gone = people.filter(({ userStatus }) => userStatus === 'erased')
      await changeRegistrations(
        deps.db,
        gone.map((person) => person.id),
        { state: 'withdrawn', untilAt: null, checkedInAt: null, checkedInBy: null, changedAt: deps.now() },
      )
      const counted = await countSeats(deps, event, {
        taken: -gone.filter(({ state }) => hasSeat(state)).length,
        waiting: -gone.filter(({ state }) => state === 'waiting').length,
      })
      await settleSeats(deps, counted)
    })
}

/** Reminds registered people a day and an hour before the start; a start that is moved is reminded of anew. */
export async function remindOfEvents(deps: Deps): Promise<void> {
  const now = deps.now()
  const inAnHour = new Date(now.getTime() + HOUR_MS)
  const inADay = new Date(now.getTime() + DAY_MS)
  for (const { id } of await listToRemind(deps.db, 'hourRemindedFor', { after: now, until: inAnHour }))
    await remind(deps, id, 'hourRemindedFor')
  for (const { id } of await listToRemind(deps.db, 'dayRemindedFor', { after: inAnHour, until: inADay }))
    await remind(deps, id, 'dayRemindedFor')
}

async function remind(deps: Deps, id: string, column: 'dayRemindedFor' | 'hourRemindedFor'): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const event = await lockEvent(deps.db, id)
    if (event?.state !== 'published' || event[column]?.getTime() === event.startsAt.getTime()) return
    await changeEventRow(deps.db, id, { [column]: event.startsAt })
    const people = await listRegisteredPeople(deps.db, id, ['registered'])
    await notifySoon(deps, event, people, { isHour: column === 'hourRemindedFor' })
  })
}
