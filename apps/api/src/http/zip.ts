import { Zip, ZipDeflate } from 'fflate'

/** A file to be put into a ZIP: its path inside, and its bytes, which are asked for when its turn comes. */
export type ZippedFile = { path: string; parts: AsyncIterable<string | Uint8Array> }

/**
 * Files as the bytes of one ZIP, written while they are read: of each no more than a part is held.
 * @param writtenAt  the time every file in it bears
 */
export async function* zipParts(files: AsyncIterable<ZippedFile>, writtenAt: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const take = () => {
    const taken = ready
    ready = []
    return taken
  }
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  for await (const { path, parts } of files) {
    const entry = new ZipDeflate(path)
    entry.mtime = writtenAt
    zip.add(entry)
    for await (const part of parts) {
      entry.push(typeof part === 'string' ? Buffer.from(part) : part)
      yield* take()
    }
    entry.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
