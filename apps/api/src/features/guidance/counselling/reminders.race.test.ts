import { afterAll, expect, test } from 'vitest'
import { insertMentees } from '#api/testing/acting.ts'
import { hasPostgres, startRaceServers } from '#api/testing/instances.ts'
import { remindOfDeadlines } from './reminders.service.ts'
import { seedSeasons } from './seasons.service.ts'

/** Two workers with pools of their own over one real PostgreSQL. */
const servers = await startRaceServers(2)
/** More than one transaction takes. */
const PEOPLE = 450

afterAll(servers.stop)

test.skipIf(!hasPostgres)(
  'two workers remind 450 people at once, eight times over: one mail, one notification and one row a person',
  async () => {
    const { deps } = servers.at(0)
    for (const { clock } of servers.all) clock.set('2026-07-02T03:30:00.000Z')
    await seedSeasons(deps)
    const ids = await insertMentees(deps, PEOPLE)
    await deps.db
      .insertInto('notificationSettings')
      .values(
        ids.map((userId) => ({
          ...{ userId, topic: 'counselling', isInApp: true, isByMail: true },
          changedAt: deps.now(),
        })),
      )
      .execute()
    const runs = Array.from({ length: 8 }, (_, at) => remindOfDeadlines(servers.at(at).deps))
    await Promise.all(runs)
    const mails = await deps.db
      .selectFrom('outboxMails')
      .select('toAddress')
      .where('kind', '=', 'notification')
      .execute()
    expect(mails).toHaveLength(PEOPLE)
    expect(new Set(mails.map(({ toAddress }) => toAddress)).size).toBe(PEOPLE)
    const told = await deps.db.selectFrom('notifications').select('userId').execute()
    expect(told).toHaveLength(PEOPLE)
    expect(await deps.db.selectFrom('counsellingReminders').select('userId').execute()).toHaveLength(PEOPLE)
  },
)
