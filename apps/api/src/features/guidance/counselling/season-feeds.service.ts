import { counselling, type SeasonFeed } from '@sopaan/contract/counselling'
import { refuse } from '@sopaan/contract/refusals'
import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { endOfStep } from '@sopaan/domain/counselling/season'
import type { Language } from '@sopaan/domain/languages'
import { type Deps, inTransaction } from '#api/deps.ts'
import type { CalendarEntry } from '#api/features/account/calendars/calendar-file.service.ts'
import { feedSecret, opensFeed } from '#api/features/account/calendars/feed-secrets.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { seasonCalendar, stepEntries } from './season-calendar.ts'
import {
  findOwnFeed,
  findPayer,
  findReadFeed,
  type ReadFeed,
  removeOwnFeed,
  upsertFeed,
} from './season-feeds.queries.ts'
import { findSeason, readSeason } from './seasons.service.ts'

/** In the secrets of these feeds. */
const NOUN = 'counselling'

/** The address under which the person's calendar reads the dates; null while there is none. */
export async function describeSeasonFeed(deps: Deps, { userId }: Pick<Actor, 'userId'>): Promise<SeasonFeed> {
  const feed = await findOwnFeed(deps.db, userId)
  if (feed === undefined) return { feed: null }
  const { publicWebUrl } = deps.config
  const url = `${publicWebUrl}${counselling.renewFeed.path}/${feed.id}/${feedSecret(deps, NOUN, feed)}.ics`
  return { feed: { url, renewedAt: feed.renewedAt.toISOString() } }
}

/** Makes an address, or a new one in the place of the old, which opens nothing from then on. */
export async function renewSeasonAddress(deps: Deps, { actor, request }: CallerTrace): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await upsertFeed(deps.db, actor.userId, deps.now())
    await writeAudit(deps, { action: 'counselling.feed-renew', actor, target: { type: 'counselling-feed' }, request })
  })
}

/** Ends the address; nothing happens where there is none. */
export async function endSeasonAddress(deps: Deps, { actor, request }: CallerTrace): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await removeOwnFeed(deps.db, actor.userId)
    await writeAudit(deps, { action: 'counselling.feed-end', actor, target: { type: 'counselling-feed' }, request })
  })
}

/**
 * Every step of the newest season as the calendar of whoever the address is of: in their language, with the amounts of their
 * category as the profile has it at that moment.
 * @param file  secret and `.ics`
 * @throws {Refusal} NOT_FOUND for every wrong address alike
 */
export async function readSeasonFeed(deps: Deps, { id, file }: { id: string; file: string }): Promise<string> {
  const feed = await findReadFeed(deps.db, id)
  if (!opensFeed(deps, NOUN, file, { id, feed }) || feed === undefined) refuse('NOT_FOUND')
  return seasonCalendar(deps, await findSeason(deps), candidateOf(feed), { isWhole: true })
}

/** The steps of the newest season for the calendar of a person, all of them until the last one lies behind. */
export async function seasonEntriesOf(
  deps: Deps,
  { userId, language }: { userId: string; language: Language },
): Promise<CalendarEntry[]> {
  const [season, payer] = await Promise.all([readSeason(deps), findPayer(deps.db, userId)])
  const now = deps.now().getTime()
  if (payer === undefined || season === undefined || season.steps.every((step) => endOfStep(step) < now)) return []
  return stepEntries(deps, season, candidateOf({ ...payer, language }))
}

function candidateOf({ language, category, isPwd }: Pick<ReadFeed, 'language' | 'category' | 'isPwd'>) {
  return { language, category: CATEGORIES.find((known) => known === category) ?? 'OPEN', isPwd: isPwd === true }
}
