import type { Appointment } from '@sopaan/contract/appointments'
import type { PlannerSettings } from '@sopaan/contract/planner'
import { type Language, writtenIn } from '@sopaan/domain/languages'
import { type TimedBlock, timedBlocks } from '@sopaan/domain/planner/blocks/timed-blocks'
import { examsAhead } from '@sopaan/domain/planner/exams'
import type { Plan, PlanDay } from '@sopaan/domain/planner/plan'
import { minuteOf, type PlannerFacts, type PlannerInput } from '@sopaan/domain/planner/planner-facts'
import { addDays } from '@sopaan/domain/time/days'
import { formatMinute, formatShortDay } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import type { DocumentWeek } from '#api/print/document.ts'
import { SERVER_WORDS, type ServerWords } from '#api/words/server-words.ts'
import { chapterNames, sessionTitle } from './chapter-names.ts'

const WEEK_DAYS = 7
/** Of the chapters of a day's revision so many are named. Ours. */
const NAMED_MAX = 4

type Facts = Omit<PlannerFacts, 'appointments' | 'settings'> & {
  appointments: readonly Appointment[]
  settings: PlannerSettings
}
type Source = { facts: Facts; input: PlannerInput; now: string; language: Language }
type Line = { minute: number; text: string }

/** The first weeks of a plan, from its first day on, one a page: each day with the hours, subjects and names of what it holds. */
export function weekParts(plan: Plan, weeks: number, source: Source): DocumentWeek[] {
  const words = SERVER_WORDS[source.language].studyPlan
  const days = plan.days.slice(0, weeks * WEEK_DAYS)
  const starts = days.filter((_, at) => at % WEEK_DAYS === 0)
  return starts.map(({ day }, week) => {
    const own = days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS)
    const last = own.at(-1)?.day ?? addDays(day, WEEK_DAYS - 1)
    const label = (each: string) => formatShortDay(each, source.language)
    return {
      kind: 'week',
      title: words.week(label(day), label(last)),
      text: words.title,
      more: words.moreLines,
      days: own.map((each) => ({ label: label(each.day), lines: dayLines(each, source) })),
    }
  })
}

function dayLines(planned: PlanDay, source: Source): DocumentWeek['days'][number]['lines'] {
  const words = SERVER_WORDS[source.language].studyPlan
  const lines = [
    ...sessionLines(planned.day, source),
    ...appointmentLines(planned.day, source),
    ...blockLines(planned, source),
  ].sort((one, other) => one.minute - other.minute)
  const exams = examsAhead(source.facts.settings, planned.day)
    .filter(({ examOn }) => examOn === planned.day)
    .map(({ examId, examName }) => ({ time: '', text: examName ?? words.examNames[examId] }))
  const due = source.facts.sessions
    .filter(({ dueOn, isCompleted }) => dueOn === planned.day && !isCompleted)
    .map((session) => ({ time: '', text: words.due(sessionTitle(session, source.language)) }))
  if (lines.length + due.length + exams.length === 0)
    return [{ time: '', text: planned.isRest ? words.rest : words.free }]
  const timed = lines.map(({ minute, text }) => ({
    time: minute < END ? formatMinute(minute, source.language) : '',
    text,
  }))
  return [...exams, ...due, ...timed]
}

/** Behind every hour of a day: what found none. */
const END = 24 * 60

function sessionLines(day: string, { facts, language }: Source): Line[] {
  return facts.sessions
    .filter(({ startsAt, isCompleted }) => istDate(startsAt) === day && !isCompleted)
    .map((session) => ({
      minute: minuteOf(session.startsAt),
      text: write({ name: sessionTitle(session, language), ...session, minutes: session.durationMinutes }, language),
    }))
}

function appointmentLines(day: string, { facts, language }: Source): Line[] {
  const words = SERVER_WORDS[language].studyPlan
  return facts.appointments
    .filter(({ startsAt }) => istDate(startsAt) === day)
    .map(({ kind, name, startsAt, durationMinutes }) => {
      const title = writtenIn(language, name)
      return {
        minute: minuteOf(startsAt),
        text: words.line(kind === 'mentoring' ? words.mentoring(title) : title, String(durationMinutes)),
      }
    })
}

/** The stretches of the plan; the revisions of a day stand in one line with their chapters. */
function blockLines(planned: PlanDay, source: Source): Line[] {
  const { facts, input, now, language } = source
  const words = SERVER_WORDS[language].studyPlan
  const revisions = new Map(facts.revisions.map((each) => [each._id, each]))
  const names = chapterNames(input.chapters, language)
  const blocks = timedBlocks(planned, facts, now)
  const due = blocks.filter(({ taskId }) => revisions.has(taskId))
  const named = due
    .flatMap(({ taskId, joined = [taskId] }) => joined)
    .flatMap((taskId) => {
      const key = revisions.get(taskId)?.chapterKey
      return (key == null ? undefined : names.get(key)) ?? []
    })
  return [
    ...(due.length === 0
      ? []
      : [{ minute: minuteOfFirst(due), text: words.line(words.revise(listNames(named, words)), sumOf(due)) }]),
    ...blocks
      .filter(({ taskId }) => !revisions.has(taskId))
      .map(({ taskId, minutes, startMinute }) => {
        const chapter = input.chapters.find(({ key }) => key === taskId)
        const missed = input.missed.find(({ _id }) => _id === taskId)
        const name = missed ? sessionTitle(missed, language) : (names.get(taskId) ?? words.revision)
        const subject = chapter?.subject ?? missed?.subject ?? null
        return { minute: startMinute ?? END, text: write({ name, subject, minutes }, language) }
      }),
  ]
}

type Words = ServerWords['studyPlan']

function write(
  { name, subject, minutes }: { name: string; subject: keyof Words['subjects'] | 'other' | null; minutes: number },
  language: Language,
): string {
  const words = SERVER_WORDS[language].studyPlan
  return words.line(
    subject === null || subject === 'other' ? name : `${words.subjects[subject]}: ${name}`,
    String(minutes),
  )
}

function listNames(names: readonly string[], words: Words): string {
  const each = [...new Set(names)]
  const rest = each.length - NAMED_MAX
  return [...each.slice(0, NAMED_MAX), ...(rest > 0 ? [words.moreLines.replace('#', String(rest))] : [])].join(', ')
}

function minuteOfFirst(blocks: readonly TimedBlock[]): number {
  return Math.min(...blocks.map(({ startMinute }) => startMinute ?? END))
}

function sumOf(blocks: readonly TimedBlock[]): string {
  return String(blocks.reduce((sum, { minutes }) => sum + minutes, 0))
}
