import { PUSH_DEVICES_MAX, type PushDevices } from '@sopaan/contract/push-devices'
import { refuse } from '@sopaan/contract/refusals'
import { browserName } from '@sopaan/domain/identity/browser-name'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { isPublicUrl } from '#api/outside/public-address.ts'
import type { PushTarget } from '#api/outside/pusher.ts'
import { listPushDevices, removeOldestPushDevices, removePushDevice, upsertPushDevice } from './push-devices.queries.ts'

/** The browsers on which the person acting is told by push, and the key to add one. */
export async function ownPushDevices(deps: Deps, { userId }: Pick<Actor, 'userId'>): Promise<PushDevices> {
  if (deps.pusher === undefined) return { key: null, devices: [] }
  const { publicKey } = deps.pusher
  const rows = await listPushDevices(deps.db, userId, publicKey)
  return {
    key: publicKey,
    devices: rows.map(({ id, device, endpoint, createdAt }) => ({
      _id: id,
      device,
      endpoint,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/**
 * Adds the browser of this sign-in; the oldest beyond five ends.
 * @throws {Refusal} PUSH_OFF where nothing is pushed, PUSH_ADDRESS where its push service is none of the open internet (API-14)
 */
export async function addPushDevice(
  deps: Deps,
  { actor, request }: Caller,
  { endpoint, publicKey, authSecret }: PushTarget,
): Promise<PushDevices> {
  const serverKey = deps.pusher?.publicKey ?? refuse('PUSH_OFF')
  if (!isPublicUrl(endpoint)) refuse('PUSH_ADDRESS')
  const device = browserName(request.userAgent)
  const { userId, signInId } = actor
  await inTransaction(deps, async (deps) => {
    const createdAt = deps.now()
    await upsertPushDevice(deps.db, {
      ...{ userId, signInId, endpoint, publicKey, authSecret, serverKey, device, createdAt },
    })
    await removeOldestPushDevices(deps.db, { userId, serverKey, max: PUSH_DEVICES_MAX })
    await writeAudit(deps, {
      action: 'push-device.add',
      actor,
      target: { type: 'push-device' },
      change: { device: { after: device } },
      request,
    })
  })
  return ownPushDevices(deps, actor)
}

/** Ends pushes on one browser of the person acting. @throws {Refusal} NOT_FOUND */
export async function endPushDevice(deps: Deps, { actor, request }: Caller, id: string): Promise<PushDevices> {
  await inTransaction(deps, async (deps) => {
    if (!(await removePushDevice(deps.db, actor.userId, id))) refuse('NOT_FOUND')
    await writeAudit(deps, { action: 'push-device.remove', actor, target: { type: 'push-device', id }, request })
  })
  return ownPushDevices(deps, actor)
}
