import { type Request, Unreachable } from '@sopaan/contract/client'
import { type Mock, type MockFields, mocks } from '@sopaan/contract/mocks'
import { refuse } from '@sopaan/contract/refusals'
import { revisions } from '@sopaan/contract/revisions'
import { type StudySession, sessions } from '@sopaan/contract/sessions'
import { changedMeanwhile } from '@sopaan/domain/planner/changed-meanwhile'
import { type KeyedDraft, sessionOfDraft } from '#web/offline/study-edits.ts'

/** What an account holds of the study side. */
export type StudyAccount = {
  sessions: Map<string, StudySession>
  /** How often each thing was revised. */
  reviews: Map<string, number>
  mocks: Map<string, Mock>
}

/** The line of one device: `isCut` lets nothing through; `losesAnswer` lets the next change through and its answer fall away. */
export type Line = { isCut: boolean; losesAnswer: boolean }

type SessionBody = Partial<StudySession> & { seen?: Partial<StudySession>; reviews?: number }
type Input = { params?: { id: string }; body?: SessionBody }

/**
 * The calls of the study side over an account in memory, with the rules that the server has: a key makes one thing, a change
 * never goes over what it has not seen, an answer counts at the count it was given at.
 */
export function studyRequest(account: StudyAccount, line: Line): Request {
  const send = async (call: object, input: Input): Promise<unknown> => {
    await Promise.resolve()
    if (line.isCut) throw new Unreachable('network')
    const answer = answerCall(account, call, input)
    if (line.losesAnswer && call !== sessions.list) {
      line.losesAnswer = false
      throw new Unreachable('network')
    }
    return answer
  }
  // The calls that the product makes of it are those below, with what each of them takes.
  return send as unknown as Request
}

function answerCall(account: StudyAccount, call: object, { params, body = {} }: Input): unknown {
  const id = params?.id ?? ''
  switch (call) {
    case sessions.list:
      return { sessions: [...account.sessions.values()] }
    case sessions.create:
      return createSession(account, body as unknown as KeyedDraft)
    case sessions.update:
      return { updatedSession: changeSession(account, id, body) }
    case sessions.mark:
      return { session: saveSession(account, { ...found(account, id), isCompleted: body.isCompleted === true }) }
    case sessions.toggle:
      return { session: saveSession(account, { ...found(account, id), isBookmarked: body.isBookmarked === true }) }
    case sessions.remove:
      return account.sessions.delete(found(account, id)._id)
    case revisions.review:
      return countReview(account, id, body.reviews)
    case mocks.add:
      return noteMock(account, body as unknown as MockFields & { requestKey: string })
    default:
      throw new Error('Two devices make no such call.')
  }
}

function createSession(account: StudyAccount, draft: KeyedDraft) {
  const _id = `made-${draft.requestKey}`
  const before = account.sessions.get(_id)
  if (before) return { session: before, made: 0 }
  return { session: saveSession(account, { ...sessionOfDraft(draft, draft.startsAt), _id }), made: 1 }
}

function changeSession(account: StudyAccount, id: string, { seen, ...change }: SessionBody): StudySession {
  const there = found(account, id)
  if (seen && changedMeanwhile<StudySession>(seen, change, there).length > 0) refuse('CHANGED_ELSEWHERE')
  return saveSession(account, { ...there, ...change })
}

function countReview(account: StudyAccount, id: string, seen: unknown): void {
  const reviews = account.reviews.get(id) ?? 0
  if (reviews !== seen) refuse('CHANGED_ELSEWHERE')
  account.reviews.set(id, reviews + 1)
}

function noteMock(account: StudyAccount, { requestKey, ...fields }: MockFields & { requestKey: string }) {
  account.mocks.set(requestKey, { ...fields, _id: `made-${requestKey}` })
  return { data: { mocks: [...account.mocks.values()], mistakes: [] } }
}

function found(account: StudyAccount, id: string): StudySession {
  return account.sessions.get(id) ?? refuse('NOT_FOUND')
}

function saveSession(account: StudyAccount, session: StudySession): StudySession {
  account.sessions.set(session._id, session)
  return session
}
