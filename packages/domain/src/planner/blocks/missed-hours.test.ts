import { expect, test } from 'vitest'
import { makePlan } from '../plan.ts'
import { type FactSession, type PlannerFacts, plannerInput } from '../planner-facts.ts'
import { listHoursForMissed } from './missed-hours.ts'

/** Saturday, three in the afternoon in India. */
const NOW = '2026-11-21T09:30:00.000Z'
const SETTINGS: PlannerFacts['settings'] = {
  examOn: '2027-01-21',
  list: 'main',
  weeklyMinutes: 1440,
  dailyCapMinutes: 300,
  restDay: 0,
  startMinute: 17 * 60,
}

const missed = (_id: string, day: string, durationMinutes: number): FactSession => ({
  _id,
  title: _id,
  subject: null,
  chapterKey: null,
  startsAt: `${day}T12:30:00.000Z`,
  durationMinutes,
  isCompleted: false,
  completedAt: null,
})

function hoursOf(sessions: FactSession[], appointments: PlannerFacts['appointments'] = []) {
  const facts = { settings: SETTINGS, chapters: [], ownChapters: [], revisions: [], sessions, appointments }
  const { tasks, rules, missed: open } = plannerInput(facts, NOW)
  return listHoursForMissed(open, makePlan(tasks, rules), facts, NOW).map(({ _id, startsAt }) => [_id, startsAt])
}

test('what was missed goes to the first free hours, the oldest first, on no day of rest and beyond no cap', () => {
  const talk = { startsAt: '2026-11-23T12:00:00.000Z', durationMinutes: 45 }
  const sessions = [missed('two hours', '2026-11-20', 120), missed('one hour', '2026-11-19', 60)]
  expect(hoursOf([...sessions, missed('three hours', '2026-11-20', 180)], [talk])).toEqual([
    // From the usual hour, five in the evening, with ten minutes between.
    ['one hour', '2026-11-21T11:30:00.000Z'],
    ['two hours', '2026-11-21T12:40:00.000Z'],
    // Six hours are above the five of a day, Sunday is free, and on Monday a talk goes on from 5:30 to 6:15.
    ['three hours', '2026-11-23T12:55:00.000Z'],
  ])
})

test('what is longer than any day may be has no place, and the others keep theirs', () => {
  const sessions = [missed('all day', '2026-11-19', 400), missed('one hour', '2026-11-20', 60)]
  expect(hoursOf(sessions)).toEqual([['one hour', '2026-11-21T11:30:00.000Z']])
})
