import { type Deadline, type Lead, leadOf, listDeadlines } from '@sopaan/domain/counselling/deadlines'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { notifyPeople, withdrawNotices } from '#api/features/operations/notifications/notifications.service.ts'
import { claimReminders, removeMovedReminders, removeOldReminders } from './reminders.queries.ts'
import { lockPublished } from './seasons.queries.ts'
import { type PublishedSeason, readSeason } from './seasons.service.ts'

/** People reminded in one transaction. */
const BATCH = 200
/** How long it stays known who was reminded of what is over, ms. */
const RETENTION_MS = 30 * DAY_MS

/**
 * Reminds whoever asked of the deadlines that are near: once from 9 in the morning of the day before, once from three hours
 * before, never at the end or after it. Whoever asks between the two is reminded at once. Safe on any number of instances.
 */
export async function remindOfDeadlines(deps: Deps, isEnding = () => false): Promise<void> {
  const season = await readSeason(deps)
  if (season === undefined) return
  for (const deadline of listDeadlines(season)) {
    for (;;) {
      const lead = leadOf(deadline, deps.now().getTime())
      if (lead === undefined || isEnding()) break
      if ((await remindNext(deps, season, { ...deadline, lead })) === 0) break
    }
  }
  await removeOldReminders(deps.db, new Date(deps.now().getTime() - RETENTION_MS))
}

/**
 * Takes back the reminders that wait to be sent and whose deadline lies elsewhere now; should it move back, it is reminded
 * of again. Call it where a season is published.
 */
export async function withdrawMovedReminders(deps: Deps): Promise<void> {
  const season = await readSeason(deps)
  const ends = season === undefined ? [] : listDeadlines(season).map(({ endsAt }) => new Date(endsAt))
  await withdrawNotices(deps, 'counselling', { expiringExceptAt: ends })
  await removeMovedReminders(deps.db, { ends, now: deps.now() })
}

async function remindNext(deps: Deps, season: PublishedSeason, deadline: Deadline & { lead: Lead }): Promise<number> {
  const { key, kind, lead, round, endsWithdrawal } = deadline
  const endsAt = new Date(deadline.endsAt)
  return inTransaction(deps, async (deps) => {
    // Whoever publishes another version waits until this is written, and then takes back what it moved.
    if ((await lockPublished(deps.db, season.id)) === undefined) return 0
    const userIds = await claimReminders(deps.db, { deadline: key, endsAt, lead }, BATCH)
    const { seatAcceptance, partialAdmission } = season.fees
    const fee = kind === 'partial-admission' ? partialAdmission : seatAcceptance
    await notifyPeople(deps, userIds, {
      kind: 'deadline-near',
      facts: {
        ...{ kind, lead, body: season.body, season: season.season, round, endsWithdrawal },
        endsAt: endsAt.toISOString(),
        reservedPaise: fee.reserved,
        othersPaise: fee.others,
      },
      // A deadline that moved away and back is another notice: the version of its season tells the two apart.
      key: `deadline ${key} ${endsAt.toISOString()} ${lead} ${season.version}`,
      expiresAt: endsAt,
    })
    return userIds.length
  })
}
