import { inEnglish } from '../../names/spoken.ts'
import { SUBJECTS, type Subject } from '../../syllabus/syllabus-chapter.ts'
import type { Repeat } from '../recurrence.ts'
import { SESSION_MINUTES_MAX } from '../session-length.ts'
import { readSpokenDay } from './spoken-day.ts'

/** A session as one line tells it, in English or with the days and hours of spoken Hindi. */
export type QuickSession = {
  title: string
  subject: Subject | undefined
  chapterKey: string | undefined
  day: string
  /** The other days of a line that names several. */
  alsoOn: readonly string[]
  /** Minutes after midnight, by India's clock. */
  startMinute: number
  minutes: number
  repeat: Repeat | undefined
  /** By when it is handed in. */
  dueOn: string | undefined
}

export type QuickAddReason = 'no-title' | 'too-long' | 'past' | 'no-such-day'

export type QuickAddAnswer = { ok: true; session: QuickSession } | { ok: false; reason: QuickAddReason }

type NamedChapter = { key: string; subject: Subject | 'other'; name: string; words?: readonly string[] }

export type QuickAddContext = {
  today: string
  /** Minutes after midnight now. */
  minute: number
  /** When one usually begins to study, for lines without a time. */
  usualMinute: number
  chapters: readonly NamedChapter[]
}

const SESSION_MINUTES_USUAL = 60

const TITLE_LENGTH_MAX = 120

const SUBJECT_WORDS: Readonly<Record<Subject, readonly string[]>> = {
  physics: ['physics', 'phy'],
  chemistry: ['chemistry', 'chem', 'organic chemistry', 'inorganic chemistry', 'physical chemistry'],
  mathematics: ['mathematics', 'maths', 'math'],
}

/** What one does with a chapter, not what it is called. */
const ACTION_WORDS = /^(?:revise|revision of|revision|study|read|do|practi[cs]e|finish|complete|start|learn|solve)\s+/i

/** What one works with, behind the name of a chapter. */
const ACTION_TAIL = /\s+(?:revision|practi[cs]e|pyqs?|notes|questions|problems)$/i

const HALF_HOUR = /\bhalf an? hour\b/i

// A figure behind the hours is minutes, unless a date begins there: `2h 30`, but `2h 30/11` and `2h 30 nov`.
const HOURS =
  /(?<![\w.])(?:for\s+)?(\d{1,2}(?:\.\d{1,2})?)\s*(?:h|hr|hrs|hour|hours)(?:\s*(\d{1,2})(?!\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))\s*(?:m|min|mins|minutes)?)?(?![\w:/])/i

const MINUTES = /(?<![\w.])(?:for\s+)?(\d{1,3})\s*(?:m|min|mins|minute|minutes)(?!\w)/i

/** Parts of the day as people say them, minutes after midnight. Ours. */
const PARTS: Readonly<Record<string, number>> = {
  morning: 7 * 60,
  noon: 12 * 60,
  afternoon: 14 * 60,
  evening: 18 * 60,
  tonight: 21 * 60,
  night: 21 * 60,
}

const PART = /\b(?:(?:in the|at|this)\s+)?(morning|noon|afternoon|evening|night)\b/i

const TONIGHT = /\btonight\b/i

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?`

const SPAN = new RegExp(String.raw`(?<![\w/])(?:from\s+)?${CLOCK}\s*(?:-|–|to)\s*${CLOCK}(?![\w/])`, 'i')

const WITH_HALF = /(?<![\w/])(?:at\s+)?(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)\b/i

const WITH_MINUTES = /(?<![\w/])(?:at\s+)?([01]?\d|2[0-3]):([0-5]\d)(?!\w)/i

const BARE = /\bat\s+(\d{1,2})\b(?!\s*[/:])/i

/** Behind it stands by when something is handed in. */
const DUE = /\b(?:due|submit)(?: (?:on|by))?\b/i
/** The same behind the day, as Hindi says it. */
const UNTIL = /(?:^|\s)(day after tomorrow|(?:\d{1,2} )?\S+) until(?=\s|$)/i

const DAY_MINUTES = 24 * 60

/** A bare hour up to this one is meant for the afternoon: nobody says "at 6" for the small hours. */
const LAST_BARE_PM = 7

type SpokenTime = { startMinute: number; spanMinutes: number | undefined; rest: string }

/**
 * Reads a line such as `optics 2h tomorrow 6pm`: how long, on which day, at what time, how often; what is left is what to
 * do. Without a day it is the next time that hour comes; without a time the usual hour; without a length one hour.
 */
export function readQuickAdd(text: string, context: QuickAddContext): QuickAddAnswer {
  const length = readLength(inEnglish(text).replaceAll(/\s+/g, ' ').trim())
  const time = readSpokenTime(length.rest, context.usualMinute)
  const minutes = time.spanMinutes ?? length.minutes ?? SESSION_MINUTES_USUAL
  const due = readDue(time.rest, context)
  const day = readSpokenDay(due.rest, { ...context, startMinute: time.startMinute })
  if (day.kind === 'none' || due.isNone) return { ok: false, reason: 'no-such-day' }
  if (minutes > SESSION_MINUTES_MAX || minutes <= 0) return { ok: false, reason: 'too-long' }
  const title = titleOf(day.rest)
  if (title === '') return { ok: false, reason: 'no-title' }
  const isPast = day.day < context.today || (day.day === context.today && time.startMinute < context.minute)
  if (isPast && day.isFixed) return { ok: false, reason: 'past' }
  const found = findNamed(title, context.chapters)
  return {
    ok: true,
    session: {
      title,
      subject: found.subject,
      chapterKey: found.chapterKey,
      day: day.day,
      alsoOn: day.alsoOn,
      startMinute: time.startMinute,
      minutes,
      repeat: day.repeat,
      dueOn: day.repeat === undefined ? due.dueOn : undefined,
    },
  }
}

type SpokenDue = { dueOn: string | undefined; isNone: boolean; rest: string }

/** By when a line says that something is handed in: `due friday`, `friday tak`; what is no day stays part of the line. */
function readDue(text: string, context: QuickAddContext): SpokenDue {
  const [before = '', after] = text.replace(UNTIL, ' due $1').split(DUE)
  const none = { dueOn: undefined, isNone: false, rest: text }
  if (after === undefined) return none
  const read = readSpokenDay(after.trim(), { ...context, startMinute: DAY_MINUTES })
  if (read.kind === 'none') return { ...none, isNone: true }
  if (read.rest === after.trim()) return none
  return { dueOn: read.day, isNone: false, rest: `${before} ${read.rest}`.trim() }
}

function readLength(text: string): { minutes: number | undefined; rest: string } {
  if (HALF_HOUR.test(text)) return { minutes: 30, rest: without(text, HALF_HOUR) }
  const [, hours, extra] = text.match(HOURS) ?? []
  if (hours !== undefined) {
    return { minutes: Math.round(Number(hours) * 60) + Number(extra ?? 0), rest: without(text, HOURS) }
  }
  const [, minutes] = text.match(MINUTES) ?? []
  return minutes === undefined
    ? { minutes: undefined, rest: text }
    : { minutes: Number(minutes), rest: without(text, MINUTES) }
}

function titleOf(rest: string): string {
  const bare = rest.replaceAll(/\s+/g, ' ').replace(/^(?:on|at|for|from)\s|\s(?:on|at|for|from|by|in)$/gi, '')
  const title = bare.replaceAll(/^[\s,.;:–-]+|[\s,.;:–-]+$/g, '').slice(0, TITLE_LENGTH_MAX)
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** The chapter or subject a title names, as it is called or as people call it. */
function findNamed(
  title: string,
  chapters: readonly NamedChapter[],
): { chapterKey: string | undefined; subject: Subject | undefined } {
  const said = title.toLowerCase().replace(ACTION_WORDS, '').replace(ACTION_TAIL, '')
  const chapter = chapters.find(({ name, words = [] }) => name.toLowerCase() === said || words.includes(said))
  if (chapter !== undefined) {
    return { chapterKey: chapter.key, subject: chapter.subject === 'other' ? undefined : chapter.subject }
  }
  const subject = SUBJECTS.find((each) => SUBJECT_WORDS[each].includes(said))
  return { chapterKey: undefined, subject: subject ?? SUBJECTS.find((each) => said.split(' ').includes(each)) }
}

/** The time a line names: `6pm`, `18:30`, `5-7pm`, `tomorrow morning`, `at 6`; the usual hour where it names none. */
function readSpokenTime(text: string, usualMinute: number): SpokenTime {
  const span = readSpan(text)
  if (span !== undefined) return span
  for (const pattern of [WITH_HALF, WITH_MINUTES, BARE]) {
    const [, hour, minute, half] = text.match(pattern) ?? []
    const at = hour === undefined ? undefined : minuteOf(hour, minute, half)
    if (at !== undefined)
      return { startMinute: at, spanMinutes: undefined, rest: without(without(text, pattern), TONIGHT) }
  }
  if (TONIGHT.test(text)) return { startMinute: PARTS.tonight ?? usualMinute, spanMinutes: undefined, rest: text }
  const [, part] = text.match(PART) ?? []
  const at = part === undefined ? undefined : PARTS[part.toLowerCase()]
  if (at === undefined) return { startMinute: usualMinute, spanMinutes: undefined, rest: text }
  return { startMinute: at, spanMinutes: undefined, rest: without(text, PART) }
}

function readSpan(text: string): SpokenTime | undefined {
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = text.match(SPAN) ?? []
  if (fromHour === undefined || toHour === undefined) return undefined
  // `12-12` without a colon or a half of the day is no time.
  if (fromMinute === undefined && fromHalf === undefined && toMinute === undefined && toHalf === undefined)
    return undefined
  const to = minuteOf(toHour, toMinute, toHalf)
  const from = minuteOf(fromHour, fromMinute, fromHalf ?? toHalf)
  if (from === undefined || to === undefined) return undefined
  const spanMinutes = (to - from + DAY_MINUTES) % DAY_MINUTES
  return { startMinute: from, spanMinutes, rest: without(text, SPAN) }
}

function minuteOf(hour: string, minute: string | undefined, half: string | undefined): number | undefined {
  const hours = Number(hour)
  const minutes = Number(minute ?? 0)
  if (hours > 23 || minutes > 59) return undefined
  if (half === undefined) return (minute === undefined && hours <= LAST_BARE_PM ? hours + 12 : hours) * 60 + minutes
  if (hours > 12) return undefined
  return ((hours % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)) * 60 + minutes
}

/** A line without what a pattern found in it. */
function without(text: string, pattern: RegExp): string {
  return text.replace(pattern, ' ').replaceAll(/\s+/g, ' ').trim()
}
