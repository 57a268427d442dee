import type { Priority } from '../syllabus/syllabus-chapter.ts'
import { listDays, weekdayOf } from '../time/days.ts'

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
  /** What is left of today, minutes; absent: the whole day. */
  todayHoldsMinutes?: number
  /** What single days hold at most besides what is fixed, minutes. */
  holdsOn?: ReadonlyMap<string, number>
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
export const BLOCK_MAX = 90
export const BLOCK_MIN = 20
/** A day's last stretch is made longer rather than followed by one shorter than this, minutes. Ours. */
const CRUMB = 30
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
  const newWork = tasks.reduce((sum, { kind, minutes }) => sum + (kind === 'revision' ? 0 : minutes), 0)
  const filling = openFilling(orderTasks(tasks, newWork <= newWorkRoom))
  for (const day of days) fillDay(day, filling)
  const unfit = tasks.flatMap(({ id }) => {
    const minutes = filling.left.get(id) ?? 0
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
  const days = listDays(rules.today, rules.examOn).slice(0, -1)
  // Counted on from the first day: asking the calendar for each day is what costs most in a plan.
  const first = weekdayOf(rules.today)
  const restsOn = (at: number) => (first + at) % 7 === rules.restDay
  const weekOf = (at: number) => Math.floor((((first + 6) % 7) + at) / 7)
  const budgets: number[] = []
  for (const [at, day] of days.entries()) {
    const gained = restsOn(at) ? 0 : share
    budgets[weekOf(at)] = (budgets[weekOf(at)] ?? 0) + gained - (fixedOn.get(day) ?? 0)
  }
  return days.map((day, at) => {
    const fixedMinutes = fixedOn.get(day) ?? 0
    const budget = budgets[weekOf(at)] ?? 0
    const today = at === 0 ? (rules.todayHoldsMinutes ?? share) : share
    const holds = Math.min(today, rules.holdsOn?.get(day) ?? share)
    const roomMinutes = restsOn(at) ? 0 : Math.max(0, floorStep(Math.min(share - fixedMinutes, budget, holds)))
    budgets[weekOf(at)] = budget - roomMinutes
    return { day, isRest: restsOn(at), fixedMinutes, roomMinutes, blocks: [] }
  })
}

/** The chapters of one subject in their order, with what of it is done and left. */
type Lane = { subject: string; tasks: readonly PlanTask[]; first: number; left: number; served: number }
type Filling = {
  left: Map<string, number>
  revisions: readonly PlanTask[]
  missed: readonly PlanTask[]
  lanes: readonly Lane[]
}

function openFilling(queue: readonly PlanTask[]): Filling {
  const of = (kind: PlanTask['kind']) => queue.filter((task) => task.kind === kind)
  const chapters = of('chapter')
  const subjects = [...new Set(chapters.map(({ subject }) => subject))]
  const lanes = subjects.map((subject): Lane => {
    const tasks = chapters.filter((task) => task.subject === subject)
    return { subject, tasks, first: 0, left: tasks.reduce((sum, { minutes }) => sum + minutes, 0), served: 0 }
  })
  const left = new Map(queue.map(({ id, minutes }) => [id, minutes]))
  return { left, revisions: of('revision'), missed: of('missed'), lanes }
}

function fillDay(day: PlanDay, filling: Filling): void {
  const hasNewWork =
    filling.missed.some((task) => isOpen(task, day, filling)) ||
    filling.lanes.some((lane) => firstOpen(lane, day, filling) !== undefined)
  const forRevision = hasNewWork ? floorStep(day.roomMinutes * REVISION_SHARE) : day.roomMinutes
  const revised = scheduleInOrder(day, filling, { tasks: filling.revisions, room: forRevision })
  const room = Math.min(day.roomMinutes - revised, newWorkOf(day.roomMinutes))
  const missed = scheduleInOrder(day, filling, { tasks: filling.missed, room })
  scheduleAlternately(day, filling, room - missed)
}

function isOpen(task: PlanTask, { day }: PlanDay, { left }: Filling): boolean {
  return (left.get(task.id) ?? 0) > 0 && (task.notBefore === undefined || task.notBefore <= day)
}

/** @returns minutes taken */
function scheduleInOrder(
  day: PlanDay,
  filling: Filling,
  { tasks, room }: { tasks: readonly PlanTask[]; room: number },
): number {
  let taken = 0
  for (const task of tasks) {
    if (room - taken <= 0) break
    if (isOpen(task, day, filling)) taken += scheduleItem(day, filling, { task, room: room - taken })
  }
  return taken
}

/** Subjects take turns; the one furthest behind its own share is next, and no subject follows itself where another can. */
function scheduleAlternately(day: PlanDay, filling: Filling, room: number): void {
  let left = room
  let last: Lane | undefined
  let open = filling.lanes.filter((lane) => firstOpen(lane, day, filling) !== undefined)
  while (left > 0 && open.length > 0) {
    const others = open.filter((lane) => lane !== last)
    const lane = (others.length > 0 ? others : open).reduce((best, each) =>
      servedShare(each) < servedShare(best) ? each : best,
    )
    const task = firstOpen(lane, day, filling)
    const taken = task === undefined ? 0 : scheduleItem(day, filling, { task, room: left })
    if (taken === 0) open = open.filter((each) => each !== lane)
    else {
      last = lane
      lane.left -= taken
      lane.served += taken
    }
    left -= taken
  }
}

function servedShare({ left, served }: Lane): number {
  return left + served === 0 ? 1 : served / (left + served)
}

/** The first chapter of a subject that is not done and may be begun on the day. */
function firstOpen(lane: Lane, day: PlanDay, filling: Filling): PlanTask | undefined {
  while (lane.first < lane.tasks.length && filling.left.get(lane.tasks[lane.first]?.id ?? '') === 0) lane.first += 1
  for (let at = lane.first; at < lane.tasks.length; at += 1) {
    const task = lane.tasks[at]
    if (task !== undefined && isOpen(task, day, filling)) return task
  }
  return undefined
}

/** Puts a stretch of a task into a day. @returns its minutes, 0 where the room is too small to sit down for */
function scheduleItem(day: PlanDay, { left }: Filling, { task, room }: { task: PlanTask; room: number }): number {
  const wanted = left.get(task.id) ?? 0
  const minutes = stretchOf(wanted, room)
  if (minutes === 0) return 0
  const last = day.blocks.at(-1)
  if (last?.taskId === task.id && last.minutes + minutes <= BLOCK_MAX) last.minutes += minutes
  else day.blocks.push({ taskId: task.id, minutes })
  left.set(task.id, wanted - minutes)
  return minutes
}

/** How long to sit on something: no crumbs of it or of the day are left behind where that can be helped. */
function stretchOf(wanted: number, room: number, longest = BLOCK_MAX): number {
  const most = Math.min(longest, wanted, room)
  // What is short is done in one go, or on another day.
  if (most < wanted && (most < BLOCK_MIN || wanted < 2 * BLOCK_MIN)) return 0
  if (room > most && room - most < CRUMB && room <= wanted) return stretchOf(wanted, room, room)
  const rest = wanted - most
  if (rest === 0 || rest >= BLOCK_MIN) return most
  return wanted <= room ? wanted : wanted - BLOCK_MIN
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
