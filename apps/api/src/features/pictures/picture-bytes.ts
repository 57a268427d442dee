import type { PICTURE_TYPES } from '@sopaan/contract/users'
import sharp from 'sharp'

/** What was wrong with an upload. */
export type PictureFault = 'missing' | 'type' | 'unreadable'

/** What a picture is kept as, pixels: a square, or a page whole enough to be read. */
const SHAPES = {
  portrait: { width: 512, height: 512, fit: 'cover' },
  page: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
} as const
const QUALITY = 82
/** The most pixels that are decoded (FILE-02). */
const PIXELS_MAX = 25_000_000
const HEAD_END = Buffer.from('\r\n\r\n')

sharp.cache(false)
sharp.concurrency(1)

/**
 * The one file of a multipart body: exactly one part, in the field of the contract. The file's own name is never looked at.
 * @param field  letters alone
 */
export function readUpload(
  { contentType, body }: { contentType: string; body: Buffer },
  field: string,
): Buffer | undefined {
  const boundary = /^multipart\/form-data\s*;\s*boundary="?([\w'()+,./:=?-]{1,70})"?$/i.exec(contentType)?.[1]
  if (boundary === undefined) return undefined
  const mark = Buffer.from(`--${boundary}`)
  if (!body.subarray(0, mark.length).equals(mark)) return undefined
  const end = body.indexOf(Buffer.from(`\r\n--${boundary}`), mark.length)
  const headEnd = body.indexOf(HEAD_END, mark.length)
  if (end === -1 || headEnd === -1 || headEnd > end) return undefined
  const rest = body.subarray(end + mark.length + 2).toString('latin1')
  if (!/^--(?:\r\n)?$/.test(rest)) return undefined
  const head = body.subarray(mark.length, headEnd).toString('latin1')
  const isPicture = new RegExp(`^content-disposition: form-data;(?:.*;)? ?name="${field}"(?:;|$)`, 'im').test(head)
  return isPicture ? body.subarray(headEnd + HEAD_END.length, end) : undefined
}

/** The type of a picture by its first bytes, whatever its name or header say (FILE-02, FILE-06). */
export function pictureType(bytes: Buffer): (typeof PICTURE_TYPES)[number] | undefined {
  if (bytes.subarray(0, 3).toString('hex') === 'ffd8ff') return 'image/jpeg'
  if (bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a') return 'image/png'
  const isWebp =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  return isWebp ? 'image/webp' : undefined
}

/**
 * Draws a picture anew, as a WebP without anything the camera wrote into it (FILE-04).
 * @returns undefined where the bytes cannot be read as a whole picture of at most 25 million pixels
 */
export async function redraw(bytes: Buffer, shape: keyof typeof SHAPES): Promise<Buffer | undefined> {
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: PIXELS_MAX, animated: false })
      .rotate()
      .resize(SHAPES[shape])
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch {
    // Whatever sharp says of bytes a stranger sent, the answer is the same: this is no picture.
    return undefined
  }
}
