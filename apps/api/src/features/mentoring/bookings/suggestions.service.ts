import type { BodyOf } from '@sopaan/contract/call'
import { type ListSuggestions, type listSuggestions, SUGGESTIONS_MAX } from '@sopaan/contract/list-suggestions'
import { isRefusal, refuse } from '@sopaan/contract/refusals'
import { listNamedChoices } from '@sopaan/contract/round-answers'
import { conflictOf, reverseOf, type SuggestedEdit } from '@sopaan/domain/choice-lists/suggested-edit'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { isOpenForMessages } from '@sopaan/domain/mentoring/bookings'
import { type Deps, inTransaction } from '#api/deps.ts'
import { isWaitingForParent } from '#api/features/account/accounts/accounts.service.ts'
import { editOwnList } from '#api/features/guidance/choice-lists/edited-lists.service.ts'
import { openBook } from '#api/features/guidance/choice-lists/judged-choices.service.ts'
import { findDescribed } from '#api/features/guidance/choice-lists/own-lists.service.ts'
import { isListGranted } from '#api/features/guidance/choice-lists/shared-lists.service.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyPerson } from '#api/features/operations/notifications/notifications.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { progressOf } from './booking-view.ts'
import type { BookingRow } from './bookings.queries.ts'
import { findOwnBooking } from './bookings.service.ts'
import { listBlocks } from './messages.queries.ts'
import { wordsBetween } from './shared-words.service.ts'
import {
  changeSuggestion,
  countSuggestions,
  listSuggestionRows,
  lockSuggestion,
  removeSuggestion,
  type SuggestionRow,
  upsertSuggestion,
} from './suggestions.queries.ts'

type One = { id: string; suggestionId: string }

/**
 * What was suggested on the list of a booking, as the list is now. An admin who looks as one of the two is shown none: the
 * reasons are words between them.
 * @throws {Refusal} NOT_FOUND
 */
export async function readSuggestions(
  deps: Deps,
  actor: Pick<Actor, 'userId' | 'impersonatorId'>,
  id: string,
): Promise<ListSuggestions> {
  const { row, party } = await findOwnBooking(deps, actor, id)
  const list = await findList(deps, row)
  const rows = actor.impersonatorId === undefined ? await listSuggestionRows(deps.db, id) : []
  const book = await currentBook(deps)
  const keys = rows.map(({ choiceKey }) => choiceKey)
  const names = new Map(listNamedChoices(openBook(book), keys).map(({ choice, name }) => [choice, name]))
  return {
    suggestions: rows.map((suggestion) => {
      const { kind, choiceKey, position, reason, state, suggestedAt, listVersion } = suggestion
      const name = names.get(choiceKey)
      const conflict = state === 'open' ? conflictOf(list?.keys ?? [], editOf(suggestion)) : undefined
      return {
        _id: suggestion.id,
        ...{ kind, key: choiceKey, position, reason, state },
        college: name?.institute ?? null,
        branch: name?.programme.name ?? null,
        conflict: conflict ?? null,
        isListChanged: list !== undefined && list.version !== listVersion,
        suggestedAt: suggestedAt.toISOString(),
      }
    }),
    choices: list?.keys.length ?? 0,
    maySuggest: party === 'mentor' && list !== undefined && (await isOpenFor(deps, actor, { row, listId: list._id })),
  }
}

/**
 * Suggests an edit of the list that came with a booking, while its owner shares it. With somebody under 18, what would let
 * the two meet elsewhere is hidden in the reason. The owner hears of the first that is open.
 * @throws {Refusal} NOT_FOUND, MESSAGES_CLOSED, BLOCKED, SUGGESTION_UNFIT, SUGGESTIONS_FULL
 */
export async function suggestEdit(
  deps: Deps,
  caller: Caller,
  { id, kind, key, position, reason }: BodyOf<typeof listSuggestions.suggest> & { id: string },
): Promise<ListSuggestions> {
  const { actor, request } = caller
  if (listNamedChoices(openBook(await currentBook(deps)), [key]).length === 0 && kind !== 'remove') refuse('NOT_FOUND')
  await inTransaction(deps, async (deps) => {
    const { row, list } = await findShared(deps, actor, id)
    const edit: SuggestedEdit = { kind, key, position: position === undefined ? null : position - 1 }
    if (conflictOf(list.keys, edit) !== undefined) refuse('SUGGESTION_UNFIT')
    if ((await countSuggestions(deps.db, id)) >= SUGGESTIONS_MAX) refuse('SUGGESTIONS_FULL', { max: SUGGESTIONS_MAX })
    const isFirst = (await countSuggestions(deps.db, id, 'open')) === 0
    await upsertSuggestion(deps.db, {
      ...{ bookingId: id, authorId: actor.userId, listId: list._id, listVersion: list.version },
      ...{ kind, choiceKey: key, position: edit.position, suggestedAt: deps.now() },
      reason: await wordsBetween(deps, row, reason),
    })
    if (isFirst) await notifyOf(deps, row, 'mentee')
    await writeAudit(deps, { action: 'booking.suggest-choice', actor, target: { type: 'booking', id }, request })
  })
  return readSuggestions(deps, actor, id)
}

/** Takes back a suggestion that its owner did not decide yet. @throws {Refusal} NOT_FOUND, SUGGESTION_DECIDED */
export async function withdrawSuggestion(
  deps: Deps,
  { actor, request }: Caller,
  { id, suggestionId }: One,
): Promise<ListSuggestions> {
  await inTransaction(deps, async (deps) => {
    await findOwnBooking(deps, actor, id)
    const suggestion = (await lockSuggestion(deps.db, id, suggestionId)) ?? refuse('NOT_FOUND')
    if (suggestion.authorId !== actor.userId) refuse('NOT_FOUND')
    if (suggestion.state !== 'open') refuse('SUGGESTION_DECIDED')
    await removeSuggestion(deps.db, suggestionId)
    await writeAudit(deps, { action: 'booking.withdraw-choice', actor, target: { type: 'booking', id }, request })
  })
  return readSuggestions(deps, actor, id)
}

/**
 * The owner of the list accepts a suggestion, which changes the list as it is now; declines it; or opens it again, which
 * takes back what accepting did. That has no last day: what is open after the session can still be decided. The mentor hears
 * of it when the last one is decided.
 * @throws {Refusal} NOT_FOUND, FORBIDDEN for the mentor, SUGGESTION_DECIDED, SUGGESTION_UNFIT
 */
export async function decideSuggestion(
  deps: Deps,
  caller: Caller,
  { id, suggestionId, decision }: One & { decision: 'accept' | 'decline' | 'reopen' },
): Promise<ListSuggestions> {
  const { actor, request } = caller
  await inTransaction(deps, async (deps) => {
    const { row, party } = await findOwnBooking(deps, actor, id)
    if (party !== 'mentee') refuse('FORBIDDEN')
    const suggestion = (await lockSuggestion(deps.db, id, suggestionId)) ?? refuse('NOT_FOUND')
    if ((suggestion.state === 'open') === (decision === 'reopen')) refuse('SUGGESTION_DECIDED')
    await changeSuggestion(deps.db, suggestionId, await decided(deps, caller, suggestion, decision))
    if (decision !== 'reopen' && (await countSuggestions(deps.db, id, 'open')) === 0)
      await notifyOf(deps, row, 'mentor')
    const action = `booking.${decision}-choice` as const
    await writeAudit(deps, { action, actor, target: { type: 'booking', id }, request })
  })
  return readSuggestions(deps, actor, id)
}

async function decided(
  deps: Deps,
  caller: Caller,
  suggestion: SuggestionRow,
  decision: 'accept' | 'decline' | 'reopen',
): Promise<Parameters<typeof changeSuggestion>[2]> {
  const { listId, state, formerPosition } = suggestion
  const edit = editOf(suggestion)
  if (decision === 'accept') {
    const former = await editOwnList(deps, caller, { listId, edit })
    return { state: 'accepted', decidedAt: deps.now(), formerPosition: former }
  }
  if (decision === 'decline') return { state: 'declined', decidedAt: deps.now(), formerPosition: null }
  if (state === 'accepted') await editOwnList(deps, caller, { listId, edit: reverseOf(edit, formerPosition) })
  return { state: 'open', decidedAt: null, formerPosition: null }
}

/** The list that its owner shares with the mentor of a booking, where the two may write to each other. */
async function findShared(deps: Deps, actor: Pick<Actor, 'userId'>, id: string) {
  const { row, party } = await findOwnBooking(deps, actor, id)
  const list = party === 'mentor' ? await findList(deps, row) : undefined
  if (list === undefined || !(await isListGranted(deps, actor, list._id))) return refuse('NOT_FOUND')
  const because = await closedBecause(deps, row)
  if (because !== undefined) refuse(because)
  return { row, list }
}

type Shared = { row: BookingRow; listId: string }

/** Whether the mentor of a booking may suggest now. */
async function isOpenFor(deps: Deps, actor: Pick<Actor, 'userId'>, { row, listId }: Shared): Promise<boolean> {
  return (await isListGranted(deps, actor, listId)) && (await closedBecause(deps, row)) === undefined
}

/** Why nothing new may be suggested: what closes messages closes suggestions, a parent's consent among it. */
async function closedBecause(deps: Deps, row: BookingRow): Promise<'MESSAGES_CLOSED' | 'BLOCKED' | undefined> {
  if (await isWaitingForParent(deps, row.menteeId)) return 'MESSAGES_CLOSED'
  if (!isOpenForMessages(progressOf(row), deps.now().getTime())) return 'MESSAGES_CLOSED'
  return (await listBlocks(deps.db, row.mentorId, row.menteeId)).length > 0 ? 'BLOCKED' : undefined
}

async function findList(deps: Deps, { choiceListId, menteeId }: BookingRow) {
  if (choiceListId === null) return undefined
  try {
    return await findDescribed(deps, { userId: menteeId }, choiceListId)
  } catch (thrown) {
    if (!isRefusal(thrown, 'NOT_FOUND')) throw thrown
    // Its owner removed the list.
    return undefined
  }
}

async function notifyOf(deps: Deps, row: BookingRow, party: 'mentee' | 'mentor'): Promise<void> {
  const isMentee = party === 'mentee'
  await notifyPerson(deps, isMentee ? row.menteeId : row.mentorId, {
    kind: isMentee ? 'list-suggested' : 'list-decided',
    facts: { firstName: firstNameOf(isMentee ? row.mentorName : row.menteeName) },
    about: { bookingId: row.id, party },
  })
}

function editOf({ kind, choiceKey, position }: SuggestionRow): SuggestedEdit {
  return { kind, key: choiceKey, position }
}
