import type { Language } from '@sopaan/domain/languages'
import { formatDate, formatMinute } from '@sopaan/domain/time/format'
import { Badge } from '#web/ui/badge.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import type { WeekItem } from '#web/ui/week-grid.tsx'
import type { Words } from '#web/words/en.ts'
import type { PlanView } from './plan-view.ts'
import type { StudyItemActions } from './use-study-item-actions.ts'
import type { StudyItem, WeekThing } from './week-items.ts'

type Dressing = {
  view: PlanView
  words: Words['planner']
  language: Language
  deeds: StudyItemActions
  /** With what each thing shares time, by its key. */
  overlaps: ReadonlyMap<string, WeekThing>
  onMove: (by: { days: number; halfHours: number }) => void
}

/** A session or a stretch of the plan as the week shows it, with everything that can be done with it. */
export function itemOf(thing: WeekThing, dressing: Dressing): WeekItem {
  const { deeds, view, words } = dressing
  const title = deeds.titleOf(thing)
  const hour = thing.startMinute === undefined ? '' : `${formatMinute(thing.startMinute)}, `
  const isDone = thing.kind === 'session' && thing.session.isCompleted
  if (thing.kind === 'appointment')
    return {
      key: thing.key,
      day: thing.day,
      title,
      note: hour + words.minutes(String(thing.minutes)),
      tone: 'plain',
      isDraft: false,
      isDone: false,
      isMovable: false,
      badges: <Badge tone="plain">{words.appointments[thing.appointment.kind]}</Badge>,
    }
  const isRevision = thing.kind === 'block' && view.overview.revisions.some(({ _id }) => _id === thing.block.taskId)
  return {
    key: thing.key,
    day: thing.day,
    title,
    note: hour + words.minutes(String(thing.minutes)),
    tone: isDone ? 'safe' : thing.kind === 'session' ? (thing.isMissed ? 'likely' : 'pen') : 'plain',
    isDraft: thing.kind === 'block',
    isDone,
    isMovable: !isDone && !isRevision,
    badges: <Badges thing={thing} dressing={dressing} isRevision={isRevision} />,
    actions: isRevision ? undefined : <Menu label={words.cardMenu(title)} items={actionsOf(thing, dressing)} />,
  }
}

function Badges({ thing, dressing, isRevision }: { thing: StudyItem; dressing: Dressing; isRevision: boolean }) {
  const { words, language, deeds } = dressing
  const other = dressing.overlaps.get(thing.key)
  if (thing.kind === 'block') return isRevision ? <Badge tone="likely">{words.revision}</Badge> : null
  const { session, isMissed } = thing
  const due =
    session.dueOn === null ? undefined : `, ${words.dueOn(formatDate(session.dueOn, language).replace(/ \d{4}$/, ''))}`
  return (
    <>
      {session.isBookmarked && <Badge tone="plain">{words.bookmarked}</Badge>}
      {session.isCompleted && <span className="type-small block font-semibold text-safe">{words.finished}</span>}
      {other !== undefined && (
        <span className="type-small block font-semibold text-danger">{words.overlapsWith(deeds.titleOf(other))}</span>
      )}
      {isMissed && <span className="type-small block text-likely">{words.missed}</span>}
      {session.source === 'mentor' && (
        <span className="type-small block text-primary-text">
          {words.fromMentor(session.fromName ?? words.mentor)}
          {due}
        </span>
      )}
    </>
  )
}

function actionsOf(thing: StudyItem, { words, deeds, onMove }: Dressing): MenuItem[] {
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
    {
      key: 'remove',
      label: words.remove,
      isDanger: true,
      onChoose: () => (session.seriesId === null ? void deeds.remove(session) : deeds.change(session)),
    },
  ]
}
