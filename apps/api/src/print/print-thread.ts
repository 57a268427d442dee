import { createHash } from 'node:crypto'
import { WorkThread } from '../work-thread.ts'
import type { PrintedDocument } from './document.ts'
import type { PrintedSheet } from './sheet.ts'

/** Documents being printed or waiting; the next one is refused. The thread prints one at a time. Source: R-BP-4. */
const PRINTS_MAX = 16
/** The longest report there is takes about a second. */
const PRINT_MAX_MS = 20_000
/** Of all prints that are remembered, bytes: some two hundred lists of a dozen pages. Ours. */
const REMEMBERED_BYTES_MAX = 16 * 1024 * 1024

/** What can be printed: a document as a PDF, a sheet as an XLSX. */
export type Printed = PrintedDocument | PrintedSheet

/**
 * Prints documents and sheets in one thread of its own. A print follows from its document alone, so it is remembered under the hash of
 * it: the same document is printed once, whoever asks and however often; what was not asked for longest goes first.
 */
export class PrintThread {
  readonly #thread = new WorkThread<Printed>({
    script: new URL('./print-worker.ts', import.meta.url),
    ordersMax: PRINTS_MAX,
    deadlineMs: PRINT_MAX_MS,
  })
  /** By the hash of the document; prints that are still being made too, which weigh nothing yet. */
  readonly #prints = new Map<string, { bytes: Promise<Buffer>; size: number }>()
  readonly #bytesMax: number
  #size = 0

  /** @param bytesMax  of all that is remembered */
  constructor(bytesMax = REMEMBERED_BYTES_MAX) {
    this.#bytesMax = bytesMax
  }

  /** A document as a PDF of A4 pages, a sheet as an XLSX. @throws {Refusal} UNAVAILABLE when too many wait already, or it took too long */
  async print(document: Printed): Promise<Buffer> {
    const key = createHash('sha256').update(JSON.stringify(document)).digest('base64url')
    const known = this.#prints.get(key)
    if (known === undefined) return this.#make(key, document)
    this.#prints.delete(key)
    this.#prints.set(key, known)
    return known.bytes
  }

  /** Ends the thread. */
  stop(): Promise<void> {
    return this.#thread.stop()
  }

  async #make(key: string, document: Printed): Promise<Buffer> {
    const print = { bytes: this.#thread.make(document), size: 0 }
    this.#prints.set(key, print)
    try {
      const bytes = await print.bytes
      print.size = bytes.byteLength
      this.#size += print.size
      this.#makeRoom()
      return bytes
    } catch (thrown) {
      this.#prints.delete(key)
      throw thrown
    }
  }

  #makeRoom(): void {
    for (const [key, { size }] of this.#prints) {
      if (this.#size <= this.#bytesMax) return
      if (size === 0) continue
      this.#prints.delete(key)
      this.#size -= size
    }
  }
}
