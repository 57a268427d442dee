import { timingSafeEqual } from 'node:crypto'
import type { EmailKind, LinkFacts, LinkKind } from '@sopaan/contract/auth'
import { refuse } from '@sopaan/contract/refusals'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import { type Account, accountState, emailHmac } from '#api/features/account/accounts/accounts.service.ts'
import { addressKey } from '#api/http/client-address.ts'
import { hashToken, hmac, listKeys } from '#api/seal.ts'
import { FLOW_SECONDS } from './flow-cookie.service.ts'
import { LINK_MINUTES } from './link-lifetimes.service.ts'
import { findDueTime } from './mail-due-times.service.ts'
import { insertFlow, isFlowDone, markFlowDone } from './mail-flows.queries.ts'
import {
  changeLifeFromSent,
  countWrongTry,
  findLiveLink,
  findPendingAddress,
  findVerified,
  insertMailLink,
  markUsed,
} from './mail-links.queries.ts'
import { insertMailRequest, lockRequests } from './mail-requests.queries.ts'

/** A link that can be used, with the account it is for where there is one. */
export type UsableLink = NonNullable<Awaited<ReturnType<typeof findLiveLink>>> & { account: Account | undefined }

const TOKEN_BYTES = 32
/** How long a waiting browser may learn that its link was used, ms. Source: W4. */
const FLOW_DONE_MS = 10 * MINUTE_MS

export type LinkRequest = {
  email: string
  kind: EmailKind
  flowHash: Buffer
  device: string | null
  signUpId?: string
  /** Where it is asked from; absent when staff ask. */
  ip?: string
}

/**
 * Somebody asks for a link. The same two rows are written whether or not anybody has the address; the worker finds out
 * later, so that neither the answer nor its time tells (LINK-07). A mail asked for too soon after others waits (LINK-08).
 * @returns when the mail goes, where that is not at once
 * @throws {Refusal} RATE_LIMITED when two wait from the same network already
 */
export async function requestLink(deps: Deps, ask: LinkRequest): Promise<{ mailAt: Date | undefined }> {
  return inTransaction(deps, async (deps) => {
    const now = deps.now()
    await insertFlow(deps.db, {
      flowHash: ask.flowHash,
      emailHash: emailHmac(deps, ask.email),
      kind: ask.kind,
      expiresAt: new Date(now.getTime() + FLOW_SECONDS * 1_000),
    })
    await lockRequests(deps.db, ask)
    const networkHash = ask.ip === undefined ? undefined : hmac(deps, 'network', addressKey(ask.ip))
    const { dueAt, isNew } = await findDueTime(deps, { ...ask, networkHash, now })
    if (isNew) {
      await insertMailRequest(deps.db, {
        askedAt: now,
        dueAt,
        email: ask.email,
        kind: ask.kind,
        signUpId: ask.signUpId ?? null,
        flowHash: ask.flowHash,
        networkHash: networkHash ?? null,
        device: ask.device,
      })
    }
    return { mailAt: dueAt > now ? dueAt : undefined }
  })
}

type LinkDraft = {
  kind: LinkKind
  /** Where it is mailed to. */
  email: string
  flowHash?: Buffer
  device?: string | null
  /** How long it lives where that is not its kind's own time. */
  minutes?: number
} & ({ account: Account } | { signUpId: string })

/** Makes a link and answers its token, for the mail alone. Call it in the transaction that writes the mail. */
export async function makeLink(deps: Deps, draft: LinkDraft): Promise<string> {
  const token = deps.random(TOKEN_BYTES).toString('base64url')
  const now = deps.now()
  const owner =
    'account' in draft
      ? { userId: draft.account.id, stateHash: accountState(deps, draft.account) }
      : { signUpId: draft.signUpId, stateHash: signUpState(deps, draft.signUpId) }
  await insertMailLink(deps.db, {
    kind: draft.kind,
    tokenHash: hashToken(token),
    email: draft.email,
    askedAt: now,
    expiresAt: new Date(now.getTime() + (draft.minutes ?? LINK_MINUTES[draft.kind]) * MINUTE_MS),
    flowHash: draft.flowHash ?? null,
    device: draft.device ?? null,
    ...owner,
  })
  return token
}

/** The mail of a link went out: its life counts from now. @returns the sign-up it is for, where it is for one, and its end */
export async function startLinkLife(
  deps: Deps,
  token: string,
): Promise<{ signUpId: string | null; expiresAt: Date } | undefined> {
  return changeLifeFromSent(deps.db, hashToken(token), deps.now())
}

/**
 * The link of a token, if it can be used for this: right kind, unused, in time, made under the account's present state.
 * @param email  the address the user says it is for; a wrong one counts, and five wrong ones burn the link (LINK-05)
 * @throws {Refusal} LINK_INVALID, LINK_USED for a verification that was opened before
 */
export async function findUsableLink(
  deps: Deps,
  { kind, token, email }: { kind: LinkKind; token: string | undefined; email?: string },
): Promise<UsableLink> {
  const link =
    token === undefined
      ? undefined
      : await findLiveLink(deps.db, { kind, tokenHash: hashToken(token), now: deps.now() })
  if (!link) return refuseDead(deps, kind, token)
  const account = link.userId === null ? undefined : await findAccount(deps.db, link.userId)
  // Made under today's key or, while links of the time before are on their way, under one before it.
  const states = listKeys(deps).map((key) =>
    account ? accountState(deps, account, key) : signUpState(deps, link.signUpId ?? '', key),
  )
  if (!states.some((state) => timingSafeEqual(state, link.stateHash))) refuse('LINK_INVALID')
  if (email !== undefined && email !== link.email) {
    await countWrongTry(deps.db, link.id)
    refuse('LINK_INVALID')
  }
  return { ...link, account }
}

/** Who opens the link of a verification again has proved the address before: there is nothing to ask anew for. */
async function refuseDead(deps: Deps, kind: LinkKind, token: string | undefined): Promise<never> {
  const isVerify = kind === 'verify' && token !== undefined
  const email = isVerify ? await findVerified(deps.db, hashToken(token)) : undefined
  return email === undefined ? refuse('LINK_INVALID') : refuse('LINK_USED', { email })
}

/**
 * Uses a link up, and tells the browser that waits for it. Call it first in the transaction of what the link does: of
 * several at once exactly one goes on (LINK-02).
 * @throws {Refusal} LINK_INVALID
 */
export async function redeemLink(deps: Deps, link: UsableLink): Promise<void> {
  const now = deps.now()
  const isFirst = await markUsed(deps.db, link.id, now)
  if (!isFirst) refuse('LINK_INVALID')
  if (!link.flowHash) return
  await markFlowDone(deps.db, {
    flowHash: link.flowHash,
    emailHash: emailHmac(deps, link.email),
    kind: link.kind,
    now,
    expiresAt: new Date(now.getTime() + FLOW_DONE_MS),
  })
}

/** Whether the link of each kind that this very browser asked for was used: at most the asked one is true (C6). */
export async function linkStatus(
  deps: Deps,
  asked: { email: string; type: EmailKind; flowHash: Buffer | undefined },
): Promise<{ isVerified: boolean; isPasswordChanged: boolean; isReactivated: boolean }> {
  const isDone =
    asked.flowHash !== undefined &&
    (await isFlowDone(deps.db, {
      flowHash: asked.flowHash,
      emailHash: emailHmac(deps, asked.email),
      kind: asked.type,
      now: deps.now(),
    }))
  const isType = (type: EmailKind) => isDone && asked.type === type
  return { isVerified: isType('verify'), isPasswordChanged: isType('reset'), isReactivated: isType('reactivation') }
}

/** What the holder of a link may read before using it. @throws {Refusal} LINK_INVALID */
export async function describeLink(
  deps: Deps,
  { token, type, flowHash }: { token: string; type: LinkKind; flowHash: Buffer | undefined },
): Promise<Omit<LinkFacts, 'fullName'> & { account: Account | undefined; signUpId: string | null }> {
  const link = await findUsableLink(deps, { kind: type, token })
  return {
    type,
    email: link.email,
    requestedAt: link.askedAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    device: link.device,
    isSameBrowser: flowHash !== undefined && link.flowHash !== null && flowHash.equals(link.flowHash),
    account: link.account,
    signUpId: link.signUpId,
  }
}

/** The address an account asked to move to and has not confirmed yet. */
export async function pendingAddress(deps: Deps, userId: string): Promise<string | undefined> {
  return findPendingAddress(deps.db, userId, deps.now())
}

function signUpState(deps: Pick<Deps, 'config'>, signUpId: string, key?: Buffer): Buffer {
  return hmac(deps, 'link-state', `sign-up\n${signUpId}`, key)
}
