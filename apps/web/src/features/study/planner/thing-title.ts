import type { Words } from '#web/words/en.ts'
import { appointmentTitle } from './appointment-title.ts'
import { type PlanView, taskName } from './plan-view.ts'
import type { WeekThing } from './week-items.ts'

type Reader = { view: PlanView; words: Words['planner']; language: Words['language'] }

/** What something in the week or month is called. */
export function thingTitle(thing: WeekThing, { view, words, language }: Reader): string {
  if (thing.kind === 'appointment') return appointmentTitle(thing.appointment, words, language)
  if (thing.kind === 'fixed') return thing.fixed.name ?? words.timetable.kinds[thing.fixed.kind]
  if (thing.kind === 'session') return thing.session.title
  const { taskId, joined } = thing.block
  return joined === undefined ? (taskName(view, taskId) ?? words.revision) : words.revisionOf(String(joined.length))
}
