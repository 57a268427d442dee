import type { Audience, Reach } from '@sopaan/contract/managed-announcements'
import type { Delivery } from '@sopaan/contract/notification-topics'
import { LANGUAGES, type Language } from '@sopaan/domain/languages'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { startOfIstDay } from '@sopaan/domain/time/ist'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

const SEATS_OF_EVENT = ['registered', 'waiting', 'offered', 'held'] as const

/** The accounts in use that an audience has at an instant; never staff. */
function usersOf(db: Db, audience: Audience, now: Date) {
  const users = db.selectFrom('users').where('users.status', '=', 'active').where('users.role', '<>', 'admin')
  switch (audience.kind) {
    case 'everyone':
      return users
    case 'plan':
      return users.where('users.id', 'in', (from) =>
        from
          .selectFrom('purchases')
          .select('purchases.userId')
          .where('purchases.status', 'in', ['paid', 'refunded_partial'])
          .where('purchases.expiresAt', '>', now)
          .where('purchases.upgradedTo', 'is', null)
          .$if(audience.planId === null, (rows) => rows.where('purchases.planId', 'is not', null))
          .$if(audience.planId !== null, (rows) => rows.where('purchases.planId', '=', audience.planId)),
      )
    case 'event':
      return users.where('users.id', 'in', (from) =>
        from
          .selectFrom('eventRegistrations')
          .select('eventRegistrations.userId')
          .where('eventRegistrations.eventId', '=', audience.eventId)
          .where('eventRegistrations.state', 'in', SEATS_OF_EVENT),
      )
    case 'users':
      return users
        .$if(audience.role !== null, (rows) => rows.where('users.role', '=', audience.role ?? 'mentee'))
        .$if(audience.targetYear !== null, (rows) => rows.where('users.targetYear', '=', audience.targetYear))
        .$if(audience.from !== null, (rows) => rows.where('users.createdAt', '>=', startOfIstDay(audience.from ?? '')))
        .$if(audience.to !== null, (rows) => rows.where('users.createdAt', '<', dayAfter(audience.to ?? '')))
  }
}

function dayAfter(day: string): Date {
  return new Date(startOfIstDay(day).getTime() + DAY_MS)
}

type Question = { audience: Audience; topic: string; preset: Delivery; now: Date }

/** How many people an audience has, and how they are reached about a topic: as they chose, else as it is preset. */
export async function countReach(db: Db, { audience, topic, preset, now }: Question): Promise<Reach> {
  const counted = await usersOf(db, audience, now)
    .leftJoin('notificationSettings as chosen', (join) =>
      join.onRef('chosen.userId', '=', 'users.id').on('chosen.topic', '=', topic),
    )
    .select([
      'users.language',
      sql<string>`count(*)`.as('people'),
      sql<string>`count(*) filter (where coalesce(chosen.is_in_app, ${preset.isInApp}))`.as('inApp'),
      sql<string>`count(*) filter (where coalesce(chosen.is_by_mail, ${preset.isByMail}))`.as('byMail'),
    ])
    .groupBy('users.language')
    .execute()
  const sum = (of: (row: (typeof counted)[number]) => string) =>
    counted.reduce((total, row) => total + Number(of(row)), 0)
  const peopleIn = (language: Language) => Number(counted.find((row) => row.language === language)?.people ?? 0)
  return {
    people: sum(({ people }) => people),
    inApp: sum(({ inApp }) => inApp),
    byMail: sum(({ byMail }) => byMail),
    // One for each language of the list, as the type says.
    inLanguage: Object.fromEntries(LANGUAGES.map((each) => [each, peopleIn(each)])) as Reach['inLanguage'],
  }
}

/** The next people of an audience behind one, in the order of their ids. */
export async function listNextOf(
  db: Db,
  audience: Audience,
  { after, limit, now }: { after: string | null; limit: number; now: Date },
): Promise<string[]> {
  const rows = await usersOf(db, audience, now)
    .select('users.id')
    .$if(after !== null, (people) => people.where('users.id', '>', after ?? ''))
    .orderBy('users.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Which of some people were sent a mail about a topic from an instant on. */
export async function listMailedSince(
  db: Db,
  { ids, topic, since }: { ids: readonly string[]; topic: string; since: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('outboxMails')
    .select('userId')
    .distinct()
    .where('userId', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('kind', '=', 'notification')
    .where(sql<boolean>`facts->>'topic' = ${topic}`)
    .where('askedAt', '>=', since)
    .execute()
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]))
}
