import { refuse } from '@sopaan/contract/refusals'
import { PICTURE_BYTES_MAX, PICTURE_FIELD } from '@sopaan/contract/users'
import { type Deps, inTransaction } from '#api/deps.ts'
import { changeOwn, heldAccountOf, isPictureShown } from '#api/features/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/audit/audit.service.ts'
import { scanUpload } from '#api/features/uploads/uploads.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Exchange } from '#api/http/serve.ts'
import { pictureType, readUpload, redraw } from './picture-bytes.ts'
import { pictureUrl } from './user-view.service.ts'

const NAME_BYTES = 24
/** Pictures drawn at a time; the next ones wait. Source: R-BP-4. */
const AT_ONCE_MAX = 2
const WAITING_MAX = 20
const RETRY_AFTER_SECONDS = 2

let drawing = 0
const waiting: (() => void)[] = []

/**
 * Keeps a picture: drawn anew under a random name, the old one gone (FILE-08).
 * @throws {Refusal} PICTURE_MISSING, PICTURE_TYPE, PICTURE_UNREADABLE, FILE_INFECTED, INPUT_TOO_LARGE, UNAVAILABLE
 */
export async function keepPicture(
  deps: Deps,
  actor: Actor,
  { contentType, body, exchange }: { contentType: string; body: Buffer; exchange: Exchange },
): Promise<string> {
  const drawn = await drawAnew(deps, { contentType, body }, { field: PICTURE_FIELD, shape: 'portrait' })
  const key = `pictures/${deps.random(NAME_BYTES).toString('base64url')}`
  await deps.files.put(key, drawn, 'image/webp')
  await setPicture(deps, actor, { key, exchange, action: 'user.set-picture' })
  return pictureUrl(key)
}

/** Takes the picture away; taking none away is no mistake. */
export async function removePicture(deps: Deps, actor: Actor, exchange: Exchange): Promise<void> {
  await setPicture(deps, actor, { key: null, exchange, action: 'user.remove-picture' })
}

/** The bytes of a picture that somebody has now; of a deleted or deactivated account none (FILE-10). */
export async function findPicture(deps: Deps, name: string): Promise<Buffer> {
  const key = `pictures/${name}`
  const bytes = (await isPictureShown(deps, key)) ? await deps.files.get(key) : undefined
  return bytes ?? refuse('NOT_FOUND')
}

async function setPicture(
  deps: Deps,
  actor: Actor,
  { key, exchange, action }: { key: string | null; exchange: Exchange; action: string },
): Promise<void> {
  const old = await inTransaction(deps, async (deps) => {
    const account = await heldAccountOf(deps, actor)
    await changeOwn(deps, actor.userId, { picture_key: key })
    await writeAudit(deps, { action, actor, target: { type: 'user', id: actor.userId }, exchange })
    return account.picture_key
  })
  if (old !== null) await deps.files.remove(old)
}

/**
 * A picture of a page, such as a college id, drawn anew; it is for the caller to keep.
 * @throws {Refusal} as `keepPicture`
 */
export async function redrawProof(deps: Deps, upload: { contentType: string; body: Buffer }): Promise<Buffer> {
  return drawAnew(deps, upload, { field: 'proof', shape: 'page' })
}

async function drawAnew(
  deps: Deps,
  upload: { contentType: string; body: Buffer },
  { field, shape }: { field: string; shape: Parameters<typeof redraw>[1] },
): Promise<Buffer> {
  const bytes = readUpload(upload, field) ?? refuse('PICTURE_MISSING')
  if (bytes.length > PICTURE_BYTES_MAX) refuse('INPUT_TOO_LARGE')
  if (!pictureType(bytes)) refuse('PICTURE_TYPE')
  await scanUpload(deps, bytes)
  return (await inTurn(() => redraw(bytes, shape))) ?? refuse('PICTURE_UNREADABLE')
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (drawing >= AT_ONCE_MAX) {
    if (waiting.length >= WAITING_MAX) refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    await new Promise<void>((resolve) => void waiting.push(resolve))
  } else drawing += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else drawing -= 1
  }
}
