import { setImmediate as breathe } from 'node:timers/promises'
import { type ChoiceProfile, choiceProfile } from '@sopaan/contract/choice-lists'
import { RANK_KEYS } from '@sopaan/contract/college-predictor'
import { readProfile } from '@sopaan/contract/read-profile'
import { endOfStep } from '@sopaan/domain/counselling/season'
import type { MovedChance } from '@sopaan/domain/simulator/follow-season'
import { DAY_MS } from '@sopaan/domain/time/durations'
import * as z from 'zod/mini'
import { type Deps, inTransaction } from '#api/deps.ts'
import { readSeason } from '#api/features/guidance/counselling/seasons.service.ts'
import { findRoundSince } from '#api/features/guidance/cutoffs/imports.open.queries.ts'
import { type NewNotification, notifyEach } from '#api/features/operations/notifications/notifications.service.ts'
import { type FollowedSeason, followedSeason, followList, type ListedChoice } from './followed-lists.service.ts'
import { claimNotices, type NoticedList, type NoticedRound, removeOldNotices } from './round-notices.queries.ts'

/** Lists told of in one transaction. */
const BATCH = 100
/** How long after it was first published a round is news, ms: who asks for notices within it is told at once. */
const NEWS_MS = 3 * DAY_MS
/** Choices of one heading that a notice names; the page it leads to has them all. */
const NAMED = 3
/** How long it stays known who was told, ms: beyond any season. */
const RETENTION_MS = 365 * DAY_MS

type RoundNotice = (NewNotification<'round-out'> | NewNotification<'mock-out'>) & { key: string }

/**
 * Tells whoever asked what the round that was just published means for each of their lists: the seat it would give, the
 * chances it moved, and by when to pay; of a mock allotment before round 1, what the list came to in it and until when it can
 * be changed. Once a list and round, on any number of instances; a table that is corrected later is no new round.
 */
export async function notifyOfRounds(deps: Deps, isEnding = () => false): Promise<void> {
  const since = new Date(deps.now().getTime() - NEWS_MS)
  const news = (await findNews(deps, 'josaa', since)) ?? (await findNews(deps, 'josaa-mock', since))
  if (news !== undefined) while (!isEnding() && (await notifyNext(deps, news)) > 0) await breathe()
  await removeOldNotices(deps.db, new Date(deps.now().getTime() - RETENTION_MS))
}

type News = NoticedRound & {
  isFinal: boolean
  followed: FollowedSeason
  /** The end of what a person does after it: the first payment of a round, the choices after a mock. */
  actBy: string | null
}

/** What is new, once this instance reads by it: another may have published it a moment ago. */
async function findNews(deps: Deps, body: 'josaa' | 'josaa-mock', since: Date): Promise<News | undefined> {
  const found = await findRoundSince(deps.db, body, since)
  const followed = found && (await followedSeason(deps))
  if (followed?.open.season !== found?.season || !found || !followed) return undefined
  const isMock = body === 'josaa-mock'
  // Once a round is out, its mocks are no news.
  if (isMock && followed.open.columns.length > 0) return undefined
  const { columns } = isMock ? followed.mocks : followed.open
  if (columns.at(-1)?.round !== found.round) return undefined
  return { ...found, isMock, followed, actBy: await actByOf(deps, { ...found, isMock }) }
}

async function notifyNext(deps: Deps, news: News): Promise<number> {
  return inTransaction(deps, async (deps) => {
    const lists = await claimNotices(deps.db, news, BATCH)
    await notifyEach(
      deps,
      lists.map((list) => ({
        userId: list.userId,
        notice: news.isMock ? mockNotice(list, news) : noticeOf(list, news),
      })),
    )
    return lists.length
  })
}

function noticeOf(list: NoticedList, { season, round, isFinal, followed, actBy }: News): RoundNotice {
  return {
    kind: 'round-out',
    about: { listId: list.listId },
    key: `round ${season} ${round} ${list.listId}`,
    facts: {
      ...{ season, round, isLast: isFinal, payBy: actBy },
      list: list.lists > 1 ? list.name : null,
      outcome: outcomeOf(list, followed),
    },
  }
}

function mockNotice(list: NoticedList, { season, round, followed, actBy }: News): RoundNotice {
  const profile = profileOf(list)
  const played = profile && followList(followed, list.keys, readProfile(profile))
  const seat = played?.mocks.at(-1)?.seat
  return {
    kind: 'mock-out',
    about: { listId: list.listId },
    key: `mock ${season} ${round} ${list.listId}`,
    facts: {
      ...{ season, mock: round, changeBy: actBy },
      list: list.lists > 1 ? list.name : null,
      outcome: played ? { seat: seatFacts(seat && played.choices[seat.choice]), choices: list.keys.length } : null,
    },
  }
}

function outcomeOf(list: NoticedList, followed: FollowedSeason): NewNotification<'round-out'>['facts']['outcome'] {
  const profile = profileOf(list)
  if (profile === undefined) return null
  const { choices, outcomes } = followList(followed, list.keys, readProfile(profile))
  const outcome = outcomes.at(-1)
  if (outcome === undefined) return null
  const { event, seat, moved, opened, closed } = outcome
  const nameAt = (at: number) => choices.slice(at, at + 1).map(nameOf)
  const named = (places: readonly number[]) => ({
    names: places.slice(0, NAMED).flatMap(nameAt),
    more: Math.max(0, places.length - NAMED),
  })
  return {
    event,
    seat: seatFacts(seat && choices[seat.choice]),
    choices: list.keys.length,
    rose: moved.filter(isRise).length,
    fell: moved.filter((move) => !isRise(move)).length,
    moves: moved
      .slice(0, NAMED)
      .flatMap(({ choice, from, to }) => nameAt(choice).map((name) => ({ ...name, from, to }))),
    opened: named(opened),
    closed: named(closed),
  }
}

function seatFacts(choice: ListedChoice | undefined) {
  if (choice === undefined) return null
  return { ...nameOf(choice), position: choice.place }
}

function nameOf({ name }: ListedChoice): { institute: string; programme: string } {
  return { institute: name.institute, programme: name.programme.name }
}

function isRise({ from, to }: MovedChance): boolean {
  return to > from
}

/** Who the account says its owner is, as the predictor asks; undefined while it holds no rank. */
function profileOf({
  category,
  gender,
  isPwd,
  hasPassedAat,
  homeState,
  ranks,
}: NoticedList): ChoiceProfile | undefined {
  const known = RANK_KEYS.flatMap(({ key, list, kind }) => {
    const found = ranks.find((rank) => rank.list === list && rank.kind === kind)
    return found === undefined ? [] : [[key, String(found.rank)]]
  })
  const read = z.safeParse(choiceProfile, {
    ...Object.fromEntries(known),
    ...(category !== null && { category }),
    ...(gender !== null && { gender }),
    ...(isPwd === true && { pwd: 'true' }),
    ...(hasPassedAat === true && { aat: 'true' }),
    ...(homeState !== null && { state: homeState }),
  })
  return read.success ? read.data : undefined
}

/**
 * Until when a first seat of a round is paid for, or choices can be changed after a mock; null where the published dates are
 * of another season, or say nothing.
 */
async function actByOf(deps: Deps, { season, round, isMock }: NoticedRound): Promise<string | null> {
  const published = await readSeason(deps)
  if (published?.season !== season) return null
  const step = published.steps.find((one) =>
    isMock ? one.kind === 'registration' : one.kind === 'report-and-pay' && one.round === round,
  )
  return step ? new Date(endOfStep(step)).toISOString() : null
}
