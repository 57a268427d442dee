import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TableAnswers, TableOrder } from './table-worker.ts'

/** Heap of the thread, megabytes: 200,000 rows of a 20 MB file take a quarter of it. */
const HEAP_MB_MAX = 1024

/** Reads tables in a thread of its own, so that a file never holds up an answer. One order at a time. */
export class TableThread {
  readonly #worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
  })

  /** Asks and waits. Whatever ends the thread early ends the waiting too. */
  async ask<O extends TableOrder>(order: O): Promise<TableAnswers[O['kind']]> {
    const answer = once(this.#worker, 'message')
    this.#worker.postMessage(order)
    const [value] = (await answer) as [TableAnswers[O['kind']]]
    return value
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    await this.#worker.terminate()
  }
}

/** Runs `work` with a thread that ends with it. */
export async function withTableThread<T>(work: (thread: TableThread) => Promise<T>): Promise<T> {
  const thread = new TableThread()
  try {
    return await work(thread)
  } finally {
    await thread.stop()
  }
}
