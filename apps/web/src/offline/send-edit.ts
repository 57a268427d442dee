import type { Request } from '@sopaan/contract/client'
import { mocks } from '@sopaan/contract/mocks'
import { isRefusal, type Refusal, type RefusalCode } from '@sopaan/contract/refusals'
import { revisions } from '@sopaan/contract/revisions'
import { type SessionChange, type SessionSeen, type StudySession, sessions } from '@sopaan/contract/sessions'
import { changedMeanwhile } from '@sopaan/domain/planner/changed-meanwhile'
import { isSameMock, type OwnMockLog, type StudyEdit } from './study-edits.ts'

/** The longest ago that a call takes: `AGO_SECONDS_MAX` of the contract, whose fields a page need not load. */
const AGO_SECONDS_MAX = 7 * 24 * 3600
/** The fields of a session that two devices may give two values. */
const FIELDS = ['title', 'chapterKey', 'startsAt', 'durationMinutes', 'notes', 'dueOn'] as const
/** The subject goes with the chapter. */
type Field = (typeof FIELDS)[number]
/** Two devices in a race each see the other at most so often. */
const TRIES_MAX = 5

/** What two devices made of one thing and could not both have. `name`: what the thing is called. */
export type EditNote = {
  key: string
  name: string
} /** Both gave a field another value: ours holds, theirs is told. */ & (
  | { what: 'clash'; sessionId: string; field: Field; ours: string | number | null; theirs: string | number | null }
  /** Removed there and changed here, or changed there and removed here: it stays. */
  | { what: 'stays' | 'stays-changed' }
  /** A list was given two names: ours holds. */
  | { what: 'list-name'; theirs: string }
  /** The same choices of a list were moved on both: ours holds. */
  | { what: 'list-order'; count: number }
  /** Answered there first. */
  | { what: 'answered' }
  /** The server said no to it; it is not done. */
  | { what: 'refused'; refusal: Pick<Refusal, 'code' | 'message' | 'details'>; edit: StudyEdit }
)

/** What became of an edit. `renamed`: what it was of has another id by now. */
export type SentEdit = {
  notes: EditNote[]
  renamed?: { from: string; to: string }
  session?: StudySession
  /** How many sessions were made. */
  made?: number
  log?: OwnMockLog
}

/**
 * An edit on the way: who sends it, and when. `tell` takes what another device's value was before ours goes over it, so that
 * it is told even where the answer to ours is lost.
 */
type Way = { request: Request; nowMs: number; tell: (notes: readonly EditNote[]) => void }

/** Sends an edit. @throws {Refusal} what the call refuses */
export async function sendEdit(way: Way, edit: StudyEdit): Promise<SentEdit> {
  const { request } = way
  const when = whenOf(way, edit.doneAt)
  switch (edit.does) {
    case 'add': {
      const { session, made } = await request(sessions.create, { body: { ...edit.draft, ...when } })
      return { notes: [], session, made, renamed: { from: edit.draft.requestKey, to: session._id } }
    }
    case 'change':
      return sendChange(way, edit)
    case 'mark': {
      const body = { isCompleted: edit.isCompleted, ...when }
      return { notes: [], session: (await request(sessions.mark, { params: { id: edit.sessionId }, body })).session }
    }
    case 'bookmark': {
      const body = { isBookmarked: edit.isBookmarked }
      return { notes: [], session: (await request(sessions.toggle, { params: { id: edit.sessionId }, body })).session }
    }
    case 'remove':
      return sendRemoval(way, edit)
    case 'revise': {
      const { revisionId: id, rating, reviews } = edit
      await request(revisions.review, { params: { id }, body: { rating, reviews, ...when } })
      return { notes: [] }
    }
    case 'note-mock': {
      const { requestKey, fields } = edit
      const log = (await request(mocks.add, { body: { ...fields, requestKey } })).data
      const mock = log.mocks.find((each) => isSameMock(each, fields))
      return { notes: [], log, ...(mock && { renamed: { from: requestKey, to: mock._id } }) }
    }
    case 'note-mistake': {
      const { requestKey, fields } = edit
      return { notes: [], log: (await request(mocks.addMistake, { body: { ...fields, requestKey } })).data }
    }
  }
}

/**
 * Sends an edit that waited. What went elsewhere meanwhile comes back, since somebody worked on it here; what the server says
 * no to is told. @throws what says that the server cannot be asked now
 */
export async function sendWaiting(way: Way, edit: StudyEdit): Promise<SentEdit> {
  try {
    return await sendEdit(way, edit)
  } catch (thrown) {
    if (!isRefusal(thrown) || NOT_NOW.has(thrown.code)) throw thrown
    if (edit.does === 'revise' && (thrown.is('CHANGED_ELSEWHERE') || thrown.is('NOT_FOUND')))
      return { notes: [{ key: edit.key, name: edit.name, what: 'answered' }] }
    if (thrown.is('NOT_FOUND') && edit.does === 'remove') return { notes: [] }
    if (thrown.is('NOT_FOUND') && 'sessionId' in edit && edit.before !== undefined)
      return bringBack(way, edit, edit.before)
    if (thrown.is('NOT_FOUND') && edit.does === 'note-mistake' && edit.fields.mockId !== null)
      return sendWaiting(way, { ...edit, fields: { ...edit.fields, mockId: null } })
    if (thrown.is('CHAPTER_UNKNOWN') && edit.does === 'add' && edit.draft.chapterKey)
      return sendWaiting(way, { ...edit, draft: { ...edit.draft, chapterKey: null } })
    return { notes: [refusedNote(edit, thrown)] }
  }
}

/** What is told of an edit that is not done: what it was, and why. */
export function refusedNote(edit: StudyEdit, refusal: Refusal): EditNote {
  return { key: edit.key, name: nameOf(edit), what: 'refused', refusal: plainOf(refusal), edit }
}

/** Refusals that say nothing of the edit: it is sent again later. */
const NOT_NOW: ReadonlySet<RefusalCode> = new Set([
  ...(['UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED', 'NOT_SIGNED_IN', 'CSRF', 'REQUEST_TIMEOUT', 'VIEWING_ONLY'] as const),
])

type Change = Extract<StudyEdit, { does: 'change' }>
type Removal = Extract<StudyEdit, { does: 'remove' }>

/** Where both devices gave a field a value, the later to be sent has its way, and the other value is told. */
async function sendChange({ request, tell }: Way, { key, sessionId, change, before }: Change): Promise<SentEdit> {
  const params = { id: sessionId }
  let seen = before && seenOf(before, change)
  for (let tries = 0; ; tries += 1) {
    try {
      const body = { ...change, ...(seen && tries < TRIES_MAX && { seen }) }
      return { notes: [], session: (await request(sessions.update, { params, body })).updatedSession }
    } catch (thrown) {
      if (!isRefusal(thrown, 'CHANGED_ELSEWHERE') || before === undefined) throw thrown
      const there = await findThere(request, sessionId)
      seen = there && seenOf(there, change)
      if (there !== undefined) tell(listClashes(key, { before, change, there }))
    }
  }
}

/** Whoever removes something takes out what was seen, and not what somebody else has worked on since. */
async function sendRemoval({ request }: Way, { key, sessionId, before }: Removal): Promise<SentEdit> {
  const there = await findThere(request, sessionId)
  if (there !== undefined && before !== undefined && isWorkedOn(before, there))
    return { notes: [{ key, name: there.title, what: 'stays-changed' }], session: there }
  await request(sessions.remove, { params: { id: sessionId }, query: { which: 'one' } })
  return { notes: [] }
}

/** Writes down again what was removed elsewhere while it was worked on here, and then does what was done here. */
async function bringBack(way: Way, edit: StudyEdit, before: StudySession): Promise<SentEdit> {
  const { title, subject, chapterKey, startsAt, durationMinutes, notes, isCompleted, completedAt } = before
  const { session } = await way.request(sessions.create, {
    body: {
      ...{ title, subject, startsAt, durationMinutes, notes, isCompleted },
      ...whenOf(way, completedAt ?? edit.doneAt),
      chapterKey: chapterKey?.startsWith('own-') ? null : chapterKey,
      requestKey: edit.key,
    },
  })
  const renamed = { from: before._id, to: session._id }
  const again = { ...edit, sessionId: session._id, before: undefined } as StudyEdit
  const sent = await sendEdit(way, again)
  return { ...sent, renamed, notes: [...sent.notes, { key: edit.key, name: title, what: 'stays' }] }
}

async function findThere(request: Request, id: string): Promise<StudySession | undefined> {
  return (await request(sessions.list, {})).sessions.find(({ _id }) => _id === id)
}

function listClashes(
  key: string,
  { before, change, there }: { before: StudySession; change: SessionChange; there: StudySession },
): EditNote[] {
  const clashing = new Set<string>(changedMeanwhile<StudySession>(fieldsOf(before), change, there))
  return FIELDS.filter((field) => clashing.has(field)).map((field) => ({
    ...{ key: `${key} ${field} ${there[field]}`, name: there.title, what: 'clash', sessionId: there._id, field },
    ours: change[field] ?? null,
    theirs: there[field],
  }))
}

/** The fields of a change as they stand. */
function seenOf(session: StudySession, change: SessionChange): SessionSeen {
  const fields = Object.entries(fieldsOf(session)).filter(
    ([field]) => change[field as keyof SessionChange] !== undefined,
  )
  return Object.fromEntries(fields)
}

function isWorkedOn(before: StudySession, there: StudySession): boolean {
  return FIELDS.some((field) => before[field] !== there[field]) || (there.isCompleted && !before.isCompleted)
}

function fieldsOf({ title, subject, chapterKey, startsAt, durationMinutes, notes, dueOn }: StudySession) {
  return { title, subject, chapterKey, startsAt, durationMinutes, notes, dueOn }
}

/** What of a refusal can be kept. */
function plainOf({ code, message, details }: Refusal): Pick<Refusal, 'code' | 'message' | 'details'> {
  return { code, message, details }
}

function nameOf(edit: StudyEdit): string {
  switch (edit.does) {
    case 'add':
      return edit.draft.title
    case 'note-mock':
      return edit.fields.name
    case 'note-mistake':
      return edit.fields.note
    case 'revise':
      return edit.name
    default:
      return edit.before?.title ?? ''
  }
}

/** How long ago something was done, where it waited. */
function whenOf({ nowMs }: Way, at: string): { doneSecondsAgo?: number } {
  const seconds = Math.floor((nowMs - Date.parse(at)) / 1000)
  return seconds > 0 ? { doneSecondsAgo: Math.min(AGO_SECONDS_MAX, seconds) } : {}
}
