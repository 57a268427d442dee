import type { RequestInput } from '@sopaan/contract/call'
import type { Mistake, MistakeFields, Mock, MockFields } from '@sopaan/contract/mocks'
import type { PlannerOverview } from '@sopaan/contract/planner'
import type { RevisionRating } from '@sopaan/contract/revisions'
import type { SessionChange, StudySession, sessions } from '@sopaan/contract/sessions'
import type { StudyDay, StudyThing } from '@sopaan/contract/study-day'
import { storedTitle } from '@sopaan/domain/planner/session-title'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { istDate } from '@sopaan/domain/time/ist'

/** A session to be written down, under the key that makes sending it twice harmless. */
export type KeyedDraft = RequestInput<typeof sessions.create>['body'] & { requestKey: string }

/** Something done of the study side. `key` is its own; `before` is what the session was seen as. */
export type StudyEdit = { key: string; doneAt: string } & (
  | { does: 'add'; draft: KeyedDraft }
  | { does: 'change'; sessionId: string; change: SessionChange; before: StudySession | undefined }
  | { does: 'mark'; sessionId: string; isCompleted: boolean; before: StudySession | undefined }
  | { does: 'bookmark'; sessionId: string; isBookmarked: boolean; before: StudySession | undefined }
  | { does: 'remove'; sessionId: string; before: StudySession | undefined }
  | { does: 'revise'; revisionId: string; rating: RevisionRating; reviews: number; name: string }
  | { does: 'note-mock'; fields: MockFields; requestKey: string }
  | { does: 'note-mistake'; fields: MistakeFields; requestKey: string }
)

export type OwnMockLog = { mocks: Mock[]; mistakes: Mistake[] }

/** A session as the list shows it before the server has seen it; its id is the key it is sent under. */
export function sessionOfDraft(draft: KeyedDraft, doneAt: string): StudySession {
  const {
    title,
    subject = null,
    chapterKey = null,
    startsAt,
    durationMinutes,
    notes = null,
    isCompleted = false,
  } = draft
  return {
    _id: draft.requestKey,
    title: storedTitle({ title, chapterKey }),
    ...{ subject, chapterKey, startsAt, durationMinutes, notes, isCompleted },
    completedAt: isCompleted ? doneAt : null,
    isBookmarked: false,
    source: draft.source ?? 'own',
    repeat: draft.repeat ?? null,
    seriesId: draft.repeat === undefined ? null : draft.requestKey,
    dueOn: draft.dueOn ?? null,
    fromName: null,
  }
}

/** Sessions with an edit in them that the server may not know of yet. */
export function editSessions(all: readonly StudySession[], edit: StudyEdit): StudySession[] {
  const change = (id: string, what: Partial<StudySession>) =>
    all.map((each) => (each._id === id ? { ...each, ...what } : each))
  switch (edit.does) {
    case 'add':
      return all.some(({ _id }) => _id === edit.draft.requestKey)
        ? [...all]
        : inOrder([...all, sessionOfDraft(edit.draft, edit.doneAt)])
    case 'change':
      return inOrder(change(edit.sessionId, definedOf(edit.change)))
    case 'mark':
      return change(edit.sessionId, {
        isCompleted: edit.isCompleted,
        completedAt: edit.isCompleted ? edit.doneAt : null,
      })
    case 'bookmark':
      return change(edit.sessionId, { isBookmarked: edit.isBookmarked })
    case 'remove':
      return all.filter(({ _id }) => _id !== edit.sessionId)
    default:
      return [...all]
  }
}

/** What a plan is made from, with an edit in it: what was studied, and what was revised. */
export function editOverview(overview: PlannerOverview, edit: StudyEdit): PlannerOverview {
  if (edit.does === 'revise') return withAnswer(overview, edit)
  const { day, minutes, chapterKey } = studiedBy(edit)
  if (minutes === 0) return overview
  const before = overview.finished.find((each) => each.day === day)?.minutes ?? 0
  const others = overview.finished.filter((each) => each.day !== day)
  return {
    ...overview,
    finished: [...others, { day, minutes: Math.max(0, before + minutes) }].sort((one, other) =>
      one.day.localeCompare(other.day),
    ),
    chapters: overview.chapters.map((each) =>
      each.key === chapterKey ? { ...each, studiedMinutes: Math.max(0, each.studiedMinutes + minutes) } : each,
    ),
  }
}

/** What today holds, with an edit in it. */
export function editStudyDay(today: StudyDay, edit: StudyEdit): StudyDay {
  const things = editThings(today, edit)
  return { ...today, things: things.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)) }
}

/** The mock log with an edit in it, newest first. */
export function editMockLog(log: OwnMockLog, edit: StudyEdit): OwnMockLog {
  if (edit.does === 'note-mock' && log.mocks.every((each) => !isSameMock(each, edit.fields)))
    return { ...log, mocks: [{ ...edit.fields, _id: edit.requestKey }, ...log.mocks] }
  if (edit.does === 'note-mistake' && log.mistakes.every(({ _id }) => _id !== edit.requestKey))
    return { ...log, mistakes: [{ ...edit.fields, _id: edit.requestKey }, ...log.mistakes] }
  return log
}

/** The same edit of something that has another id by now. */
export function renameIn(edit: StudyEdit, from: string, to: string): StudyEdit {
  if ('sessionId' in edit && edit.sessionId === from) return { ...edit, sessionId: to }
  if (edit.does === 'note-mistake' && edit.fields.mockId === from)
    return { ...edit, fields: { ...edit.fields, mockId: to } }
  return edit
}

/** Whether an edit is of what another one makes, which has no other id yet. */
export function isOfMade(edit: StudyEdit, maker: StudyEdit): boolean {
  const made = maker.does === 'add' ? maker.draft.requestKey : maker.does === 'note-mock' ? maker.requestKey : undefined
  return made !== undefined && renameIn(edit, made, '') !== edit
}

/** The mock of a log that was written down so. */
export function isSameMock(mock: Mock, { name, takenOn, totalMarks }: MockFields): boolean {
  return mock.name === name && mock.takenOn === takenOn && mock.totalMarks === totalMarks
}

/** The minutes that an edit counts as studied, or with a minus as not studied after all. */
function studiedBy(edit: StudyEdit): { day: string; minutes: number; chapterKey: string | null } {
  if (edit.does === 'add' && edit.draft.isCompleted)
    return {
      day: istDate(edit.doneAt),
      minutes: edit.draft.durationMinutes,
      chapterKey: edit.draft.chapterKey ?? null,
    }
  if (edit.does === 'mark' && edit.before !== undefined && edit.before.isCompleted !== edit.isCompleted) {
    const { durationMinutes, chapterKey, completedAt } = edit.before
    return edit.isCompleted
      ? { day: istDate(edit.doneAt), minutes: durationMinutes, chapterKey }
      : { day: istDate(completedAt ?? edit.doneAt), minutes: -durationMinutes, chapterKey }
  }
  return { day: '', minutes: 0, chapterKey: null }
}

function withAnswer(overview: PlannerOverview, edit: Extract<StudyEdit, { does: 'revise' }>): PlannerOverview {
  const answered = overview.revisions.find(({ _id, reviews }) => _id === edit.revisionId && reviews === edit.reviews)
  if (answered === undefined) return overview
  const dueAt = new Date(Date.parse(edit.doneAt) + answered.nextDays[edit.rating] * DAY_MS).toISOString()
  const others = overview.revisions.filter((each) => each !== answered)
  return {
    ...overview,
    revisions: [...others, { ...answered, dueAt, reviews: answered.reviews + 1 }].sort((one, other) =>
      one.dueAt.localeCompare(other.dueAt),
    ),
    revisedOn: [...new Set([...overview.revisedOn, istDate(edit.doneAt)])].sort(),
  }
}

function editThings({ things, day }: StudyDay, edit: StudyEdit): StudyThing[] {
  switch (edit.does) {
    case 'add': {
      const { _id, ...session } = sessionOfDraft(edit.draft, edit.doneAt)
      if (istDate(session.startsAt) !== day || things.some(({ sessionId }) => sessionId === _id)) return things
      const { title, subject, chapterKey, startsAt, durationMinutes: minutes, isCompleted } = session
      // A stretch of the plan that became a session stands there once.
      const others = things.filter(
        (each) => !each.isPlanned || each.startsAt !== startsAt || each.chapterKey !== chapterKey,
      )
      const planned = things.find((each) => !others.includes(each))
      const shown = planned?.title ?? title
      return [
        ...others,
        { sessionId: _id, isPlanned: false, title: shown, subject, chapterKey, startsAt, minutes, isCompleted },
      ]
    }
    case 'change': {
      const { startsAt, durationMinutes } = edit.change
      return things.flatMap((each) => {
        if (each.sessionId !== edit.sessionId) return [each]
        if (startsAt !== undefined && istDate(startsAt) !== day) return []
        return [
          { ...each, startsAt: startsAt ?? each.startsAt, minutes: durationMinutes ?? each.minutes, isPlanned: false },
        ]
      })
    }
    case 'mark':
      return things.map((each) =>
        each.sessionId === edit.sessionId ? { ...each, isCompleted: edit.isCompleted, isPlanned: false } : each,
      )
    case 'remove':
      return things.filter(({ sessionId }) => sessionId !== edit.sessionId)
    default:
      return things
  }
}

/** Sessions in the order of their start. */
export function inOrder(all: readonly StudySession[]): StudySession[] {
  return all.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
}

function definedOf(change: SessionChange): Partial<StudySession> {
  const defined = Object.entries(change).filter(([, value]) => value !== undefined)
  // What is left of a change are fields of a session with values of its own.
  return Object.fromEntries(defined) as Partial<StudySession>
}
