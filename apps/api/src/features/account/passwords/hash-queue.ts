import { refuse } from '@sopaan/contract/refusals'
import { RETRY_AFTER_SECONDS } from '#api/http/pressure.ts'

/** How much may wait for a place; the next one is refused. Source: R-BP-2. */
export const QUEUE_LENGTH_MAX = 64
/** The longest wait for a place, ms. */
const WAIT_MS_MAX = 3_000

/** Threads of Node's pool that hashes leave to pages being packed, names being resolved and files being read. */
const THREADS_LEFT = 2

/**
 * How many hashes run at once: one core stays with the loop that answers everybody else (decision 0010), and threads of Node's
 * pool with what else needs them, where a process has many cores and the pool of few.
 */
export function countHashesAtOnce({ cores, threads }: { cores: number; threads: number }): number {
  return Math.max(1, Math.min(cores - 1, threads - THREADS_LEFT))
}

type Waiting = { start: () => void; timer: NodeJS.Timeout }

/**
 * Lets so much run at once, and so much wait: hashing is made to be slow, and a flood of sign-ins must not take the machine
 * from everyone else.
 */
export class HashQueue {
  readonly #places: number
  readonly #waiting: Waiting[] = []
  #running = 0

  constructor(places: number) {
    this.#places = places
  }

  /** @throws {Refusal} UNAVAILABLE when 64 wait already, or after 3 s of waiting */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#takePlace()
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#next()
    }
  }

  async #takePlace(): Promise<void> {
    if (this.#running < this.#places) {
      this.#running += 1
      return
    }
    if (this.#waiting.length >= QUEUE_LENGTH_MAX) refuseBusy()
    const isStarted = await new Promise<boolean>((resolve) => {
      const waiting: Waiting = {
        start: () => resolve(true),
        timer: setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
          resolve(false)
        }, WAIT_MS_MAX),
      }
      this.#waiting.push(waiting)
    })
    if (!isStarted) refuseBusy()
  }

  #next(): void {
    const next = this.#waiting.shift()
    if (!next) return
    clearTimeout(next.timer)
    this.#running += 1
    next.start()
  }
}

function refuseBusy(): never {
  return refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
