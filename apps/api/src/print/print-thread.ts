import { Worker } from 'node:worker_threads'
import { refuse } from '@sopaan/contract/refusals'
import type { PrintedDocument } from './document.ts'
import type { Printed, PrintOrder } from './print-worker.ts'

/** Documents being printed or waiting; the next one is refused. The thread prints one at a time. Source: R-BP-4. */
const PRINTS_MAX = 16
const RETRY_AFTER_SECONDS = 2

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: unknown) => void }

/**
 * Prints documents in one thread of its own, so that setting letters never holds up an answer; the thread starts with the
 * first document, and does not keep the process alive.
 */
export class PrintThread {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #lastNumber = 0

  /** A document as a PDF of A4 pages. @throws {Refusal} UNAVAILABLE when too many wait already */
  print(document: PrintedDocument): Promise<Buffer> {
    if (this.#waiting.size >= PRINTS_MAX) refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    this.#worker ??= this.#start()
    this.#lastNumber += 1
    const number = this.#lastNumber
    const printing = new Promise<Buffer>((resolve, reject) => this.#waiting.set(number, { resolve, reject }))
    this.#worker.postMessage({ number, document } satisfies PrintOrder)
    return printing
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./print-worker.ts', import.meta.url))
    worker.on('message', ({ number, bytes }: Printed) => {
      this.#waiting.get(number)?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      this.#waiting.delete(number)
    })
    worker.on('error', (error) => this.#giveUp(error))
    worker.on('exit', () => this.#giveUp(new Error('The thread that prints has ended')))
    worker.unref()
    return worker
  }

  /** The next document starts a thread afresh. */
  #giveUp(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
    this.#worker = undefined
  }
}
