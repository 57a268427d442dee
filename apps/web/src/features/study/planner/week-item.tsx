import type { PageLanguage } from '@sopaan/domain/languages'
import type { Subject } from '@sopaan/domain/syllabus/syllabus-chapter'
import { formatDate, formatMinute } from '@sopaan/domain/time/format'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import type { WeekItem } from '#web/ui/week-grid.tsx'
import type { Words } from '#web/words/en.ts'
import { isLate } from './homework.ts'
import { lengthOf, type PlanView } from './plan-view.ts'
import { sessionFileUrl } from './planner.queries.ts'
import type { StudyItemActions } from './use-study-item-actions.ts'
import type { StudyItem, WeekThing } from './week-items.ts'

/** The colour of a subject. */
export const TONE_OF: Record<Subject, 'phy' | 'che' | 'mat'> = { physics: 'phy', chemistry: 'che', mathematics: 'mat' }

type Dressing = {
  view: PlanView
  words: Words['planner']
  language: PageLanguage
  deeds: StudyItemActions
  /** With what each thing shares time, by its key. */
  overlaps: ReadonlyMap<string, WeekThing>
  onMove: (by: { days: number; halfHours: number }) => void
}

/** A session or a stretch of the plan as the week shows it, with everything that can be done with it. */
export function itemOf(thing: WeekThing, dressing: Dressing): WeekItem {
  const { deeds, view, words, language } = dressing
  const title = deeds.titleOf(thing)
  const hour = thing.startMinute === undefined ? '' : `${formatMinute(thing.startMinute, language)}, `
  const isDone = thing.kind === 'session' && thing.session.isCompleted
  const place = { key: thing.key, day: thing.day, startMinute: thing.startMinute, minutes: thing.minutes }
  const note = hour + lengthOf(thing.minutes, words)
  const hours = thing.startMinute === undefined ? undefined : clockRange(thing.startMinute, thing.minutes, language)
  const isClash = dressing.overlaps.has(thing.key)
  const fixed = { ...place, title, note, hours, isDraft: false, isDone: false, isMovable: false, isClash }
  if (thing.kind === 'fixed') return { ...fixed, tone: 'taken' }
  if (thing.kind === 'appointment') {
    const { kind } = thing.appointment
    const badges = <Badge tone="plain">{words.appointments[kind]}</Badge>
    return { ...fixed, tone: kind === 'mentoring' ? 'pen' : kind === 'event' ? 'plain' : 'taken', badges }
  }
  const subject = subjectOf(thing, view)
  const isMissed = thing.kind === 'session' && thing.isMissed
  const isRevision = thing.kind === 'block' && view.overview.revisions.some(({ _id }) => _id === thing.block.taskId)
  return {
    ...place,
    title,
    note,
    hours,
    tone: isDone ? 'safe' : isMissed ? 'likely' : subject === undefined ? 'plain' : TONE_OF[subject],
    letter: subject && words.subjectLetters[subject],
    isDraft: thing.kind === 'block',
    isDone,
    isMovable: !isDone && !isRevision,
    isClash,
    badges: <Badges thing={thing} dressing={dressing} isRevision={isRevision} />,
    actions: isRevision ? undefined : <Menu label={words.cardMenu(title)} items={actionsOf(thing, dressing)} />,
  }
}

/** From when to when by the clock alone, as the hours beside the grid say which half of the day it is: `3:00–4:50`. */
function clockRange(startMinute: number, minutes: number, language: PageLanguage): string {
  const clocks = [startMinute, startMinute + minutes].map((minute) => formatMinute(minute, language))
  return clocks.map((clock) => /\d+(:\d+)?/.exec(clock)?.[0] ?? clock).join('–')
}

/** The subject of a session or a stretch of the plan, where it is one of the three. */
export function subjectOf(thing: StudyItem, { input }: PlanView): Subject | undefined {
  if (thing.kind === 'session') return thing.session.subject ?? undefined
  const subject = input.chapters.find(({ key }) => key === thing.block.taskId)?.subject
  return subject === 'other' ? undefined : subject
}

function Badges({ thing, dressing, isRevision }: { thing: StudyItem; dressing: Dressing; isRevision: boolean }) {
  const { words, language, deeds } = dressing
  const other = dressing.overlaps.get(thing.key)
  if (thing.kind === 'block') {
    const isNamed = isRevision && thing.block.joined === undefined
    return isNamed ? <Badge tone="likely">{words.revision}</Badge> : null
  }
  const { session, isMissed } = thing
  const due =
    session.dueOn === null ? undefined : `, ${words.dueOn(formatDate(session.dueOn, language).replace(/ \d{4}$/, ''))}`
  return (
    <>
      {session.isBookmarked && <Badge tone="plain">{words.bookmarked}</Badge>}
      {session.isCompleted && <span className="type-small block font-semibold text-safe">{words.finished}</span>}
      {other !== undefined && (
        <span className="type-small block font-semibold text-likely">{words.overlapsWith(deeds.titleOf(other))}</span>
      )}
      {isMissed && <span className="type-small block text-likely">{words.missed}</span>}
      {session.source !== 'mentor' && session.dueOn !== null && (
        <span
          className={classNames(
            'type-small block',
            isLate(session, dressing.view.today) ? 'font-semibold text-danger' : 'text-primary-text',
          )}
        >
          {words.homework(formatDate(session.dueOn, language).replace(/ \d{4}$/, ''))}
        </span>
      )}
      {session.source === 'mentor' && (
        <span className="type-small block text-primary-text">
          {words.fromMentor(session.fromName ?? words.mentor)}
          {due}
        </span>
      )}
    </>
  )
}

function actionsOf(thing: StudyItem, { words, language, deeds, onMove }: Dressing): MenuItem[] {
  const moves: MenuItem[] = [
    { key: 'earlier', label: words.dayBefore, onChoose: () => onMove({ days: -1, halfHours: 0 }) },
    { key: 'later', label: words.dayAfter, onChoose: () => onMove({ days: 1, halfHours: 0 }) },
  ]
  const timer: MenuItem = { key: 'timer', label: words.startTimer, onChoose: () => deeds.startTimer(thing) }
  if (thing.kind === 'block') {
    return [
      { key: 'done', label: words.markDone, onChoose: () => void deeds.finish(thing) },
      timer,
      { key: 'fix', label: words.fixHere, onChoose: () => void deeds.fix(thing, undefined) },
      ...moves,
    ]
  }
  const { session } = thing
  return [
    {
      key: 'mark',
      label: session.isCompleted ? words.markOpen : words.markDone,
      onChoose: () => void deeds.mark(session),
    },
    ...(session.isCompleted ? [] : [timer, ...moves]),
    {
      key: 'bookmark',
      label: session.isBookmarked ? words.unbookmark : words.bookmark,
      onChoose: () => void deeds.bookmark(session),
    },
    { key: 'change', label: words.change, onChoose: () => deeds.change(session) },
    { key: 'calendar', label: words.addToCalendar, to: sessionFileUrl(session._id, language), isReload: true },
    {
      key: 'remove',
      label: words.remove,
      isDanger: true,
      onChoose: () => (session.seriesId === null ? void deeds.remove(session) : deeds.change(session)),
    },
  ]
}
