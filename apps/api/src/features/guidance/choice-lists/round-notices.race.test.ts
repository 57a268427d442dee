import { afterAll, expect, test } from 'vitest'
import { insertMentees } from '#api/testing/acting.ts'
import { hasPostgres, startRaceServers } from '#api/testing/instances.ts'
import { publishRounds } from '#api/testing/running-season.ts'
import { notifyOfRounds } from './round-notices.service.ts'

/** Two workers with pools of their own over one real PostgreSQL. */
const servers = await startRaceServers(2)
afterAll(servers.stop)

/** More than two transactions take. */
const PEOPLE = 450
const KEY =
  'national-institute-of-technology-silchar/electronics-and-communication-engineering-4-years-bachelor-of-technology'

test.skipIf(!hasPostgres)(
  'two workers tell 450 people of a round at once, eight times over: one mail, one notification and one row a list',
  async () => {
    const { deps } = servers.at(0)
    await publishRounds(servers.at(0), [1])
    servers.at(1).clock.advance(2 * 60_000)
    const ids = await insertMentees(deps, PEOPLE)
    await deps.db.updateTable('users').set({ homeState: 'Assam' }).where('id', 'in', ids).execute()
    await deps.db
      .insertInto('userRanks')
      .values(ids.map((userId) => ({ userId, list: 'main-1', kind: 'common', rank: 33_000 })))
      .execute()
    await deps.db
      .insertInto('notificationSettings')
      .values(ids.map((userId) => ({ userId, topic: 'rounds', isInApp: true, isByMail: true, changedAt: deps.now() })))
      .execute()
    const now = deps.now()
    const lists = await deps.db
      .insertInto('choiceLists')
      .values(ids.map((userId) => ({ userId, name: 'Mine', createdAt: now, changedAt: now, chosenAt: now })))
      .returning('id')
      .execute()
    await deps.db
      .insertInto('choiceListChoices')
      .values(lists.map(({ id }) => ({ listId: id, choiceKey: KEY, position: 0 })))
      .execute()
    await Promise.all(Array.from({ length: 8 }, (_, at) => notifyOfRounds(servers.at(at).deps)))
    const mails = await deps.db
      .selectFrom('outboxMails')
      .select('toAddress')
      .where('kind', '=', 'notification')
      .execute()
    expect(mails).toHaveLength(PEOPLE)
    expect(new Set(mails.map(({ toAddress }) => toAddress)).size).toBe(PEOPLE)
    expect(await deps.db.selectFrom('notifications').select('id').execute()).toHaveLength(PEOPLE)
    const told = await deps.db.selectFrom('roundNotices').select('listId').execute()
    expect(new Set(told.map(({ listId }) => listId)).size).toBe(PEOPLE)
    expect(told).toHaveLength(PEOPLE)
  },
)
