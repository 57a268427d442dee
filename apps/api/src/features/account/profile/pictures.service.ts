import type { AuditAction } from '@sopaan/contract/audit-actions'
import { refuse } from '@sopaan/contract/refusals'
import { PICTURE_FIELD } from '@sopaan/contract/users'
import { type Deps, inTransaction } from '#api/deps.ts'
import { hasPicture } from '#api/features/account/accounts/accounts.open.queries.ts'
import { changeOwn, lockAccountOf } from '#api/features/account/accounts/accounts.service.ts'
import { pictureKey, pictureUrl, redrawPicture } from '#api/features/account/pictures/pictures.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'

const NAME_BYTES = 24

/**
 * Keeps a picture: drawn anew under a random name, the old one gone (FILE-08).
 * @throws {Refusal} PICTURE_MISSING, PICTURE_TYPE, PICTURE_UNREADABLE, FILE_INFECTED, INPUT_TOO_LARGE, UNAVAILABLE
 */
export async function savePicture(
  deps: Deps,
  { actor, request }: Caller,
  { contentType, body }: { contentType: string; body: Buffer },
): Promise<string> {
  const drawn = await redrawPicture(deps, { contentType, body }, { field: PICTURE_FIELD, shape: 'portrait' })
  const key = pictureKey(deps.random(NAME_BYTES).toString('base64url'))
  await deps.files.put(key, drawn, 'image/webp')
  await setPicture(deps, { actor, request }, { key, action: 'user.set-picture' })
  return pictureUrl(key)
}

/** Takes the picture away; taking none away is no mistake. */
export async function removePicture(deps: Deps, { actor, request }: Caller): Promise<void> {
  await setPicture(deps, { actor, request }, { key: null, action: 'user.remove-picture' })
}

/** The bytes of a picture that somebody has now; of a deleted or deactivated account none (FILE-10). */
export async function findPicture(deps: Deps, name: string): Promise<Buffer> {
  const key = pictureKey(name)
  const bytes = (await hasPicture(deps.db, key)) ? await deps.files.get(key) : undefined
  return bytes ?? refuse('NOT_FOUND')
}

async function setPicture(
  deps: Deps,
  { actor, request }: Caller,
  { key, action }: { key: string | null; action: AuditAction },
): Promise<void> {
  const old = await inTransaction(deps, async (deps) => {
    const account = await lockAccountOf(deps, actor)
    await changeOwn(deps, actor.userId, { pictureKey: key })
    await writeAudit(deps, { action, actor, target: { type: 'user', id: actor.userId }, request })
    return account.pictureKey
  })
  if (old !== null) await deps.files.remove(old)
}
