import { crc32 } from 'node:zlib'
import type { PackedPage } from './pack-page.ts'

/** Of all pages with their compressed forms, bytes: some four hundred pages. */
const BYTES_MAX = 48_000_000

/** A page that is the same for everyone, with every form in which it was sent. */
export type CachedPage = {
  headers: readonly (readonly [name: string, value: string])[]
  etag: string
  body: Buffer
  /** The body as it was compressed for those who take that encoding. */
  encoded: Map<string, PackedPage>
}

type Entry = { page: CachedPage; version: string; freshUntilMs: number }

/**
 * Pages that say they may be shared, for as long as they say: what was asked before costs no rendering and no compression.
 * Of many who ask for one at once, one has it rendered. What was not asked for longest goes first.
 */
export class CachedPages {
  readonly #entries = new Map<string, Entry>()
  readonly #rendering = new Map<string, Promise<void>>()
  readonly #nowMs: () => number
  #bytes = 0

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs
  }

  /**
   * A page that is still fresh, after whoever renders it just now; else undefined, and others who ask wait for this caller,
   * who calls `end` whatever came of it. Who waited in vain renders on its own: that page is one person's.
   * @param version  what all pages depend on beside their address; a page of another version is none
   */
  async findOrBegin(url: string, version: string): Promise<{ page?: CachedPage; end: () => void }> {
    const underWay = this.#rendering.get(url)
    if (underWay === undefined) {
      const page = this.find(url, version)
      return page ? { page, end: () => undefined } : { end: this.#begin(url) }
    }
    await underWay
    const page = this.find(url, version)
    return { ...(page && { page }), end: () => undefined }
  }

  /** A page that is still fresh. */
  find(url: string, version: string): CachedPage | undefined {
    const entry = this.#entries.get(url)
    if (entry === undefined) return undefined
    this.#entries.delete(url)
    if (entry.version !== version || entry.freshUntilMs <= this.#nowMs()) {
      this.#bytes -= sizeOf(entry)
      return undefined
    }
    this.#entries.set(url, entry)
    return entry.page
  }

  #begin(url: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#rendering.set(url, promise)
    return () => {
      this.#rendering.delete(url)
      resolve()
    }
  }

  /** Remembers a page where it may be shared. */
  add(url: string, { page, version }: Pick<Entry, 'page' | 'version'>, cacheControl: string): void {
    const seconds = sharedSeconds(cacheControl)
    if (seconds <= 0) return
    this.#remove(url)
    const entry = { page, version, freshUntilMs: this.#nowMs() + seconds * 1_000 }
    this.#entries.set(url, entry)
    this.#bytes += sizeOf(entry)
    this.#makeRoom()
  }

  /** Remembers a compressed form of a page, in place of one that is not as small as can be. */
  addEncoded(url: string, page: CachedPage, encoding: string, packed: PackedPage): void {
    const before = page.encoded.get(encoding)
    if (before === packed || before?.isSmallest) return
    page.encoded.set(encoding, packed)
    if (this.#entries.get(url)?.page !== page) return
    this.#bytes += packed.bytes.length - (before?.bytes.length ?? 0)
    this.#makeRoom()
  }

  /** Forgets every page: something that pages show was changed. */
  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  #makeRoom(): void {
    for (const url of this.#entries.keys()) {
      if (this.#bytes <= BYTES_MAX) return
      this.#remove(url)
    }
  }

  #remove(url: string): void {
    const entry = this.#entries.get(url)
    if (entry === undefined) return
    this.#entries.delete(url)
    this.#bytes -= sizeOf(entry)
  }
}

/** A page that was just rendered. Its tag tells versions of one address apart: length and checksum do, for a tenth of what a hash takes. */
export function cachedPage(headers: CachedPage['headers'], body: Buffer): CachedPage {
  const etag = `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`
  return { headers, etag, body, encoded: new Map() }
}

/** For how long a page may be shown to others, seconds; 0 where it is one person's. */
function sharedSeconds(cacheControl: string): number {
  if (!/\bpublic\b/.test(cacheControl)) return 0
  return Number(/\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0)
}

function sizeOf({ page }: Entry): number {
  return [...page.encoded.values()].reduce((sum, { bytes }) => sum + bytes.length, page.body.length)
}
