import { ALERT_HOOKS_MAX, type AlertHook } from '@sopaan/contract/alert-hooks'
import { paths } from '@sopaan/contract/paths'
import { refuse } from '@sopaan/contract/refusals'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { isLocalUrl, isPublicUrl } from '#api/outside/public-address.ts'
import { encrypt } from '#api/seal.ts'
import { SERVER_WORDS } from '#api/words/server-words.ts'
import {
  changeHook,
  countHooksLocked,
  hasHook,
  insertAlerts,
  insertHook,
  listHooks,
  removeHook,
} from './alert-hooks.queries.ts'

const SECRET_BYTES = 24

/** The addresses that are told of alerts, with how each took its messages. */
export async function findAlertHooks(deps: Deps): Promise<AlertHook[]> {
  const rows = await listHooks(deps.db)
  return rows.map(({ id, createdAt, sentAt, ...row }) => ({
    _id: id,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt === null ? null : new Date(sentAt).toISOString(),
    ...row,
  }))
}

/**
 * Adds an address. @returns the secret of its signatures, which is told this once
 * @throws {Refusal} REAUTH_REQUIRED, ALERT_ADDRESS, ALERT_HOOK_KNOWN, ALERT_HOOKS_FULL
 */
export async function addAlertHook(
  deps: Deps,
  { actor, request }: Caller,
  address: string,
): Promise<{ _id: string; secret: string }> {
  requireFresh(deps, actor)
  const isOnThisMachine = deps.config.hasSamples && isLocalUrl(address)
  if (!isPublicUrl(address) && !isOnThisMachine) refuse('ALERT_ADDRESS')
  const secret = deps.random(SECRET_BYTES).toString('base64url')
  return inTransaction(deps, async (deps) => {
    if ((await countHooksLocked(deps.db)) >= ALERT_HOOKS_MAX) refuse('ALERT_HOOKS_FULL', { max: ALERT_HOOKS_MAX })
    const sealedSecret = encrypt(deps, 'alert-secret', Buffer.from(secret))
    const id = (await insertHook(deps.db, { address, sealedSecret })) ?? refuse('ALERT_HOOK_KNOWN')
    await writeAudit(deps, {
      action: 'alert-hook.add',
      actor,
      target: { type: 'alert-hook', id },
      change: { address: { after: hostOf(address) } },
      request,
    })
    return { _id: id, secret }
  })
}

/** Tells an address or not. @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND */
export async function toggleAlertHook(
  deps: Deps,
  { actor, request }: Caller,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<void> {
  requireFresh(deps, actor)
  await inTransaction(deps, async (deps) => {
    const address = (await changeHook(deps.db, id, isOn)) ?? refuse('NOT_FOUND')
    await writeAudit(deps, {
      action: 'alert-hook.toggle',
      actor,
      target: { type: 'alert-hook', id },
      change: { address: { after: hostOf(address) }, isOn: { after: isOn } },
      request,
    })
  })
}

/** Puts a message to try it into the queue of an address, whether it is told or not. @throws {Refusal} NOT_FOUND */
export async function testAlertHook(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    if (!(await hasHook(deps.db, id))) refuse('NOT_FOUND')
    const now = deps.now()
    const dedupeKey = `test ${deps.random(SECRET_BYTES).toString('base64url')}`
    const text = `${SERVER_WORDS[FIRST_LANGUAGE].alertTest}\n${deps.config.publicWebUrl}${paths.alertSettings()}`
    const body = JSON.stringify({ id: dedupeKey, kind: 'test', at: now.toISOString(), text })
    await insertAlerts(deps.db, [{ hookId: id, dedupeKey, kind: 'test', body, askedAt: now, dueAt: now }])
    await writeAudit(deps, { action: 'alert-hook.test', actor, target: { type: 'alert-hook', id }, request })
  })
}

/** Removes an address with what waits for it. @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND */
export async function removeAlertHook(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  requireFresh(deps, actor)
  await inTransaction(deps, async (deps) => {
    const address = (await removeHook(deps.db, id)) ?? refuse('NOT_FOUND')
    await writeAudit(deps, {
      action: 'alert-hook.remove',
      actor,
      target: { type: 'alert-hook', id },
      change: { address: { before: hostOf(address) } },
      request,
    })
  })
}

/** What of an address the trail may keep: the rest of it lets whoever knows it write into the room. */
function hostOf(address: string): string {
  return new URL(address).hostname
}
