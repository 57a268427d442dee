import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PackedBook } from '#api/packed-book.ts'
import type { CompileOrder } from './compile-worker.ts'

/**
 * Compiles a book in a thread of its own, so that the server goes on answering: fitting the forecast takes the better part
 * of a minute. Orders are sent as they come; the last must be to compile.
 */
export async function compileInThread(orders: AsyncIterable<CompileOrder>): Promise<PackedBook> {
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url))
  try {
    const answer = once(worker, 'message')
    // Whatever ends the thread early ends the waiting too.
    answer.catch(() => undefined)
    for await (const order of orders) worker.postMessage(order)
    const [book] = (await answer) as [PackedBook]
    return book
  } finally {
    await worker.terminate()
  }
}
