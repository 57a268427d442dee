import { createHash } from 'node:crypto'
import { type ChoiceProfile, choiceProfile } from '@sopaan/contract/choice-lists'
import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import { type FamilyList, type ListLinkContent, READERS } from '@sopaan/contract/list-links'
import { refuse } from '@sopaan/contract/refusals'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { readLanguageName } from '@sopaan/domain/languages'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { istDate } from '@sopaan/domain/time/ist'
import * as z from 'zod/mini'
import { type Deps, inTransaction } from '#api/deps.ts'
import { judgeStateChoices } from '#api/features/guidance/state-college-predictor/state-choices.service.ts'
import { hashToken } from '#api/seal.ts'
import { judgeList } from './judged-choices.service.ts'
import {
  countAllHearts,
  countComments,
  countHearts,
  deleteComment,
  deleteHeart,
  deleteListLink,
  findListLink,
  insertComment,
  insertHeart,
  insertListLink,
  isCodeOfLink,
  type ListLinkRow,
  listComments,
  lockListLink,
  replaceListLink,
} from './list-links.queries.ts'

/** 256 random bits: nobody finds a link, or the code of one, by trying. */
const SECRET_BYTES = 32
/** A counselling from the first rank to the last round of CSAB. */
const LINK_DAYS = 90
/** What one link holds: more than a family writes, and little for a machine. */
const COMMENTS_MAX = 100
const HEARTS_MAX = 1_000

/** Makes a link to a list, which ends after 90 days, and the code that changes and deletes it: neither is kept as it is. */
export async function createListLink(
  deps: Deps,
  content: ListLinkContent,
): Promise<{ token: string; deleteCode: string; endsOn: string }> {
  const token = deps.random(SECRET_BYTES).toString('base64url')
  const deleteCode = deps.random(SECRET_BYTES).toString('base64url')
  const createdAt = deps.now()
  const endsAt = new Date(createdAt.getTime() + LINK_DAYS * DAY_MS)
  const hashes = { tokenHash: hashToken(token), deleteCodeHash: hashToken(deleteCode) }
  await insertListLink(deps.db, { ...hashes, ...rowOf(content), createdAt, endsAt })
  return { token, deleteCode, endsOn: istDate(endsAt) }
}

/** Puts the list as it is now behind a link. @throws {Refusal} NOT_FOUND also where the code is another's */
export async function replaceLinkedList(
  deps: Deps,
  { token, deleteCode, ...content }: ListLinkContent & { token: string; deleteCode: string },
): Promise<void> {
  const hashes = { tokenHash: hashToken(token), deleteCodeHash: hashToken(deleteCode) }
  if (!(await replaceListLink(deps.db, { ...hashes, ...rowOf(content), now: deps.now() }))) refuse('NOT_FOUND')
}

/** Deletes a link with its hearts and comments. @throws {Refusal} NOT_FOUND also where the code is another's */
export async function removeListLink(deps: Deps, token: string, deleteCode: string): Promise<void> {
  if (!(await deleteListLink(deps.db, hashToken(token), hashToken(deleteCode)))) refuse('NOT_FOUND')
}

/** A list behind a link, as one of its readers sees it. @throws {Refusal} NOT_FOUND */
export async function readFamilyList(deps: Deps, token: string, reader: string | undefined): Promise<FamilyList> {
  return describeLink(deps, await findLink(deps, token), reader)
}

/** Gives a choice a heart or takes it back. @throws {Refusal} NOT_FOUND also for a choice not on the list, LINK_FULL */
export async function toggleHeart(
  deps: Deps,
  { token, reader, key, isOn }: { token: string; reader: string; key: string; isOn: boolean },
): Promise<FamilyList> {
  return inTransaction(deps, async (deps) => {
    const link = await findLink(deps, token)
    if (!link.choiceKeys.includes(key)) refuse('NOT_FOUND')
    await lockListLink(deps.db, link.id)
    const heart = { linkId: link.id, choiceKey: key, readerHash: hashReader(link.id, reader) }
    if (!isOn) await deleteHeart(deps.db, heart)
    else if ((await countAllHearts(deps.db, link.id)) >= HEARTS_MAX) refuse('LINK_FULL')
    else await insertHeart(deps.db, heart)
    return describeLink(deps, link, reader)
  })
}

type NewComment = {
  token: string
  reader: string
  from: (typeof READERS)[number]
  text: string
  key?: string | undefined
}

/** Writes a comment. @throws {Refusal} NOT_FOUND also for a choice not on the list, LINK_FULL */
export async function writeComment(deps: Deps, { token, reader, from, text, key }: NewComment): Promise<FamilyList> {
  return inTransaction(deps, async (deps) => {
    const link = await findLink(deps, token)
    if (key !== undefined && !link.choiceKeys.includes(key)) refuse('NOT_FOUND')
    await lockListLink(deps.db, link.id)
    if ((await countComments(deps.db, link.id)) >= COMMENTS_MAX) refuse('LINK_FULL')
    await insertComment(deps.db, {
      linkId: link.id,
      choiceKey: key ?? null,
      readerHash: hashReader(link.id, reader),
      readerKind: from,
      body: text,
      createdAt: deps.now(),
    })
    return describeLink(deps, link, reader)
  })
}

/** Removes a comment of this reader, or any with the code of the link. @throws {Refusal} NOT_FOUND */
export async function removeComment(
  deps: Deps,
  { token, id, reader, deleteCode }: { token: string; id: string; reader: string; deleteCode?: string | undefined },
): Promise<FamilyList> {
  const link = await findLink(deps, token)
  const isOwner = deleteCode !== undefined && (await isCodeOfLink(deps.db, link.id, hashToken(deleteCode)))
  const readerHash = isOwner ? undefined : hashReader(link.id, reader)
  if (!(await deleteComment(deps.db, { linkId: link.id, id, readerHash }))) refuse('NOT_FOUND')
  return describeLink(deps, link, reader)
}

async function findLink(deps: Deps, token: string): Promise<ListLinkRow> {
  return (await findListLink(deps.db, hashToken(token), deps.now())) ?? refuse('NOT_FOUND')
}

function rowOf({ keys, profile, showsProfile, language }: ListLinkContent) {
  return { choiceKeys: [...keys], profile: profile ? JSON.stringify(profile) : null, showsProfile, language }
}

async function describeLink(deps: Deps, link: ListLinkRow, reader: string | undefined): Promise<FamilyList> {
  const read = z.safeParse(choiceProfile, link.profile)
  const profile = read.success ? read.data : undefined
  const readerHash = reader === undefined ? undefined : hashReader(link.id, reader)
  const [judged, ofStates, hearts, comments] = await Promise.all([
    judgeList(deps, link.choiceKeys, profile),
    judgeStateChoices(deps, choicesApart(link.choiceKeys).state, []),
    countHearts(deps.db, link.id, readerHash),
    listComments(deps.db, link.id, COMMENTS_MAX),
  ])
  const byKey = new Map(judged.choices.map((choice) => [choice.key, choice]))
  const heartsOf = new Map(hearts.map((each) => [each.choiceKey, each]))
  return {
    sharedOn: istDate(link.createdAt),
    language: readLanguageName(link.language),
    profile: link.showsProfile && profile ? shownProfile(profile) : null,
    choices: link.choiceKeys.map((key) => toReadChoice(key, byKey.get(key), heartsOf.get(key)?.hearts ?? 0)),
    stateChoices: ofStates.choices,
    ownHearts: hearts.filter(({ isOwn }) => isOwn).map(({ choiceKey }) => choiceKey),
    comments: comments.map(({ id, readerKind, body, choiceKey, createdAt, readerHash: writer }) => ({
      _id: id,
      from: READERS.find((kind) => kind === readerKind) ?? 'relative',
      text: body,
      choice: choiceKey,
      writtenAt: createdAt.toISOString(),
      isOwn: readerHash?.equals(writer) ?? false,
    })),
  }
}

/** Of a judged choice only its name, place and chance: the seat would tell category and ranks. */
function toReadChoice(key: string, choice: JudgedChoice | undefined, hearts: number): FamilyList['choices'][number] {
  if (!choice) return { key, college: null, branch: null, hearts }
  const { institute, programme, verdict } = choice
  const chance = verdict?.state === 'judged' ? verdict.chance : null
  return {
    key,
    college: institute.name,
    branch: programme.name,
    ...(institute.city !== undefined && { city: institute.city }),
    ...(institute.state !== undefined && { state: institute.state }),
    ...(chance && { chance }),
    hearts,
  }
}

function shownProfile(profile: ChoiceProfile): Record<string, string> {
  return Object.fromEntries(
    Object.entries(profile).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

/** A reader under one link: their browser's id alone would join what they do behind several. */
function hashReader(linkId: string, reader: string): Buffer {
  return createHash('sha256').update(`${linkId} ${reader}`).digest()
}
