import type { PICTURE_TYPES } from '@sopaan/contract/users'
import sharp from 'sharp'

/** What a picture is kept as, pixels: a square, or a page whole enough to be read. */
const SHAPES = {
  portrait: { width: 512, height: 512, fit: 'cover' },
  page: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
} as const
const QUALITY = 82
/** The most pixels that are decoded (FILE-02). */
const PIXELS_MAX = 25_000_000

sharp.cache(false)
sharp.concurrency(1)

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
