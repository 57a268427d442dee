import type { StudySession } from '@sopaan/contract/sessions'
import { writeClock } from '@sopaan/domain/time/format'
import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'
import { useRef } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { toastWithUndo } from '#web/undo-toast.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { PlanView } from './plan-view.ts'
import {
  addSession,
  deleteSession,
  type SessionDraft,
  sendSessionBookmark,
  sendSessionMark,
  updateSession,
} from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'
import { thingTitle } from './thing-title.ts'
import { requestTimer } from './timer-request.ts'
import type { StudyItem, WeekThing } from './week-items.ts'

export type WeekBlock = Extract<WeekThing, { kind: 'block' }>
export type StudyItemActions = ReturnType<typeof useStudyItemActions>

/** What can be done with a session or a stretch of the plan, each with its words where it fails. */
export function useStudyItemActions(view: PlanView, onChange: (session: StudySession) => void) {
  const { planner: words, language } = useWords()
  const { run, isBusy } = useAction(sayFailure)
  const titleOf = (thing: WeekThing) => thingTitle(thing, { view, words, language })
  const draftOf = (thing: WeekBlock, startsAt: string | undefined): SessionDraft => {
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
  const keyOf = (thing: WeekBlock) => {
    const key = keys.current.get(thing.key) ?? crypto.randomUUID()
    keys.current.set(thing.key, key)
    return key
  }
  /**
   * A stretch of the plan becomes a session; a sitting that was missed is moved instead of written twice.
   * @returns what takes it back, where it was not marked as done
   */
  const write = async (thing: WeekBlock, startsAt: string | undefined, isCompleted: boolean) => {
    const draft = draftOf(thing, startsAt)
    const missed = view.input.missed.find(({ _id }) => _id === thing.block.taskId)
    if (missed === undefined) {
      const { _id } = await addSession({ ...draft, isCompleted, requestKey: keyOf(thing) })
      keys.current.delete(thing.key)
      return () => deleteSession(_id, 'one')
    }
    await updateSession(missed._id, { startsAt: draft.startsAt })
    if (isCompleted) await sendSessionMark(missed._id, true)
    return () => updateSession(missed._id, { startsAt: missed.startsAt })
  }
  const move = useWithUndo()
  return {
    isBusy,
    titleOf,
    change: onChange,
    draftOf,
    /** Writes a stretch of the plan down at its hour, or another. */
    fix: (thing: WeekBlock, startsAt: string | undefined) =>
      run(() => write(thing, startsAt, false), { failed: words.addFailed }),
    /** Moves a session or a stretch of the plan to an instant. @param said  what is told, beside the way back */
    move: (thing: StudyItem, startsAt: string, said: string) =>
      move(said, thing.kind === 'block' ? words.addFailed : words.updateFailed, async () => {
        if (thing.kind === 'block') return write(thing, startsAt, false)
        const { _id, startsAt: before } = thing.session
        await updateSession(_id, { startsAt })
        return () => updateSession(_id, { startsAt: before })
      }),
    /** Writes a stretch of the plan down as done. */
    finish: (thing: WeekBlock) => run(() => write(thing, undefined, true), { failed: words.markFailed }),
    mark: (session: StudySession) =>
      run(() => sendSessionMark(session._id, !session.isCompleted), { failed: words.markFailed }),
    bookmark: (session: StudySession) =>
      run(() => sendSessionBookmark(session._id, !session.isBookmarked), { failed: words.toggleFailed }),
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

/** Changes something of the plan and offers for some seconds to take that back; the work answers what takes it back. */
export function useWithUndo() {
  const { planner: words } = useWords()
  const { run } = useAction(sayFailure)
  return async (said: string, failed: string, work: () => Promise<() => Promise<unknown>>) => {
    const done: { back?: () => Promise<unknown> } = {}
    const move = async () => {
      done.back = await work()
    }
    if (!(await run(move, { failed }))) return
    const { back } = done
    if (back === undefined) return
    const takeBack = () => run(back, { done: words.takenBack, failed: words.updateFailed })
    toastWithUndo(said, words.undo, () => void takeBack())
  }
}
