import { isUnreachable } from '@sopaan/contract/client'
import { isRefusal } from '@sopaan/contract/refusals'
import type { User } from '@sopaan/contract/users'
import { removeStored } from '#web/stored.ts'
import { createWatched } from '#web/watched.ts'
import { answerEitherWay } from './either-way.ts'
import { OWN_KEYS, type OwnKey, readEntry, writeEntry } from './own-entry.ts'

/** Whom this page is shown to; what belongs to anybody else is neither read nor written. */
let owner: string | undefined

const seenAt = createWatched<string | undefined>(undefined)

/** Since when what a page shows is on this device; undefined while it comes from the server. */
export function useSeenAt(): string | undefined {
  return seenAt.useValue()
}

/** What of this page was read from this device since the server last answered it. */
const stale = new Set<OwnKey>()

function noteRead(key: OwnKey, at: string): void {
  stale.add(key)
  if (seenAt.read() === undefined) seenAt.write(at)
}

function noteAnswered(key: OwnKey): void {
  if (stale.delete(key) && stale.size === 0) seenAt.write(undefined)
}

/** Keeps for a person whom the server named; whatever was kept for somebody else goes. */
export function storeFor(user: User): void {
  if (readEntry('ownUser')?.owner !== user._id) clearOwn()
  owner = user._id
  storeOwn('ownUser', withoutContacts(user))
  noteAnswered('ownUser')
}

/** Forgets everything that is kept of whoever was signed in. */
export function clearOwn(): void {
  owner = undefined
  for (const key of OWN_KEYS) {
    removeStored(key)
    noteAnswered(key)
  }
}

/** Who was signed in when this device was last told; for when nobody can be asked. */
export function recallUser(): User | undefined {
  const kept = readEntry<User>('ownUser')
  if (kept === undefined) return undefined
  owner = kept.owner
  noteRead('ownUser', kept.at)
  return kept.data
}

/** Whether something can be kept for the person of this page. */
export function canStore(): boolean {
  return owner !== undefined && readEntry('ownUser')?.owner === owner
}

/** Whom this page keeps things for; undefined where it keeps nothing. */
export function findOwner(): string | undefined {
  return canStore() ? owner : undefined
}

/** Keeps something for the person of this page; for anybody else nothing. @returns whether it is kept */
export function storeOwn(key: OwnKey, data: unknown): boolean {
  if (owner === undefined || (key !== 'ownUser' && !canStore())) return false
  return writeEntry(key, { owner, data })
}

/** What is kept for the person of this page, and since when. */
export function findOwn<T>(key: OwnKey): { at: string; data: T } | undefined {
  const kept = owner === undefined ? undefined : readEntry<T>(key)
  return kept?.owner === owner ? kept : undefined
}

/** Whether something that was done waits for the network, or is to be told of. */
export function hasWaiting(): boolean {
  return countWaiting() > 0 || (findOwn<{ notes: unknown[] }>('ownEdits')?.data.notes.length ?? 0) > 0
}

/** How much that was done on this device the server has not seen. */
export function countWaiting(): number {
  const lists = findOwn<{ changed: number; isUnsent: boolean }>('ownLists')?.data
  const edits = findOwn<{ edits: unknown[] }>('ownEdits')?.data.edits.length ?? 0
  return edits + (lists?.isUnsent ? lists.changed : 0)
}

/** Calls back when what waits may have changed, here or in another tab. @returns ends it */
export function onWaiting(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  addEventListener('own-edits', onChange)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener('own-edits', onChange)
  }
}

/** What else than study edits is sent when something comes through again. */
const senders = new Set<() => Promise<void>>()

/** From now on has something else sent with the edits. @returns ends it */
export function alsoSend(send: () => Promise<void>): () => void {
  senders.add(send)
  return () => senders.delete(send)
}

/** Sends what else waits. */
export async function sendOthers(): Promise<void> {
  await Promise.all([...senders].map((send) => send()))
}

/** Asks the server for what this device keeps in a form of its own; where it is lost, a page says since when it is here. */
export async function fetchOrNote<T>(key: OwnKey, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask()
    noteAnswered(key)
    return answer
  } catch (thrown) {
    const kept = findOwn(key)
    if (kept !== undefined && isLost(thrown)) noteRead(key, kept.at)
    throw thrown
  }
}

/**
 * What the server says, which is kept; where it says nothing, or nothing for three seconds, what was last seen.
 * @param isOfUse  whether what is kept still answers the question
 */
export function fetchOrRecall<T>(
  key: OwnKey,
  ask: () => Promise<T>,
  isOfUse: (kept: T) => boolean = () => true,
): Promise<T> {
  const askServer = async () => {
    const answer = await ask()
    storeOwn(key, answer)
    noteAnswered(key)
    return answer
  }
  const recall = async () => {
    const kept = findOwn<T>(key)
    if (kept === undefined || !isOfUse(kept.data)) return undefined
    noteRead(key, kept.at)
    return kept.data
  }
  return answerEitherWay(askServer, recall, (thrown) => !isLost(thrown))
}

/** Whether something thrown means that the server could not be asked, and not that it said no. */
export function isLost(thrown: unknown): boolean {
  return isUnreachable(thrown) || isRefusal(thrown, 'UNAVAILABLE') || isRefusal(thrown, 'INTERNAL')
}

/** What frames and pages need to know of a person: no address, number or month of birth lies on a phone that is lent. */
function withoutContacts(user: User): User {
  return {
    ...user,
    ...{
      email: '',
      phone: null,
      pendingEmail: null,
      birthMonth: null,
      birthMonthOpenUntil: null,
      lastLoginAt: null,
      feedbacks: [],
    },
    parent: { ...user.parent, email: null },
  }
}
