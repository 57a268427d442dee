import type { AuditAction } from '@sopaan/contract/audit-actions'
import type { OwnChoiceList, OwnChoiceLists } from '@sopaan/contract/choice-lists'
import { refuse } from '@sopaan/contract/refusals'
import { CHOICE_LISTS_MAX, CHOICES_MAX, choiceKeysOf, isStateChoice } from '@sopaan/domain/choice-lists/choice-list'
import { isSameOrder } from '@sopaan/domain/choice-lists/choice-lists-merge'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { isStateChoiceKnown } from '#api/features/guidance/state-college-predictor/state-choices.service.ts'
import { type NewAuditEntry, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { decrypt } from '#api/seal.ts'
import {
  bringListBack,
  changeList,
  chooseList,
  countChoices,
  deleteRemovedLists,
  findOwnerOfList,
  findOwnList,
  insertChoice,
  insertList,
  type ListRow,
  listOwnLists,
  removeChoice,
  replaceChoices,
  setListAside,
} from './choice-lists.queries.ts'
import { openBook } from './judged-choices.service.ts'
import { deleteEndedLinks } from './list-links.queries.ts'
import { removeEndedGrants } from './shared-lists.queries.ts'

/** How long a removed list can be brought back, ms. */
const UNDO_MS = 7 * DAY_MS
/** The name of the first list where the caller gives none. */
const FIRST_NAME = 'My choice list'
type Content = { name: string; keys: readonly string[] }

/** The lists of the person acting, and which of them bookmarks go to. */
export async function ownLists(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<OwnChoiceLists> {
  const rows = await listOwnLists(deps.db, actor.userId)
  const chosen = chosenOf(rows)
  return { lists: rows.map((row) => describeList(deps, row)), chosenId: chosen?.id ?? null }
}

/**
 * Makes a list under an id of the caller's, so that trying again is harmless; brings back one that was removed.
 * @throws {Refusal} CHOICE_LISTS_FULL; CHANGED_ELSEWHERE when it is there and says something else; NOT_FOUND when the id
 *   is another person's
 */
export async function createList(
  deps: Deps,
  { actor, request }: CallerTrace,
  list: Content & { _id: string },
): Promise<OwnChoiceList> {
  return inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'choiceLists', actor.userId)
    const there = await findOwnerOfList(deps.db, list._id)
    if (there && there.userId !== actor.userId) refuse('NOT_FOUND')
    if (there?.removedAt === null) return sameList(deps, actor, list)
    await refuseFull(deps, actor)
    const { db } = deps
    if (there) {
      await bringListBack(db, list._id, deps.now())
      await changeList(db, { userId: actor.userId, id: list._id, name: list.name, now: deps.now() })
    } else await insertList(db, { id: list._id, userId: actor.userId, name: list.name, createdAt: deps.now() })
    await replaceChoices(db, list._id, list.keys)
    const change = { name: { after: list.name }, seats: { after: list.keys.length } }
    await writeAudit(deps, listEntryOf('choice-list.make', { actor, request }, list._id, change))
    return findDescribed(deps, actor, list._id)
  })
}

/**
 * Saves name and order of a list. The version it was made from must still be the one that stands, so that two devices do
 * not write over each other unseen.
 * @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE
 */
export async function saveList(
  deps: Deps,
  { actor, request }: CallerTrace,
  { id, version, name, keys }: Content & { id: string; version: number },
): Promise<OwnChoiceList> {
  return inTransaction(deps, async (deps) => {
    const userId = actor.userId
    const isOpen = await changeList(deps.db, { userId, id, version, name, now: deps.now() })
    if (!isOpen) refuse((await findOwnList(deps.db, userId, id)) ? 'CHANGED_ELSEWHERE' : 'NOT_FOUND')
    const before = await countChoices(deps.db, id)
    await replaceChoices(deps.db, id, keys)
    const change = { name: { after: name }, seats: { before, after: keys.length } }
    await writeAudit(deps, listEntryOf('choice-list.change', { actor, request }, id, change))
    return findDescribed(deps, actor, id)
  })
}

/** Removes a list, its link and its grants; for seven days it can be made again under its id. @throws {Refusal} NOT_FOUND */
export async function removeList(deps: Deps, { actor, request }: CallerTrace, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const row = (await findOwnList(deps.db, actor.userId, id)) ?? refuse('NOT_FOUND')
    if (!(await setListAside(deps.db, actor.userId, id, deps.now()))) refuse('NOT_FOUND')
    const change = { name: { before: row.name }, seats: { before: row.keys.length } }
    await writeAudit(deps, listEntryOf('choice-list.remove', { actor, request }, id, change))
  })
}

/** Makes a list the one that bookmarks go to. @throws {Refusal} NOT_FOUND */
export async function chooseOwnList(deps: Deps, { actor, request }: CallerTrace, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if (!(await chooseList(deps.db, actor.userId, id, deps.now()))) refuse('NOT_FOUND')
    await writeAudit(deps, listEntryOf('choice-list.choose', { actor, request }, id, {}))
  })
}

/**
 * Takes the lists of a device into the account: choices go behind those of the list of the same id, or of the same name,
 * none twice; others are made. What a list cannot hold goes into one of its own. Trying again changes nothing.
 * @throws {Refusal} CHOICE_LISTS_FULL, and then nothing is taken
 */
export async function mergeDeviceLists(
  deps: Deps,
  { actor, request }: CallerTrace,
  lists: readonly (Content & { _id: string })[],
): Promise<OwnChoiceLists> {
  return inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'choiceLists', actor.userId)
    for (const [at, list] of lists.entries()) await mergeDeviceList(deps, actor.userId, { ...list, at })
    const merged = await ownLists(deps, actor)
    if (merged.lists.length > CHOICE_LISTS_MAX) refuse('CHOICE_LISTS_FULL', { max: CHOICE_LISTS_MAX })
    const change = { lists: { after: lists.length }, seats: { after: lists.flatMap(({ keys }) => keys).length } }
    await writeAudit(deps, listEntryOf('choice-list.merge', { actor, request }, undefined, change))
    return merged
  })
}

/**
 * Puts a choice at the end of the chosen list; the first choice of a person makes the first list.
 * @throws {Refusal} SEAT_ON_LIST, CHOICE_LIST_FULL, NOT_FOUND when the book in use has no such choice
 */
export async function addSeat(
  deps: Deps,
  { actor, request }: CallerTrace,
  { key, firstName }: { key: string; firstName?: string | undefined },
): Promise<OwnChoiceLists> {
  if (!(await isKnown(deps, key))) refuse('NOT_FOUND')
  return inTransaction(deps, async (deps) => {
    const { userId } = actor
    await lockUntilEnd(deps, 'choiceLists', userId)
    const chosen = chosenOf(await listOwnLists(deps.db, userId))
    const name = firstName ?? FIRST_NAME
    const id = chosen?.id ?? (await insertList(deps.db, { userId, name, createdAt: deps.now() }))
    await changeList(deps.db, { userId, id, now: deps.now() })
    const before = await countChoices(deps.db, id)
    if (!(await insertChoice(deps.db, id, key))) refuse('SEAT_ON_LIST')
    if (before >= CHOICES_MAX) refuse('CHOICE_LIST_FULL', { max: CHOICES_MAX })
    await writeAudit(deps, listEntryOf('choice-list.add', { actor, request }, id, { seat: { after: key } }))
    return ownLists(deps, actor)
  })
}

/** Takes a choice off the chosen list; one that is not there is no mistake. */
export async function removeSeatFromList(
  deps: Deps,
  { actor, request }: CallerTrace,
  key: string,
): Promise<OwnChoiceLists> {
  return inTransaction(deps, async (deps) => {
    const { userId } = actor
    await lockUntilEnd(deps, 'choiceLists', userId)
    const chosen = chosenOf(await listOwnLists(deps.db, userId))
    if (chosen?.keys.includes(key)) {
      await changeList(deps.db, { userId, id: chosen.id, now: deps.now() })
      await removeChoice(deps.db, chosen.id, key)
      await writeAudit(deps, listEntryOf('choice-list.drop', { actor, request }, chosen.id, { seat: { before: key } }))
    }
    return ownLists(deps, actor)
  })
}

/** Deletes lists that were removed more than seven days ago, and grants and links without an account that have ended. */
export async function purgeRemovedLists(deps: Deps): Promise<void> {
  await deleteRemovedLists(deps.db, new Date(deps.now().getTime() - UNDO_MS))
  await removeEndedGrants(deps.db, deps.now())
  await deleteEndedLinks(deps.db, deps.now())
}

/** A list of the person acting as the wire has it. @throws {Refusal} NOT_FOUND */
export async function findDescribed(deps: Deps, actor: Pick<Actor, 'userId'>, id: string): Promise<OwnChoiceList> {
  return describeList(deps, (await findOwnList(deps.db, actor.userId, id)) ?? refuse('NOT_FOUND'))
}

/** An entry of the trail about a list. */
export function listEntryOf(
  action: AuditAction,
  { actor, request }: CallerTrace,
  id: string | undefined,
  change: NonNullable<NewAuditEntry['change']>,
): NewAuditEntry {
  return { action, actor, target: { type: 'choice-list', ...(id !== undefined && { id }) }, change, request }
}

async function sameList(
  deps: Deps,
  actor: CallerTrace['actor'],
  list: Content & { _id: string },
): Promise<OwnChoiceList> {
  const own = await findDescribed(deps, actor, list._id)
  if (own.name !== list.name || !isSameOrder(own.keys, list.keys)) refuse('CHANGED_ELSEWHERE')
  return own
}

async function refuseFull(deps: Deps, actor: CallerTrace['actor']): Promise<void> {
  if ((await listOwnLists(deps.db, actor.userId)).length >= CHOICE_LISTS_MAX)
    refuse('CHOICE_LISTS_FULL', { max: CHOICE_LISTS_MAX })
}

/** `at` is the place among the lists of the device: they keep their order. */
async function mergeDeviceList(deps: Deps, userId: string, list: Content & { _id: string; at: number }): Promise<void> {
  const own = await listOwnLists(deps.db, userId)
  const held = new Set(own.filter(({ id, name }) => id === list._id || isNamed(name, list)).flatMap(({ keys }) => keys))
  const target = own.find(({ id }) => id === list._id) ?? own.find(({ name }) => isNamed(name, list))
  const added = list.keys.filter((key) => !held.has(key))
  if (target === undefined) return insertFilled(deps, userId, { ...list, keys: added })
  if (added.length === 0) return
  const all = [...target.keys, ...added]
  await changeList(deps.db, { userId, id: target.id, now: deps.now() })
  await replaceChoices(deps.db, target.id, all.slice(0, CHOICES_MAX))
  // The same name: when the device tries again, what is in either counts as taken.
  if (all.length > CHOICES_MAX)
    await insertFilled(deps, userId, { name: target.name, keys: all.slice(CHOICES_MAX), at: list.at })
}

async function insertFilled(deps: Deps, userId: string, list: Content & { _id?: string; at: number }): Promise<void> {
  const there = list._id === undefined ? undefined : await findOwnerOfList(deps.db, list._id)
  const id = await insertList(deps.db, {
    // An id that is taken, by a removed list or by another account on the same device, is not reused.
    ...(list._id !== undefined && there === undefined && { id: list._id }),
    userId,
    name: list.name,
    createdAt: new Date(deps.now().getTime() + list.at),
  })
  await replaceChoices(deps.db, id, list.keys)
}

async function isKnown(deps: Deps, key: string): Promise<boolean> {
  if (isStateChoice(key)) return isStateChoiceKnown(deps, key)
  return openBook(await currentBook(deps)).keys.poolsOf(key).length > 0
}

function isNamed(name: string, list: Content): boolean {
  return name.toLowerCase() === list.name.toLowerCase()
}

function chosenOf(rows: readonly ListRow[]): ListRow | undefined {
  return rows.toSorted((a, b) => b.chosenAt.getTime() - a.chosenAt.getTime())[0]
}

function describeList(deps: Pick<Deps, 'config'>, row: ListRow): OwnChoiceList {
  const { id, name, keys, version, changedAt, shareTokenSealed, sharedAt, showsProfile } = row
  const share =
    shareTokenSealed && sharedAt
      ? {
          token: decrypt(deps, 'share-token', shareTokenSealed).toString(),
          sharedAt: sharedAt.toISOString(),
          showsProfile,
        }
      : null
  return { _id: id, name, keys: choiceKeysOf(keys), version, changedAt: changedAt.toISOString(), share }
}
