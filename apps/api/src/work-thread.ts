import { constants, setPriority } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'
import { Refusal } from '@sopaan/contract/refusals'

const RETRY_AFTER_SECONDS = 2

type Waiting = {
  resolve: (bytes: Buffer) => void
  reject: (error: unknown) => void
  /** Runs from when the thread comes to the order. */
  deadline: NodeJS.Timeout | undefined
}

/** What the thread is told, and what it answers: one answer an order, in their order. */
type WorkOrder<Order> = { number: number; order: Order }
type WorkDone = { number: number } & (
  | { bytes: Uint8Array }
  | { failure: { message: string; stack: string | undefined } }
)

export type WorkThreadOptions = {
  script: URL
  /** Orders being worked on or waiting; the next one is refused. */
  ordersMax: number
  /** The longest that one order may take, ms; then the thread is ended, and the next order starts another. */
  deadlineMs: number
}

/**
 * Makes bytes in one thread of its own, an order at a time, so that drawing and setting letters never hold up an answer; the
 * thread starts with the first order, and does not keep the process alive.
 */
export class WorkThread<Order> {
  readonly #options: WorkThreadOptions
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #lastNumber = 0

  constructor(options: WorkThreadOptions) {
    this.#options = options
  }

  /** What an order came to; what broke over it is thrown. @throws {Refusal} UNAVAILABLE when too many wait already, or the order took too long */
  make(order: Order): Promise<Buffer> {
    if (this.#waiting.size >= this.#options.ordersMax) return Promise.reject(unavailable())
    this.#worker ??= this.#start()
    this.#lastNumber += 1
    const number = this.#lastNumber
    const made = new Promise<Buffer>((resolve, reject) =>
      this.#waiting.set(number, { resolve, reject, deadline: undefined }),
    )
    this.#watchFirst()
    this.#worker.postMessage({ number, order } satisfies WorkOrder<Order>)
    return made
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.#options.script)
    worker.on('message', (done: WorkDone) => {
      const waiting = this.#waiting.get(done.number)
      clearTimeout(waiting?.deadline)
      this.#waiting.delete(done.number)
      if ('failure' in done)
        waiting?.reject(Object.assign(new Error(done.failure.message), { stack: done.failure.stack }))
      else waiting?.resolve(Buffer.from(done.bytes.buffer, done.bytes.byteOffset, done.bytes.byteLength))
      this.#watchFirst()
    })
    worker.on('error', (error) => this.#giveUp(worker, error))
    worker.on('exit', () => this.#giveUp(worker, new Error('The thread has ended')))
    worker.unref()
    return worker
  }

  /** The thread works on the order that waits longest: its time runs. */
  #watchFirst(): void {
    const [first] = this.#waiting.values()
    if (first === undefined || first.deadline !== undefined) return
    const { deadlineMs } = this.#options
    const worker = this.#worker
    first.deadline = setTimeout(() => {
      if (worker === undefined) return
      this.#giveUp(worker, unavailable())
      void worker.terminate()
    }, deadlineMs).unref()
  }

  /** The next order starts a thread afresh; the order that broke this one, and those behind it, may be made again. */
  #giveUp(worker: Worker, error: unknown): void {
    if (worker !== this.#worker) return
    this.#worker = undefined
    for (const { reject, deadline } of this.#waiting.values()) {
      clearTimeout(deadline)
      reject(error)
    }
    this.#waiting.clear()
  }
}

/**
 * Said first in the script of a thread: answers each order with what `make` makes of it, or with why it could not, which
 * rejects that order alone. On Linux, where a priority is that of the calling thread alone, it gives way to the thread that
 * answers people.
 */
export function serveOrders<Order>(make: (order: Order) => Promise<Uint8Array>): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  parentPort?.on('message', async ({ number, order }: WorkOrder<Order>) => {
    parentPort?.postMessage({ number, ...(await tryToMake(make, order)) } satisfies WorkDone)
  })
}

async function tryToMake<Order>(make: (order: Order) => Promise<Uint8Array>, order: Order) {
  try {
    return { bytes: await make(order) }
  } catch (thrown) {
    const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown))
    return { failure: { message, stack } }
  }
}

function unavailable(): Refusal {
  return new Refusal('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
