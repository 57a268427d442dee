import {
  type ChoiceProfile,
  choiceProfile,
  type OwnChoiceList,
  type SharedChoiceList,
} from '@sopaan/contract/choice-lists'
import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import { refuse } from '@sopaan/contract/refusals'
import type { StateChoiceRow } from '@sopaan/contract/state-choices'
import { choiceKeysOf, choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { istDate } from '@sopaan/domain/time/ist'
import * as z from 'zod/mini'
import { type Deps, inTransaction } from '#api/deps.ts'
import { judgeStateChoices } from '#api/features/guidance/state-college-predictor/state-choices.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { encrypt, hashToken } from '#api/seal.ts'
import { findOwnList } from './choice-lists.queries.ts'
import { judgeList } from './judged-choices.service.ts'
import { findDescribed, listEntryOf } from './own-lists.service.ts'
import {
  findGrantedList,
  findListByToken,
  insertGrant,
  type ReadableRow,
  removeGrant,
  shareList,
  withdrawShare,
} from './shared-lists.queries.ts'

/** 256 random bits: nobody finds a link by trying. */
const TOKEN_BYTES = 32

/** A list as somebody sees it who is not its owner. */
export type ReadableList = {
  name: string
  since: Date
  /** Every seat in order, those that the book does not have any more among them. */
  keys: string[]
  profile: ChoiceProfile | null
  judged: JudgedChoices
  /** Choices of State counsellings, judged for nobody. */
  stateChoices: StateChoiceRow[]
}

/**
 * Gives a list a link, or changes what its link shows; a link that stands keeps its address.
 * @param profile  what the owner chose to show; null shows the seats alone
 * @throws {Refusal} NOT_FOUND
 */
export async function shareOwnList(
  deps: Deps,
  { actor, request }: CallerTrace,
  { id, profile }: { id: string; profile: ChoiceProfile | null },
): Promise<OwnChoiceList> {
  const token = deps.random(TOKEN_BYTES).toString('base64url')
  const sealed = encrypt(deps, 'share-token', Buffer.from(token))
  return inTransaction(deps, async (deps) => {
    const shown = profile && JSON.stringify(profile)
    const share = { userId: actor.userId, id, hash: hashToken(token), sealed, profile: shown, now: deps.now() }
    if (!(await shareList(deps.db, share))) refuse('NOT_FOUND')
    const change = { showsProfile: { after: profile !== null } }
    await writeAudit(deps, listEntryOf('choice-list.share', { actor, request }, id, change))
    return findDescribed(deps, actor, id)
  })
}

/** Withdraws the link of a list: it never works again. @throws {Refusal} NOT_FOUND */
export async function withdrawOwnShare(
  deps: Deps,
  { actor, request }: CallerTrace,
  id: string,
): Promise<OwnChoiceList> {
  return inTransaction(deps, async (deps) => {
    if (!(await withdrawShare(deps.db, actor.userId, id))) refuse('NOT_FOUND')
    await writeAudit(deps, listEntryOf('choice-list.withdraw', { actor, request }, id, {}))
    return findDescribed(deps, actor, id)
  })
}

/** A list behind a link: nothing of its owner but what the owner chose to show. @throws {Refusal} NOT_FOUND */
export async function readSharedList(deps: Deps, token: string): Promise<SharedChoiceList> {
  const { since, ...list } = await readable(deps, await findListByToken(deps.db, hashToken(token)))
  const sharedOn = istDate(since)
  return { ...list, sharedOn }
}

/**
 * Lets a reader see a list of the owner until an instant: a mentor before a booking. Run it in the transaction of what it
 * belongs to. A grant that stands is replaced.
 * @param profile  what the owner lets this reader see beside the seats; null = the seats alone
 * @throws {Refusal} NOT_FOUND when the list is not the owner's
 */
export async function grantList(
  deps: Deps,
  owner: Pick<Actor, 'userId'>,
  grant: { listId: string; readerId: string; profile: ChoiceProfile | null; endsAt: Date },
): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if (!(await findOwnList(deps.db, owner.userId, grant.listId))) refuse('NOT_FOUND')
    await insertGrant(deps.db, {
      listId: grant.listId,
      readerId: grant.readerId,
      profile: grant.profile && JSON.stringify(grant.profile),
      endsAt: grant.endsAt,
    })
    await writeAudit(deps, {
      action: 'choice-list.grant',
      target: { type: 'choice-list', id: grant.listId },
      change: { reader: { after: grant.readerId }, endsAt: { after: grant.endsAt.toISOString() } },
    })
  })
}

/** Takes a reader's grant away; one that is not there is no mistake. @throws {Refusal} NOT_FOUND when the list is not the owner's */
export async function endGrant(
  deps: Deps,
  owner: Pick<Actor, 'userId'>,
  { listId, readerId }: { listId: string; readerId: string },
): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if (!(await findOwnList(deps.db, owner.userId, listId))) refuse('NOT_FOUND')
    await removeGrant(deps.db, listId, readerId)
    await writeAudit(deps, {
      action: 'choice-list.grant-end',
      target: { type: 'choice-list', id: listId },
      change: { reader: { before: readerId } },
    })
  })
}

/**
 * A list as it stands now, for a reader whom its owner granted it, while the grant lasts. Not for use inside a
 * transaction.
 * @throws {Refusal} NOT_FOUND
 */
export async function readGrantedList(
  deps: Deps,
  reader: Pick<Actor, 'userId'>,
  listId: string,
): Promise<ReadableList> {
  return readable(deps, await findGrantedList(deps.db, { listId, readerId: reader.userId, now: deps.now() }))
}

/** Whether the owner of a list lets a reader see it now. */
export async function isListGranted(deps: Deps, reader: Pick<Actor, 'userId'>, listId: string): Promise<boolean> {
  return (await findGrantedList(deps.db, { listId, readerId: reader.userId, now: deps.now() })) !== undefined
}

async function readable(deps: Deps, row: ReadableRow | undefined): Promise<ReadableList> {
  if (row === undefined) refuse('NOT_FOUND')
  const read = z.safeParse(choiceProfile, row.profile)
  const profile = read.success ? read.data : null
  const { name, since } = row
  const keys = choiceKeysOf(row.keys)
  const [judged, { choices }] = await Promise.all([
    judgeList(deps, keys, profile ?? undefined),
    judgeStateChoices(deps, choicesApart(keys).state, []),
  ])
  return { name, since, keys, profile, judged, stateChoices: choices }
}
