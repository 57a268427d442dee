import { WorkThread } from '../work-thread.ts'
import type { PrintedDocument } from './document.ts'

/** Documents being printed or waiting; the next one is refused. The thread prints one at a time. Source: R-BP-4. */
const PRINTS_MAX = 16
/** The longest report there is takes about a second. */
const PRINT_MAX_MS = 20_000

/** Prints documents in one thread of its own. */
export class PrintThread {
  readonly #thread = new WorkThread<PrintedDocument>({
    script: new URL('./print-worker.ts', import.meta.url),
    ordersMax: PRINTS_MAX,
    deadlineMs: PRINT_MAX_MS,
  })

  /** A document as a PDF of A4 pages. @throws {Refusal} UNAVAILABLE when too many wait already, or it took too long */
  print(document: PrintedDocument): Promise<Buffer> {
    return this.#thread.make(document)
  }

  /** Ends the thread. */
  stop(): Promise<void> {
    return this.#thread.stop()
  }
}
