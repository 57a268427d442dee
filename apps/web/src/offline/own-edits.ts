import type { PlannerOverview } from '@sopaan/contract/planner'
import type { StudySession } from '@sopaan/contract/sessions'
import type { StudyDay } from '@sopaan/contract/study-day'
import { users } from '@sopaan/contract/users'
import { invalidate, queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { createWatched } from '#web/watched.ts'
import { type EditBacklog, EditQueue } from './edit-queue.ts'
import type { OwnKey } from './own-entry.ts'
import { canStore, countWaiting, findOwn, findOwner, isLost, sendOthers, storeOwn } from './own-store.ts'
import type { EditNote, SentEdit } from './send-edit.ts'
import {
  editMockLog,
  editOverview,
  editSessions,
  editStudyDay,
  inOrder,
  type OwnMockLog,
  type StudyEdit,
} from './study-edits.ts'

const NOTHING: EditBacklog = { edits: [], notes: [], renames: [] }

const shown = createWatched(NOTHING)

const queue = new EditQueue({
  request,
  store: {
    canStore,
    read: () => findOwn<EditBacklog>('ownEdits')?.data ?? NOTHING,
    write: (waiting) => {
      const isKept = storeOwn('ownEdits', waiting)
      refreshWaiting()
      return isKept
    },
  },
  isOffline: () => !navigator.onLine,
  nowMs: Date.now,
  onSent: foldIn,
})

/** What of a person's study waits for the network on this device, and what is to be told of what went. */
export function useWaiting(): EditBacklog {
  return shown.useValue()
}

/** Looks anew what waits: another tab may have done something. */
export function refreshWaiting(): void {
  shown.write(readWaiting())
  dispatchEvent(new Event('own-edits'))
}

/** An edit as it is told to the queue, without what the queue itself knows of it. */
type EditInput<Edit> = Edit extends StudyEdit ? Omit<Edit, 'key' | 'doneAt'> : never

/**
 * Does an edit, with the network or without; without it every screen shows it at once.
 * @returns what the server made of it; undefined: it waits
 */
export async function runEdit(told: EditInput<StudyEdit>): Promise<SentEdit | undefined> {
  // The keys of the union stay with the kind they belong to.
  const edit = { ...told, key: crypto.randomUUID(), doneAt: new Date().toISOString() } as StudyEdit
  const sent = await queue.run(edit)
  if (sent === undefined) {
    showEdit(edit)
    if (navigator.onLine) void sendWaitingEdits()
  }
  return sent
}

/** What the server said last, with the edits in it that it has not seen. */
export function withWaiting<T>(answer: T, apply: (answer: T, edit: StudyEdit) => T): T {
  return readWaiting().edits.reduce(apply, answer)
}

/** Sends what waits, and then has every screen ask anew. What belongs to somebody who is not signed in any more stays. */
export async function sendWaitingEdits(): Promise<void> {
  try {
    if (countWaiting() > 0 && (await isStillThere())) {
      await alone(() => queue.sync())
      await sendOthers()
    }
  } catch (thrown) {
    // Nothing came through: what waits goes on waiting.
    if (!isLost(thrown)) throw thrown
    return
  }
  await Promise.all(['actor', 'sessions', 'planner', 'study-day', 'mocks'].map((key) => invalidate(key)))
}

/** Has something told beside what the edits themselves met. */
export function addNotes(notes: readonly EditNote[]): void {
  queue.tell(notes)
}

/** Nothing more is said of a note. */
export function dismissNote(key: string): void {
  queue.dismiss(key)
}

function readWaiting(): EditBacklog {
  return findOwn<EditBacklog>('ownEdits')?.data ?? NOTHING
}

/** Whether the server knows this browser for the person whose edits wait. */
async function isStillThere(): Promise<boolean> {
  const { data } = await request(users.getMe, {})
  return data?.user !== undefined && data.user._id === findOwner()
}

/** One tab at a time sends; a browser without locks has one page that does. */
async function alone(work: () => Promise<unknown>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('own-edits', async () => void (await work()))
  else await work()
}

function showEdit(edit: StudyEdit): void {
  const change = <T>(key: string, apply: (answer: T, edit: StudyEdit) => T) =>
    queryClient.setQueriesData<T>({ queryKey: [key] }, (answer) =>
      answer === undefined ? answer : apply(answer, edit),
    )
  change('sessions', editSessions)
  change('planner', editOverview)
  change('study-day', editStudyDay)
  change('mocks', editMockLog)
}

/** What was last seen takes in what was sent: whoever loses the line before anything is asked anew sees it all the same. */
function foldIn(edit: StudyEdit, { session, log, renamed }: SentEdit): void {
  const fold = <T>(key: OwnKey, apply: (seen: T) => T) => {
    const seen = findOwn<T>(key)
    if (seen !== undefined) storeOwn(key, apply(seen.data))
  }
  fold<StudySession[]>('ownSessions', (all) => {
    const others = all.filter(({ _id }) => _id !== session?._id && _id !== renamed?.from)
    return session === undefined ? editSessions(all, edit) : inOrder([...others, session])
  })
  fold<PlannerOverview>('ownPlanner', (overview) => editOverview(overview, edit))
  fold<StudyDay>('ownDay', (today) => editStudyDay(today, edit))
  fold<OwnMockLog>('ownMocks', (seen) => log ?? editMockLog(seen, edit))
}
