import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import { isSameTime } from './group-sessions.ts'
import { dayInZone, type MentorHours, openSpans, type Span } from './hours.ts'

/** How a mentor wants to be booked. */
export type SlotRules = {
  /** How long a session is, minutes. */
  sessionMinutes: number
  /** Free time between two sessions, minutes. */
  bufferMinutes: number
  /** How long before its beginning a session may still be booked, moved or cancelled by the mentee, hours. */
  noticeHours: number
  /** How far ahead sessions may be booked, days. */
  aheadDays: number
  /** Sessions on one day of the mentor's zone, at most. */
  perDayMax: number
  /** Sessions begin at the beginning of the hours and every so many minutes after it. */
  stepMinutes: number
}

/** What stands in a mentor's calendar. */
export type Calendar = {
  hours: MentorHours
  rules: SlotRules
  /** Sessions that are asked for or agreed on; `isOpen` where one more person may join. */
  sessions: readonly (Span & { isOpen?: boolean })[]
  /** When the mentor is busy elsewhere. */
  busy: readonly Span[]
}

/**
 * The beginnings of every session that may be booked between two instants, in order.
 * @param now  the present instant, ms
 */
export function offeredSlots({ hours, rules, sessions, busy }: Calendar, within: Span, now: number): number[] {
  const lengthMs = rules.sessionMinutes * MINUTE_MS
  const stepMs = rules.stepMinutes * MINUTE_MS
  const first = now + rules.noticeHours * HOUR_MS
  const last = now + rules.aheadDays * DAY_MS
  const taken = [...sessions.map((session) => widened(session, rules.bufferMinutes * MINUTE_MS)), ...busy]
  const perDay = countByDay(sessions, hours.zone)
  const slots: number[] = []
  // Hours that began before the stretch asked for give slots in it, on the grid of their own beginning.
  const asked = { from: Math.max(within.from, first) - DAY_MS, to: Math.min(within.to, last + lengthMs) + DAY_MS }
  if (asked.from >= asked.to) return slots
  for (const open of openSpans(hours, asked)) {
    for (let at = open.from; at + lengthMs <= open.to; at += stepMs) {
      if (at < first || at > last || at < within.from || at >= within.to) continue
      const slot = { from: at, to: at + lengthMs }
      if (sessions.some((session) => session.isOpen && isSameTime(session, slot))) {
        slots.push(at)
        continue
      }
      if (taken.some((other) => overlaps(slot, other))) continue
      if ((perDay.get(dayInZone(at, hours.zone)) ?? 0) >= rules.perDayMax) continue
      slots.push(at)
    }
  }
  return slots
}

/** Whether a session may begin at an instant: the same rule as the list that was offered. */
export function isOffered(calendar: Calendar, at: number, now: number): boolean {
  return offeredSlots(calendar, { from: at, to: at + 1 }, now).includes(at)
}

/** Whether two stretches share an instant; those that only touch do not. */
export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to
}

function widened({ from, to }: Span, byMs: number): Span {
  return { from: from - byMs, to: to + byMs }
}

function countByDay(sessions: readonly Span[], zone: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { from } of sessions) {
    const day = dayInZone(from, zone)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}
