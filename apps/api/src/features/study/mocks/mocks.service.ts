import type { Mistake, MistakeFields, Mock, MockFields } from '@sopaan/contract/mocks'
import { refuse } from '@sopaan/contract/refusals'
import { findMockFault } from '@sopaan/domain/planner/mock-log'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { requireChapters } from '#api/features/study/own-chapters/own-chapters.service.ts'
import { beginMistakeRevision } from '#api/features/study/revisions/revisions.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import {
  changeMistake,
  changeMock,
  countMistakes,
  countMocks,
  insertMistake,
  insertMock,
  isMockOf,
  listMistakeRows,
  listMockRows,
  MISTAKES_MAX,
  MOCKS_MAX,
  removeOf,
} from './mocks.queries.ts'

export type MockLog = { mocks: Mock[]; mistakes: Mistake[] }

/** The mock log and the error notebook of the person acting. */
export async function mockLog(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<MockLog> {
  const mocks = await listMockRows(deps.db, actor.userId)
  const mistakes = await listMistakeRows(deps.db, actor.userId)
  return { mocks: mocks.map(shown), mistakes: mistakes.map(shown) }
}

/** Writes a mock down; the same request sent again changes nothing. @throws {Refusal} PLANNER_FULL, MOCK_MARKS */
export async function addMock(
  deps: Deps,
  { actor, request }: CallerTrace,
  { requestKey, ...mock }: MockFields & { requestKey?: string | undefined },
): Promise<MockLog> {
  if (findMockFault(mock) !== undefined) refuse('MOCK_MARKS')
  return inTransaction(deps, async (deps) => {
    const id = await insertMock(deps.db, {
      ...mock,
      userId: actor.userId,
      createdAt: deps.now(),
      requestKey: requestKey ?? null,
    })
    if (id !== undefined) {
      // Counted after it, so that the last one sent again is no refusal.
      if ((await countMocks(deps.db, actor.userId)) > MOCKS_MAX) refuse('PLANNER_FULL')
      await writeAudit(deps, { action: 'mock.add', actor, target: { type: 'mock', id }, request })
    }
    return mockLog(deps, actor)
  })
}

/** Changes a mock. @throws {Refusal} NOT_FOUND, MOCK_MARKS */
export async function editMock(
  deps: Deps,
  { actor, request }: CallerTrace,
  { id, ...mock }: MockFields & { id: string },
): Promise<MockLog> {
  if (findMockFault(mock) !== undefined) refuse('MOCK_MARKS')
  return inTransaction(deps, async (deps) => {
    if (!(await changeMock(deps.db, { userId: actor.userId, id }, mock))) refuse('NOT_FOUND')
    await writeAudit(deps, { action: 'mock.change', actor, target: { type: 'mock', id }, request })
    return mockLog(deps, actor)
  })
}

/**
 * Writes a mistake down, which comes back for revision from the next day on.
 * @throws {Refusal} PLANNER_FULL, CHAPTER_UNKNOWN, NOT_FOUND where it names a mock of somebody else
 */
export async function addMistake(
  deps: Deps,
  { actor, request }: CallerTrace,
  { requestKey, ...mistake }: MistakeFields & { requestKey?: string | undefined },
): Promise<MockLog> {
  return inTransaction(deps, async (deps) => {
    await requireOwn(deps, actor, mistake)
    const id = await insertMistake(deps.db, {
      ...mistake,
      userId: actor.userId,
      createdAt: deps.now(),
      requestKey: requestKey ?? null,
    })
    if (id !== undefined) {
      if ((await countMistakes(deps.db, actor.userId)) > MISTAKES_MAX) refuse('PLANNER_FULL')
      await beginMistakeRevision(deps, actor, id)
      await writeAudit(deps, { action: 'mistake.add', actor, target: { type: 'mistake', id }, request })
    }
    return mockLog(deps, actor)
  })
}

/** Changes a mistake. @throws {Refusal} NOT_FOUND, CHAPTER_UNKNOWN */
export async function editMistake(
  deps: Deps,
  { actor, request }: CallerTrace,
  { id, ...mistake }: MistakeFields & { id: string },
): Promise<MockLog> {
  return inTransaction(deps, async (deps) => {
    await requireOwn(deps, actor, mistake)
    if (!(await changeMistake(deps.db, { userId: actor.userId, id }, mistake))) refuse('NOT_FOUND')
    await writeAudit(deps, { action: 'mistake.change', actor, target: { type: 'mistake', id }, request })
    return mockLog(deps, actor)
  })
}

/** Takes a mock out of the log, or a mistake out of the notebook with its revision. @throws {Refusal} NOT_FOUND */
export async function removeOne(
  deps: Deps,
  { actor, request }: CallerTrace,
  { table, id }: { table: 'mocks' | 'mistakes'; id: string },
): Promise<MockLog> {
  const noun = table === 'mocks' ? 'mock' : 'mistake'
  return inTransaction(deps, async (deps) => {
    if (!(await removeOf(deps.db, table, { userId: actor.userId, id }))) refuse('NOT_FOUND')
    await writeAudit(deps, { action: `${noun}.remove`, actor, target: { type: noun, id }, request })
    return mockLog(deps, actor)
  })
}

async function requireOwn(deps: Deps, actor: CallerTrace['actor'], mistake: MistakeFields): Promise<void> {
  await requireChapters(deps, actor, mistake.chapterKey === null ? [] : [mistake.chapterKey])
  if (mistake.mockId !== null && !(await isMockOf(deps.db, actor.userId, mistake.mockId))) refuse('NOT_FOUND')
}

function shown<R extends { id: string }>({ id: _id, ...row }: R): Omit<R, 'id'> & { _id: string } {
  return { _id, ...row }
}
