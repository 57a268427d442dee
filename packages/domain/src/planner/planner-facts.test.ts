import { expect, test } from 'vitest'
import { listDays, weekdayOf } from '../time/days.ts'
import { timedBlocks } from './blocks/timed-blocks.ts'
import { forecastPlan } from './forecast.ts'
import { findMockFault, sumMarksLost } from './mock-log.ts'
import { makePlan } from './plan.ts'
import { type FactSession, type PlannerFacts, plannerInput } from './planner-facts.ts'

/** Saturday, three in the afternoon in India. */
const NOW = '2026-11-21T09:30:00.000Z'
const NEWTON = 'phys-newtons-laws'

const FACTS: PlannerFacts = {
  settings: {
    examOn: '2027-01-21',
    list: 'main',
    weeklyMinutes: 1440,
    dailyCapMinutes: 300,
    restDay: 0,
    startMinute: 1020,
  },
  chapters: [],
  ownChapters: [],
  revisions: [],
  sessions: [],
  appointments: [],
}
const session = (changes: Partial<FactSession>): FactSession => ({
  _id: 's1',
  title: 'Mock test',
  subject: null,
  chapterKey: null,
  startsAt: '2026-11-22T12:30:00.000Z',
  durationMinutes: 60,
  isCompleted: false,
  completedAt: null,
  ...changes,
})
const minutesOf = (facts: PlannerFacts, id: string) =>
  plannerInput(facts, NOW).tasks.find((task) => task.id === id)?.minutes

test('a chapter nobody touched is planned with all its hours', () => {
  // Newton's laws: 8 of our hours.
  expect(minutesOf(FACTS, NEWTON)).toBe(480)
})

test('a session ahead takes its minutes off its chapter, and missed it gives them back', () => {
  const ahead = session({ chapterKey: NEWTON, durationMinutes: 90 })
  expect(minutesOf({ ...FACTS, sessions: [ahead] }, NEWTON)).toBe(390)
  const missed = { ...ahead, startsAt: '2026-11-20T12:30:00.000Z' }
  expect(minutesOf({ ...FACTS, sessions: [missed] }, NEWTON)).toBe(480)
})

test('a session that names a subject alone fills its chapters, what matters most first, and the forecast does not fall', () => {
  // Two hours of maths on each of the 43 weekdays from 23 Nov 2026 to 20 Jan 2027: 86 of the 200 hours and more that maths has.
  const weekdays = listDays('2026-11-23', '2027-01-20').filter((day) => weekdayOf(day) > 0 && weekdayOf(day) < 6)
  const maths = weekdays.map((day, at) =>
    session({ _id: `m${at}`, subject: 'mathematics', startsAt: `${day}T13:30:00.000Z`, durationMinutes: 120 }),
  )
  const shareOf = (facts: PlannerFacts) => {
    const { counted, tasks, rules } = plannerInput(facts, NOW)
    return forecastPlan(counted, makePlan(tasks, rules), rules).shareThen
  }
  expect(weekdays).toHaveLength(43)
  expect(shareOf({ ...FACTS, sessions: maths })).toBeGreaterThanOrEqual(shareOf(FACTS))
  const subjects = (facts: PlannerFacts) =>
    plannerInput(facts, NOW).tasks.reduce(
      (sum, { subject, minutes }) => sum + (subject === 'mathematics' ? minutes : 0),
      0,
    )
  expect(subjects(FACTS) - subjects({ ...FACTS, sessions: maths })).toBe(43 * 120)
})

test('five minutes left of a chapter are planned as a stretch of twenty', () => {
  const nearly = { key: NEWTON, state: 'new', confidence: null, studiedMinutes: 475, isLeftOut: false } as const
  expect(minutesOf({ ...FACTS, chapters: [nearly] }, NEWTON)).toBe(20)
})

test('a missed session without a chapter becomes a task for two weeks; a finished one does not', () => {
  const missed = session({ startsAt: '2026-11-20T12:30:00.000Z' })
  const facts = (one: FactSession) => ({ ...FACTS, sessions: [one] })
  expect(plannerInput(facts(missed), NOW).tasks[0]).toMatchObject({ id: 's1', kind: 'missed', minutes: 60 })
  expect(minutesOf(facts({ ...missed, isCompleted: true, completedAt: NOW }), 's1')).toBeUndefined()
  expect(minutesOf(facts({ ...missed, startsAt: '2026-11-06T12:30:00.000Z' }), 's1')).toBeUndefined()
})

test('what was finished today counts towards the day, on whichever day it was meant', () => {
  const done = session({
    startsAt: '2026-11-19T12:30:00.000Z',
    isCompleted: true,
    completedAt: '2026-11-21T05:00:00.000Z',
  })
  expect(plannerInput({ ...FACTS, sessions: [done] }, NOW).rules.fixed).toEqual([{ day: '2026-11-21', minutes: 60 }])
})

test('a chapter left out is neither planned nor counted, and one’s own is both', () => {
  const left = { key: NEWTON, state: 'new', confidence: null, studiedMinutes: 0, isLeftOut: true } as const
  const own = {
    key: 'own-1',
    subject: null,
    subjectName: 'English',
    name: 'Essay',
    priority: 'low',
    expectedMinutes: 120,
  } as const
  const input = plannerInput({ ...FACTS, chapters: [left], ownChapters: [own] }, NOW)
  expect(input.tasks.some(({ id }) => id === NEWTON)).toBe(false)
  expect(input.counted.some(({ key }) => key === NEWTON)).toBe(false)
  expect(input.tasks.find(({ id }) => id === 'own-1')).toMatchObject({ subject: 'English', minutes: 120 })
  expect(input.counted).toHaveLength(90)
})

test('a revision that is overdue is due today, 25 minutes for a chapter and 5 for a mistake', () => {
  const card = {
    _id: 'r1',
    kind: 'chapter',
    chapterKey: NEWTON,
    note: null,
    dueAt: '2026-11-10T05:00:00.000Z',
  } as const
  const mistake = { ...card, _id: 'r2', kind: 'mistake', dueAt: '2026-11-30T05:00:00.000Z' } as const
  const { tasks } = plannerInput({ ...FACTS, revisions: [card, mistake] }, NOW)
  expect(tasks.slice(0, 2)).toMatchObject([
    { id: 'r1', minutes: 25, notBefore: '2026-11-21' },
    { id: 'r2', minutes: 5, notBefore: '2026-11-30' },
  ])
})

test('stretches of a day stand around its sessions, and today never before now', () => {
  const day = {
    day: '2026-11-22',
    isRest: false,
    fixedMinutes: 0,
    roomMinutes: 200,
    blocks: [{ taskId: 'a', minutes: 60 }],
  }
  const coaching = session({ startsAt: '2026-11-22T11:30:00.000Z', durationMinutes: 60 })
  // Coaching from 17:00 to 18:00, so the stretch begins after a break of ten minutes.
  expect(timedBlocks(day, { ...FACTS, sessions: [coaching] }, NOW)[0]?.startMinute).toBe(18 * 60 + 10)
  const today = { ...day, day: '2026-11-21' }
  const early = { ...FACTS, settings: { ...FACTS.settings, startMinute: 9 * 60 } }
  expect(timedBlocks(today, early, NOW)[0]?.startMinute).toBe(15 * 60)
  // Half a minute past three is past: the next step is a quarter past.
  expect(timedBlocks(today, early, '2026-11-21T09:30:30.000Z')[0]?.startMinute).toBe(15 * 60 + 15)
})

test('no stretch ends after ten in the evening; what has no room there stands before the usual hour', () => {
  const evening = { day: '2026-11-24', isRest: false, fixedMinutes: 0, roomMinutes: 300 }
  const blocks = [1, 2, 3, 4].map((each) => ({ taskId: `t${each}`, minutes: 90 }))
  // From five: 17:00, 18:40, 20:20 to 21:50; the fourth would end at half past eleven.
  const starts = (startMinute: number) =>
    timedBlocks({ ...evening, blocks }, { ...FACTS, settings: { ...FACTS.settings, startMinute } }, NOW).map(
      (block) => block.startMinute,
    )
  expect(starts(1020)).toEqual([1020, 1120, 1220, 920])
  // Whoever begins at half past nine has until half past eleven.
  expect(starts(21 * 60 + 30)).toEqual([1290, 1190, 1090, 990])
})

test('what is too short to sit down for is one sitting of twenty minutes at least', () => {
  const day = { day: '2026-11-24', isRest: false, fixedMinutes: 0, roomMinutes: 300 }
  const blocks = [5, 60, 5, 5].map((minutes, at) => ({ taskId: `t${at}`, minutes }))
  expect(timedBlocks({ ...day, blocks }, FACTS, NOW)).toEqual([
    { taskId: 't0', minutes: 20, startMinute: 1020 },
    { taskId: 't1', minutes: 60, startMinute: 1050 },
  ])
})

test('the revisions of a day are sat down to together, at most an hour and a half at once', () => {
  const day = { day: '2026-11-24', isRest: false, fixedMinutes: 0, roomMinutes: 300 }
  const revisions = [1, 2, 3, 4, 5].map((each) => ({ _id: `r${each}` }))
  const blocks = [...revisions.map(({ _id }) => ({ taskId: _id, minutes: 25 })), { taskId: 't1', minutes: 60 }]
  // 3 × 25 are 75 minutes, a fourth would make 100: 17:00 to 18:15, a break, the two others 18:25 to 19:15, then the chapter.
  expect(timedBlocks({ ...day, blocks }, { ...FACTS, revisions }, NOW)).toEqual([
    { taskId: 'r1', minutes: 75, startMinute: 1020, joined: ['r1', 'r2', 'r3'] },
    { taskId: 'r4', minutes: 50, startMinute: 1105, joined: ['r4', 'r5'] },
    { taskId: 't1', minutes: 60, startMinute: 1165 },
  ])
})

test('an appointment is left free, and what the evening holds besides it is all that is planned', () => {
  // Tuesday 24 Nov, a session with a mentor from 18:00 to 18:45.
  const appointments = [{ startsAt: '2026-11-24T12:30:00.000Z', durationMinutes: 45 }]
  const tuesday = { day: '2026-11-24', isRest: false, fixedMinutes: 0, roomMinutes: 240 }
  const blocks = [1, 2].map((each) => ({ taskId: `t${each}`, minutes: 60 }))
  // 17:00 to 18:00 would leave no break before it, so the first begins after it: 18:55, then 20:05.
  const starts = timedBlocks({ ...tuesday, blocks }, { ...FACTS, appointments }, NOW).map((each) => each.startMinute)
  expect(starts).toEqual([18 * 60 + 55, 20 * 60 + 5])
  // From five to ten are 300 minutes, an event takes 240 of them: 85 % of 60 are 51, in steps of five 50.
  const workshop = [{ startsAt: '2026-11-24T12:30:00.000Z', durationMinutes: 240 }]
  const { tasks, rules } = plannerInput({ ...FACTS, appointments: workshop }, NOW)
  expect(makePlan(tasks, rules).days.find(({ day }) => day === '2026-11-24')?.roomMinutes).toBe(50)
})

test('marks of a mock fit together, or it is said why not', () => {
  const marks = { physics: 60, chemistry: 70, mathematics: 35, totalMarks: 165, maxMarks: 300 }
  expect(findMockFault(marks)).toBeUndefined()
  expect(findMockFault({ ...marks, physics: null })).toBeUndefined()
  expect(findMockFault({ ...marks, totalMarks: 160 })).toBe('not-the-sum')
  expect(findMockFault({ ...marks, totalMarks: 301 })).toBe('over-maximum')
})

test('marks lost are summed by reason, the costliest first', () => {
  const mistakes = [
    { key: 'careless', marksLost: 5 },
    { key: 'concept', marksLost: 4 },
    { key: 'concept', marksLost: 5 },
  ]
  expect(sumMarksLost(mistakes)).toEqual([
    { key: 'concept', marksLost: 9, count: 2 },
    { key: 'careless', marksLost: 5, count: 1 },
  ])
})

test('what is planned for today fits into what is left of it', () => {
  // 20:00 in India: two hours to ten, 85 % of them at the desk are 102 minutes.
  const late = plannerInput(FACTS, '2026-11-21T14:30:00.000Z')
  expect(late.rules.todayHoldsMinutes).toBe(102)
  expect(plannerInput(FACTS, '2026-11-21T16:30:00.000Z').rules.todayHoldsMinutes).toBe(0)
})

test('nothing of the plan stands behind the end of the evening that was set, nor in the hours of school and coaching', () => {
  const settings = {
    ...FACTS.settings,
    startMinute: 15 * 60,
    endMinute: 20 * 60 + 30,
    timetable: [
      { kind: 'coaching' as const, name: null, weekdays: [1, 2, 3, 4, 5], startMinute: 16 * 60, endMinute: 18 * 60 },
    ],
  }
  const facts = { ...FACTS, settings }
  const { tasks, rules } = plannerInput(facts, NOW)
  const days = makePlan(tasks, rules).days.slice(0, 30)
  const placed = days.flatMap((day) => timedBlocks(day, facts, NOW).map((block) => ({ ...block, day: day.day })))
  expect(placed.length).toBeGreaterThan(20)
  for (const { day, startMinute = Number.NaN, minutes } of placed) {
    expect(startMinute + minutes).toBeLessThanOrEqual(20 * 60 + 30)
    expect(minutes).toBeGreaterThanOrEqual(20)
    const isSchoolDay = weekdayOf(day) > 0 && weekdayOf(day) < 6
    if (isSchoolDay) expect(startMinute + minutes <= 16 * 60 || startMinute >= 18 * 60).toBe(true)
  }
})
