import { urlOf } from '@sopaan/contract/client'
import { refuse } from '@sopaan/contract/refusals'
import { PICTURE_BYTES_MAX, users } from '@sopaan/contract/users'
import type { Deps } from '#api/deps.ts'
import { scanUpload } from '#api/features/operations/uploads/uploads.service.ts'
import { readUpload } from '#api/http/upload.ts'
import { pictureType, redraw } from './picture-bytes.ts'

/** Pictures drawn at a time; the next ones wait. Source: R-BP-4. */
const AT_ONCE_MAX = 2
const WAITING_MAX = 20
const RETRY_AFTER_SECONDS = 2

let drawing = 0
const waiting: (() => void)[] = []

/** Where a picture of a person is served. */
export function pictureUrl(key: string): string {
  return `/api/v1/users/pictures/${key.slice(key.indexOf('/') + 1)}`
}

/** Where the picture of a mentor is served whom everybody can see: caches may keep it for ten minutes. */
export function mentorPictureUrl(key: string): string {
  return urlOf(users.mentorPicture, { params: { name: key.slice(key.indexOf('/') + 1) } })
}

/** The key of a picture by its name in an address. */
export function pictureKey(name: string): string {
  return `pictures/${name}`
}

/**
 * The picture of an upload, scanned and drawn anew (FILE-04); it is for the caller to keep. At most two are drawn at a time.
 * @param shape  a square portrait, or a page whole enough to be read
 * @throws {Refusal} PICTURE_MISSING, PICTURE_TYPE, PICTURE_UNREADABLE, FILE_INFECTED, INPUT_TOO_LARGE, UNAVAILABLE
 */
export async function redrawPicture(
  deps: Deps,
  upload: { contentType: string; body: Buffer },
  {
    field,
    shape,
    bytesMax = PICTURE_BYTES_MAX,
  }: { field: string; shape: Parameters<typeof redraw>[1]; bytesMax?: number },
): Promise<Buffer> {
  const { bytes } = (await readUpload(upload, field)) ?? refuse('PICTURE_MISSING')
  if (bytes.length > bytesMax) refuse('INPUT_TOO_LARGE')
  if (!pictureType(bytes)) refuse('PICTURE_TYPE')
  await scanUpload(deps, bytes)
  return (await withAdvisoryLock(() => redraw(bytes, shape))) ?? refuse('PICTURE_UNREADABLE')
}

async function withAdvisoryLock<T>(work: () => Promise<T>): Promise<T> {
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
