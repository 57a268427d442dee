import type { StudySession } from '@sopaan/contract/sessions'
import { writeClock } from '@sopaan/domain/time/format'
import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'
import { useRef } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { useWords } from '#web/words/use-words.tsx'
import { appointmentTitle } from './appointment-title.ts'
import { type PlanView, taskName } from './plan-view.ts'
import {
  addSession,
  bookmarkSession,
  deleteSession,
  markSession,
  type SessionDraft,
  updateSession,
} from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'
import { requestTimer } from './timer-request.ts'
import type { StudyItem, WeekThing } from './week-items.ts'

export type Block = Extract<WeekThing, { kind: 'block' }>
export type StudyItemActions = ReturnType<typeof useStudyItemActions>

/** What can be done with a session or a stretch of the plan, each with its words where it fails. */
export function useStudyItemActions(view: PlanView, onChange: (session: StudySession) => void) {
  const { planner: words, language } = useWords()
  const { run, isBusy } = useAction(sayFailure)
  const titleOf = (thing: WeekThing) => {
    if (thing.kind === 'appointment') return appointmentTitle(thing.appointment, words, language)
    return thing.kind === 'session' ? thing.session.title : (taskName(view, thing.block.taskId) ?? words.revision)
  }
  const draftOf = (thing: Block, startsAt: string | undefined): SessionDraft => {
    const chapter = view.input.chapters.find(({ key }) => key === thing.block.taskId)
    const minute = thing.startMinute ?? view.settings.startMinute
    return {
      title: titleOf(thing),
      subject: chapter === undefined || chapter.subject === 'other' ? null : chapter.subject,
      chapterKey: chapter?.key ?? null,
      startsAt: startsAt ?? fromIstDateTimeLocal(`${thing.day}T${writeClock(minute)}`) ?? view.now,
      durationMinutes: Math.max(5, thing.minutes),
      source: 'planner',
    }
  }
  // One key for one stretch, so that a deed tried again after a lost answer makes no second session.
  const keys = useRef(new Map<string, string>())
  const keyOf = (thing: Block) => {
    const key = keys.current.get(thing.key) ?? crypto.randomUUID()
    keys.current.set(thing.key, key)
    return key
  }
  const missedOf = (thing: Block) => view.input.missed.find(({ _id }) => _id === thing.block.taskId)
  /** A stretch of the plan becomes a session; a sitting that was missed is moved instead of written twice. */
  const write = async (thing: Block, startsAt: string | undefined, isCompleted: boolean) => {
    const draft = draftOf(thing, startsAt)
    const missed = missedOf(thing)
    if (missed === undefined) {
      await addSession({ ...draft, isCompleted, requestKey: keyOf(thing) })
      keys.current.delete(thing.key)
      return
    }
    await updateSession(missed._id, { startsAt: draft.startsAt })
    if (isCompleted) await markSession(missed._id, true)
  }
  return {
    isBusy,
    titleOf,
    change: onChange,
    draftOf,
    /** Writes a stretch of the plan down at its hour, or another. */
    fix: (thing: Block, startsAt: string | undefined) =>
      run(() => write(thing, startsAt, false), { failed: words.addFailed }),
    /** Writes a stretch of the plan down as done. */
    finish: (thing: Block) => run(() => write(thing, undefined, true), { failed: words.markFailed }),
    mark: (session: StudySession) =>
      run(() => markSession(session._id, !session.isCompleted), { failed: words.markFailed }),
    bookmark: (session: StudySession) =>
      run(() => bookmarkSession(session._id, !session.isBookmarked), { failed: words.toggleFailed }),
    remove: (session: StudySession) => run(() => deleteSession(session._id, 'one'), { failed: words.deleteFailed }),
    startTimer: (thing: StudyItem) => {
      const draft = thing.kind === 'session' ? thing.session : draftOf(thing, undefined)
      requestTimer({
        title: draft.title,
        chapterKey: draft.chapterKey ?? null,
        subject: draft.subject ?? null,
        sessionId: thing.kind === 'session' ? thing.session._id : null,
        minutes: Math.min(120, thing.minutes),
      })
      document.getElementById('timer')?.scrollIntoView()
    },
  }
}
