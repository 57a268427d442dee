import { listDays, mondayOf, weekdayOf } from './day-arithmetic.ts'
import type { Priority } from './syllabus-chapter.ts'

/**
 * Something to be studied. `revision` is due on a day and comes first then, `missed` is a sitting that was not kept and
 * comes before new chapters; `chapter` is what is left of the syllabus.
 */
export type PlanTask = {
  id: string
  kind: 'revision' | 'missed' | 'chapter'
  subject: string
  priority: Priority
  minutes: number
  /** The first day it makes sense on; absent: today. */
  notBefore?: string
}

export type PlanRules = {
  /** The first day to plan. */
  today: string
  /** The day of the examination: nothing is planned on it or after it. */
  examOn: string
  weeklyMinutes: number
  /** No day is planned beyond it. */
  dailyCapMinutes: number
  /** A day of the week that stays free, 0 Sunday to 6 Saturday; undefined: none. */
  restDay: number | undefined
  /** What a day holds already: sittings fixed by hand and those finished today. */
  fixed: readonly { day: string; minutes: number }[]
}

export type PlanBlock = { taskId: string; minutes: number }
export type PlanDay = {
  day: string
  isRest: boolean
  fixedMinutes: number
  /** What the day may hold besides what is fixed. */
  roomMinutes: number
  blocks: PlanBlock[]
}

export type Plan = {
  days: PlanDay[]
  /** What does not fit before the examination, with the minutes that are missing. */
  unfit: { taskId: string; minutes: number }[]
  /** Whether everything has its place. */
  isComplete: boolean
}

/** The longest stretch on one thing, and the shortest worth sitting down for, minutes. Ours. */
const BLOCK_MAX = 90
const BLOCK_MIN = 15
const STEP = 5
/** The share of each day that new work may fill: the rest stays for revision and mock tests. Ours. */
export const NEW_WORK_SHARE = 0.85
/** Revision takes at most this share of a day while new work waits. Ours. */
const REVISION_SHARE = 0.5
const PRIORITY_ORDER: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 }

/**
 * Spreads everything that is left over the days before an examination: no day beyond its cap, no week beyond its hours,
 * the rest day free. Subjects take turns. Where not everything fits, what matters most comes first and the rest is named.
 * The same input always gives the same plan; planning again tomorrow takes what was missed along.
 */
export function makePlan(tasks: readonly PlanTask[], rules: PlanRules): Plan {
  const days = openDays(rules)
  const newWorkRoom = days.reduce((sum, { roomMinutes }) => sum + newWorkOf(roomMinutes), 0)
  const newWork = tasks.filter(({ kind }) => kind !== 'revision').reduce((sum, { minutes }) => sum + minutes, 0)
  const left = new Map(tasks.map(({ id, minutes }) => [id, minutes]))
  const served = new Map<string, number>()
  const queue = orderTasks(tasks, newWork <= newWorkRoom)
  for (const day of days) fillDay(day, { queue, left, served })
  const unfit = tasks.flatMap(({ id }) => {
    const minutes = left.get(id) ?? 0
    return minutes > 0 ? [{ taskId: id, minutes }] : []
  })
  return { days, unfit, isComplete: unfit.length === 0 }
}

/** What a day may hold on average, minutes: the week's hours over its study days, never above the cap. */
export function dayShareMinutes(rules: Pick<PlanRules, 'weeklyMinutes' | 'dailyCapMinutes' | 'restDay'>): number {
  const studyDays = rules.restDay === undefined ? 7 : 6
  return Math.min(rules.dailyCapMinutes, floorStep(rules.weeklyMinutes / studyDays))
}

/** The days before the examination with their room: a week's budget is shared by those of its study days that are left. */
function openDays(rules: PlanRules): PlanDay[] {
  const share = dayShareMinutes(rules)
  const fixedOn = new Map<string, number>()
  for (const { day, minutes } of rules.fixed) fixedOn.set(day, (fixedOn.get(day) ?? 0) + minutes)
  const days = listDays(rules.today, rules.examOn).filter((day) => day !== rules.examOn)
  const budgets = new Map<string, number>()
  for (const day of days) {
    const monday = mondayOf(day)
    const gained = weekdayOf(day) === rules.restDay ? 0 : share
    budgets.set(monday, (budgets.get(monday) ?? 0) + gained - (fixedOn.get(day) ?? 0))
  }
  return days.map((day) => {
    const monday = mondayOf(day)
    const isRest = weekdayOf(day) === rules.restDay
    const fixedMinutes = fixedOn.get(day) ?? 0
    const budget = budgets.get(monday) ?? 0
    const roomMinutes = isRest ? 0 : Math.max(0, floorStep(Math.min(share - fixedMinutes, budget)))
    budgets.set(monday, budget - roomMinutes)
    return { day, isRest, fixedMinutes, roomMinutes, blocks: [] }
  })
}

type Filling = { queue: readonly PlanTask[]; left: Map<string, number>; served: Map<string, number> }

function fillDay(day: PlanDay, filling: Filling): void {
  const isOpen = (task: PlanTask) => (filling.left.get(task.id) ?? 0) > 0 && (task.notBefore ?? '') <= day.day
  const hasNewWork = filling.queue.some((task) => task.kind !== 'revision' && isOpen(task))
  const forRevision = hasNewWork ? floorStep(day.roomMinutes * REVISION_SHARE) : day.roomMinutes
  const revised = takeInOrder(day, filling, { kind: 'revision', room: forRevision, isOpen })
  const room = Math.min(day.roomMinutes - revised, newWorkOf(day.roomMinutes))
  const missed = takeInOrder(day, filling, { kind: 'missed', room, isOpen })
  takeInTurns(day, filling, { room: room - missed, isOpen })
}

type Taking = { room: number; isOpen: (task: PlanTask) => boolean }

/** @returns minutes taken */
function takeInOrder(
  day: PlanDay,
  filling: Filling,
  { kind, room, isOpen }: Taking & { kind: PlanTask['kind'] },
): number {
  let taken = 0
  for (const task of filling.queue) {
    if (task.kind !== kind || !isOpen(task)) continue
    taken += place(day, filling, { task, room: room - taken })
  }
  return taken
}

/** Subjects take turns; the one furthest behind its own share is next. */
function takeInTurns(day: PlanDay, filling: Filling, { room, isOpen }: Taking): void {
  let left = room
  let lastSubject: string | undefined
  const closed = new Set<string>()
  for (;;) {
    const open = filling.queue.filter((task) => task.kind === 'chapter' && !closed.has(task.id) && isOpen(task))
    const others = open.filter(({ subject }) => subject !== lastSubject)
    const task = leastServed(others.length > 0 ? others : open, filling)
    if (task === undefined || left <= 0) return
    const taken = place(day, filling, { task, room: left })
    if (taken === 0) closed.add(task.id)
    else lastSubject = task.subject
    left -= taken
  }
}

/** The first task of the subject that has had the smallest part of its work so far. */
function leastServed(open: readonly PlanTask[], { queue, left, served }: Filling): PlanTask | undefined {
  const firsts = new Map<string, PlanTask>()
  for (const task of open) if (!firsts.has(task.subject)) firsts.set(task.subject, task)
  if (firsts.size < 2) return open[0]
  const remaining = new Map<string, number>()
  for (const task of queue) {
    remaining.set(task.subject, (remaining.get(task.subject) ?? 0) + (left.get(task.id) ?? 0))
  }
  const share = (subject: string) => {
    const done = served.get(subject) ?? 0
    return done / (done + (remaining.get(subject) ?? 0))
  }
  return [...firsts.values()].reduce((best, task) => (share(task.subject) < share(best.subject) ? task : best))
}

/** Puts a stretch of a task into a day. @returns its minutes, 0 where the room is too small to sit down for */
function place(day: PlanDay, { left, served }: Filling, { task, room }: { task: PlanTask; room: number }): number {
  const wanted = left.get(task.id) ?? 0
  const minutes = stretchOf(wanted, room)
  if (minutes === 0) return 0
  const last = day.blocks.at(-1)
  if (last?.taskId === task.id && last.minutes + minutes <= BLOCK_MAX) last.minutes += minutes
  else day.blocks.push({ taskId: task.id, minutes })
  left.set(task.id, wanted - minutes)
  if (task.kind === 'chapter') served.set(task.subject, (served.get(task.subject) ?? 0) + minutes)
  return minutes
}

/** How long to sit on something: no crumbs of it or of the day are left behind where that can be helped. */
function stretchOf(wanted: number, room: number, longest = BLOCK_MAX): number {
  const most = Math.min(longest, wanted, room)
  if (most < BLOCK_MIN && most < wanted) return 0
  if (room > most && room - most < BLOCK_MIN && room <= wanted) return stretchOf(wanted, room, room)
  const rest = wanted - most
  if (rest > 0 && rest < BLOCK_MIN) {
    if (wanted <= room) return wanted
    if (most - BLOCK_MIN >= BLOCK_MIN) return most - BLOCK_MIN
  }
  return most
}

/** Where all fits, the order of the syllabus stands; where it does not, what matters most goes first. */
function orderTasks(tasks: readonly PlanTask[], doesFit: boolean): PlanTask[] {
  const rank = (task: PlanTask) => (doesFit && task.kind === 'chapter' ? 0 : PRIORITY_ORDER[task.priority])
  return tasks
    .map((task, at) => ({ task, at }))
    .sort((one, other) => {
      const byDay = (one.task.notBefore ?? '').localeCompare(other.task.notBefore ?? '')
      return (one.task.kind === 'revision' ? byDay : 0) || rank(one.task) - rank(other.task) || one.at - other.at
    })
    .map(({ task }) => task)
}

function newWorkOf(roomMinutes: number): number {
  return floorStep(roomMinutes * NEW_WORK_SHARE)
}

function floorStep(minutes: number): number {
  return Math.floor(minutes / STEP) * STEP
}
