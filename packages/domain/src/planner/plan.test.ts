import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chaptersOf } from '../syllabus/syllabus.ts'
import { PRIORITIES } from '../syllabus/syllabus-chapter.ts'
import { addDays, daysBetween, listDays, mondayOf, weekdayOf } from '../time/days.ts'
import { forecastAt, forecastPlan, realPace } from './forecast.ts'
import { makePlan, type PlanRules, type PlanTask } from './plan.ts'
import { coveredShare, remainingMinutes } from './remaining.ts'

const TODAY = '2026-11-21'
const RULES: PlanRules = {
  today: TODAY,
  examOn: '2026-12-05',
  weeklyMinutes: 12 * 60,
  dailyCapMinutes: 120,
  restDay: 0,
  fixed: [],
}

const task = (id: string, minutes: number, changes: Partial<PlanTask> = {}): PlanTask => ({
  id,
  kind: 'chapter',
  subject: 'physics',
  priority: 'medium',
  minutes,
  ...changes,
})
const plannedOf = (plan: ReturnType<typeof makePlan>, id: string) =>
  plan.days.flatMap(({ blocks }) => blocks).reduce((sum, each) => sum + (each.taskId === id ? each.minutes : 0), 0)

/** A history: what is left to study, what was fixed by hand, and how much time there is. */
const histories = fc.record({
  tasks: fc.array(
    fc.record({
      kind: fc.constantFrom('revision', 'missed', 'chapter', 'chapter', 'chapter'),
      subject: fc.constantFrom('physics', 'chemistry', 'mathematics', 'other'),
      priority: fc.constantFrom(...PRIORITIES),
      steps: fc.integer({ min: 0, max: 200 }),
      after: fc.option(fc.integer({ min: -10, max: 200 })),
    }),
    { maxLength: 110 },
  ),
  days: fc.integer({ min: 0, max: 220 }),
  weeklyMinutes: fc.integer({ min: 0, max: 80 * 60 }),
  dailyCapMinutes: fc.integer({ min: 30, max: 14 * 60 }),
  restDay: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
  fixed: fc.array(fc.record({ at: fc.integer({ min: -5, max: 60 }), minutes: fc.integer({ min: 5, max: 400 }) }), {
    maxLength: 20,
  }),
})

test('planner: over 2,000 histories no day is over its cap, the rest day is free, and every task is planned in time or named', () => {
  fc.assert(
    fc.property(histories, ({ tasks: drawn, days, fixed: hand, ...limits }) => {
      const tasks = drawn.map(
        ({ steps, after, kind, ...rest }, at): PlanTask => ({
          ...rest,
          kind: kind as PlanTask['kind'],
          id: `t${at}`,
          minutes: steps * 5,
          ...(after !== null && { notBefore: addDays(TODAY, after) }),
        }),
      )
      const fixed = hand.map(({ at, minutes }) => ({ day: addDays(TODAY, at), minutes }))
      const rules: PlanRules = { ...limits, today: TODAY, examOn: addDays(TODAY, days), fixed }
      const plan = makePlan(tasks, rules)
      const weeks = new Map<string, number>()
      for (const { day, blocks } of plan.days) {
        const planned = blocks.reduce((sum, { minutes }) => sum + minutes, 0)
        const byHand = fixed.reduce((sum, each) => sum + (each.day === day ? each.minutes : 0), 0)
        // What a person fixes by hand stands, however long; nothing is added above the cap.
        expect(planned === 0 || planned + byHand <= rules.dailyCapMinutes).toBe(true)
        if (weekdayOf(day) === rules.restDay) expect(blocks).toEqual([])
        expect(day >= TODAY && day < rules.examOn).toBe(true)
        weeks.set(mondayOf(day), (weeks.get(mondayOf(day)) ?? 0) + planned)
        for (const { taskId, minutes } of blocks) {
          expect(minutes > 0 && minutes % 5 === 0).toBe(true)
          const { notBefore } = tasks.find(({ id }) => id === taskId) ?? {}
          expect(notBefore === undefined || notBefore <= day).toBe(true)
        }
      }
      for (const planned of weeks.values()) expect(planned).toBeLessThanOrEqual(rules.weeklyMinutes)
      for (const { id, minutes } of tasks) {
        const named = plan.unfit.find(({ taskId }) => taskId === id)?.minutes ?? 0
        expect(plannedOf(plan, id) + named).toBe(minutes)
      }
      expect(plan.unfit.every(({ minutes }) => minutes > 0)).toBe(true)
    }),
    { numRuns: 2000, seed: 20261121 },
  )
})

test('planner: a history lived day by day with days missed at random loses nothing and never fills a day beyond its cap', () => {
  const lives = fc.record({
    hours: fc.integer({ min: 8, max: 45 }),
    restDay: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
    kept: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
  })
  fc.assert(
    fc.property(lives, ({ hours, restDay, kept }) => {
      const examOn = addDays(TODAY, kept.length)
      const chapters = chaptersOf('main').slice(0, 20)
      const left = new Map(chapters.map((each) => [each.key, each.expectedMinutes]))
      let studied = 0
      for (const [at, isKept] of kept.entries()) {
        const tasks = chapters.map((each) => task(each.key, left.get(each.key) ?? 0, { subject: each.subject }))
        const rules = {
          today: addDays(TODAY, at),
          examOn,
          weeklyMinutes: hours * 60,
          dailyCapMinutes: 300,
          restDay,
          fixed: [],
        }
        const [first] = makePlan(tasks, rules).days
        const minutes = first?.blocks.reduce((sum, block) => sum + block.minutes, 0) ?? 0
        expect(minutes).toBeLessThanOrEqual(300)
        if (!isKept) continue
        for (const block of first?.blocks ?? []) left.set(block.taskId, (left.get(block.taskId) ?? 0) - block.minutes)
        studied += minutes
      }
      const total = chapters.reduce((sum, each) => sum + each.expectedMinutes, 0)
      expect(studied + [...left.values()].reduce((sum, each) => sum + each, 0)).toBe(total)
    }),
    { numRuns: 60, seed: 7 },
  )
})

test('two hours a day in thirteen days without Sundays hold 102 minutes of new work each', () => {
  // 21 Nov to 4 Dec 2026 are 14 days with two Sundays: 12 study days. 12 h over 6 days are 120 min, 85 % of which are 102,
  // in steps of five 100. Twelve days hold 1,200 minutes.
  const plan = makePlan([task('long', 1300)], RULES)
  expect(daysBetween(TODAY, RULES.examOn)).toBe(14)
  expect(plannedOf(plan, 'long')).toBe(1200)
  expect(plan.unfit).toEqual([{ taskId: 'long', minutes: 100 }])
})

test('where not everything fits, chapters of high priority are placed before those of low', () => {
  const plan = makePlan([task('low', 600, { priority: 'low' }), task('high', 1200, { priority: 'high' })], RULES)
  expect(plan.unfit).toEqual([{ taskId: 'low', minutes: 600 }])
})

test('where everything fits, the order of the syllabus stands', () => {
  const plan = makePlan([task('first', 60, { priority: 'low' }), task('second', 60, { priority: 'high' })], RULES)
  expect(plan.days[0]?.blocks.map(({ taskId }) => taskId)).toEqual(['first', 'second'])
})

test('subjects take turns within a day', () => {
  const tasks = [task('physics', 300), task('maths', 300, { subject: 'mathematics' })]
  const plan = makePlan(tasks, { ...RULES, weeklyMinutes: 36 * 60, dailyCapMinutes: 360 })
  expect(plan.days[0]?.blocks.map(({ taskId }) => taskId)).toEqual(['physics', 'maths', 'physics', 'maths'])
})

test('nothing is split into stretches shorter than twenty minutes', () => {
  // Days of 30 minutes of new work: 50 go as 30 and 20, 45 as 25 and 20; 35 fit no day whole and are no two stretches of 20.
  const short = { ...RULES, weeklyMinutes: 6 * 40, dailyCapMinutes: 40 }
  const stretches = (minutes: number) =>
    makePlan([task('one', minutes)], short).days.flatMap(({ blocks }) => blocks.map((block) => block.minutes))
  expect([stretches(50), stretches(45), stretches(35)]).toEqual([[30, 20], [25, 20], []])
})

test('a revision waits for its day and then comes first', () => {
  const tasks = [task('chapter', 2000), task('card', 20, { kind: 'revision', notBefore: '2026-11-24' })]
  const plan = makePlan(tasks, RULES)
  const day = plan.days.find(({ blocks }) => blocks.some(({ taskId }) => taskId === 'card'))
  expect(day?.day).toBe('2026-11-24')
  expect(day?.blocks[0]?.taskId).toBe('card')
})

test('a sitting fixed by hand takes its minutes from the day and from the week', () => {
  const plan = makePlan([task('long', 5000)], { ...RULES, fixed: [{ day: '2026-11-24', minutes: 180 }] })
  const on = (day: string) => plan.days.find((each) => each.day === day)?.roomMinutes
  // The week of 23 Nov has six study days of 120 min, 720 in all; 180 are fixed on Tuesday, so 540 are left for five days.
  expect(on('2026-11-24')).toBe(0)
  const week = listDays('2026-11-23', '2026-11-29').reduce((sum, day) => sum + (on(day) ?? 0), 0)
  expect(week).toBe(540)
})

test('a forecast says what share of the syllabus stands by the examination, by hours', () => {
  const chapters = [{ key: 'long', expectedMinutes: 2400, leftMinutes: 1300 }]
  const forecast = forecastPlan(chapters, makePlan([task('long', 1300)], RULES), RULES)
  // 1,100 of 2,400 are covered now; 1,200 more are planned, 100 do not fit.
  expect(forecast.shareNow).toBeCloseTo(1100 / 2400, 10)
  expect(forecast.shareThen).toBeCloseTo(2300 / 2400, 10)
  expect(forecast.finishesOn).toBeUndefined()
  expect(forecast.unfit).toEqual([{ key: 'long', minutes: 100 }])
})

test('more hours never mean less of the syllabus, and the cap holds them back', () => {
  const chapters = chaptersOf('main').map(({ key, expectedMinutes }) => ({
    key,
    expectedMinutes,
    leftMinutes: expectedMinutes,
  }))
  const tasks = chaptersOf('main').map((each) =>
    task(each.key, each.expectedMinutes, { subject: each.subject, priority: each.priority }),
  )
  const input = { tasks, chapters, rules: { ...RULES, examOn: '2027-01-21', dailyCapMinutes: 300 } }
  const shares = [5, 10, 20, 30, 40, 60].map((hours) => forecastAt(hours * 60, input).shareThen)
  expect(shares).toEqual([...shares].sort((one, other) => one - other))
  expect(shares[4]).toBe(shares[5])
  expect(forecastAt(60 * 60, input).weekHoldsMinutes).toBe(1800)
})

test('what is left of a chapter follows from where one stands and what was studied since', () => {
  const chapter = { expectedMinutes: 480 }
  const left = (state: 'new' | 'started' | 'done', confidence: 'weak' | 'shaky' | 'good' | null, studiedMinutes = 0) =>
    remainingMinutes(chapter, { state, confidence, studiedMinutes })
  expect(left('new', null)).toBe(480)
  expect(left('new', null, 100)).toBe(380)
  expect(left('started', null)).toBe(240)
  expect(left('done', 'good')).toBe(0)
  expect(left('done', 'shaky')).toBe(100)
  expect(left('done', 'weak', 300)).toBe(0)
})

test('a syllabus without chapters counts as covered', () => {
  expect(coveredShare([])).toBe(1)
})

test('a real pace looks at four weeks and needs one', () => {
  expect(realPace([{ day: '2026-11-20', minutes: 90 }], TODAY)).toBeUndefined()
  // 14 days since the first, 840 minutes: 420 a week.
  expect(
    realPace(
      [
        { day: '2026-11-07', minutes: 600 },
        { day: '2026-11-20', minutes: 240 },
      ],
      TODAY,
    ),
  ).toBe(420)
  // 40 days since the first, of which 28 count: 280 minutes, 70 a week.
  expect(
    realPace(
      [
        { day: '2026-10-12', minutes: 900 },
        { day: '2026-11-01', minutes: 280 },
      ],
      TODAY,
    ),
  ).toBe(70)
})

test('a revision is done in one go, on a day that has room for the whole of it', () => {
  const short = { ...RULES, weeklyMinutes: 240, dailyCapMinutes: 40 }
  // Half of 40 minutes is no room for 25 while a chapter waits, so the chapter is planned and the revision waits for its end.
  const plan = makePlan([task('chapter', 60), task('card', 25, { kind: 'revision' })], short)
  expect(plan.days.flatMap(({ blocks }) => blocks).filter(({ taskId }) => taskId === 'card')).toEqual([
    { taskId: 'card', minutes: 25 },
  ])
})
