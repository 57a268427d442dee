import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { StateTableAnswers, StateTableOrder } from './state-table-worker.ts'

/** Heap of the thread, megabytes: the largest State's season of 20 MB takes a quarter of it. */
const HEAP_MB_MAX = 1024

/** Reads a State's table, or fits its forecast, in a thread of its own: either takes seconds. */
export async function runStateThread<Order extends StateTableOrder>(
  order: Order,
): Promise<StateTableAnswers[Order['kind']]> {
  const worker = new Worker(new URL('./state-table-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
  })
  try {
    worker.postMessage(order)
    const messages = on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[Message<Order>]>
    // A server that restarts as files change hears from its threads which files they opened, before their answer.
    for await (const [message] of messages) if ('answer' in message) return message.answer
    throw new Error('The thread ended without an answer')
  } finally {
    await worker.terminate()
  }
}

type Message<Order extends StateTableOrder> = { answer: StateTableAnswers[Order['kind']] } | object
