import { expect, test } from 'vitest'
import { examOnTheWay, examsAhead, examsOn, shareBy } from './exams.ts'
import { makePlan } from './plan.ts'
import { type PlannerFacts, plannerInput } from './planner-facts.ts'

const TODAY = '2026-11-21'
const NOW = '2026-11-21T09:30:00.000Z'
const MAIN = { examId: 'main-1', examName: null, examOn: '2027-01-21' } as const
const ADVANCED = { examId: 'advanced', examName: null, examOn: '2027-05-16' } as const
const SETTINGS = {
  ...ADVANCED,
  otherExam: MAIN,
  list: 'advanced',
  weeklyMinutes: 1440,
  dailyCapMinutes: 300,
  restDay: 0,
  startMinute: 1020,
} as const
const facts = (settings: Partial<PlannerFacts['settings']> = {}): PlannerFacts => ({
  settings: { ...SETTINGS, ...settings },
  chapters: [],
  ownChapters: [],
  revisions: [],
  sessions: [],
  appointments: [],
})

test('the next examination stands first, and one that has passed is none', () => {
  expect(examsAhead(SETTINGS, TODAY)).toEqual([MAIN, ADVANCED])
  expect(examsAhead(SETTINGS, '2027-01-22')).toEqual([ADVANCED])
  expect(examOnTheWay(SETTINGS, TODAY)).toEqual(MAIN)
  expect(examOnTheWay(SETTINGS, '2027-01-21')).toBeUndefined()
})

test('once the examination of the plan has passed the plan goes on to the other, and one that has passed is none', () => {
  const settings = { ...MAIN, otherExam: ADVANCED, list: 'advanced' }
  expect(examsOn(settings, TODAY)).toEqual(settings)
  expect(examsOn(settings, '2027-01-21')).toEqual({ ...ADVANCED, otherExam: null, list: 'advanced' })
  expect(examsOn({ ...ADVANCED, otherExam: MAIN }, '2027-01-22')).toEqual({ ...ADVANCED, otherExam: null })
  // After both there is nothing to go on to.
  expect(examsOn({ ...MAIN, otherExam: null }, '2027-02-01')).toEqual({ ...MAIN, otherExam: null })
  expect(examOnTheWay(settings, TODAY)).toBeUndefined()
})

test('the day of the examination on the way is free of study, and what it does not ask for is begun after it', () => {
  const { tasks, rules } = plannerInput(facts(), NOW)
  const plan = makePlan(tasks, rules)
  expect(plan.days.at(-1)?.day).toBe('2027-05-15')
  expect(plan.days.find(({ day }) => day === '2027-01-21')?.blocks).toEqual([])
  expect(plan.days.find(({ day }) => day === '2027-01-20')?.blocks).not.toEqual([])
  // Twelve chapters of the syllabus are asked by JEE (Advanced) alone.
  const later = tasks.filter(({ notBefore }) => notBefore === '2027-01-21').map(({ id }) => id)
  expect(later).toHaveLength(12)
  const before = plan.days.filter(({ day }) => day < '2027-01-21').flatMap(({ blocks }) => blocks)
  expect(before.filter(({ taskId }) => later.includes(taskId))).toEqual([])
})

test('what is covered by the examination on the way counts what is planned before it, of what it asks for', () => {
  const chapters = [
    { key: 'phys-newtons-laws', expectedMinutes: 480, leftMinutes: 480 },
    { key: 'phys-friction-and-circular-motion', expectedMinutes: 360, leftMinutes: 360 },
  ]
  const days = [
    { day: '2027-01-20', blocks: [{ taskId: 'phys-newtons-laws', minutes: 420 }] },
    { day: '2027-01-21', blocks: [{ taskId: 'phys-newtons-laws', minutes: 60 }] },
  ]
  // 420 of 840 minutes.
  expect(shareBy(MAIN, chapters, days)).toBe(0.5)
})
