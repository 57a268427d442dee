import { availableParallelism } from 'node:os'
import { refuse } from '@sopaan/contract/refusals'

/** Hashes that may wait for a core; the next one is refused. Source: R-BP-2. */
const QUEUE_LENGTH_MAX = 64
/** The longest wait for a core, ms. */
const WAIT_MS_MAX = 3_000
const RETRY_AFTER_SECONDS = 2

type Waiting = { start: () => void; timer: NodeJS.Timeout }

/**
 * Lets as many hashes run as there are cores, and so many wait: hashing is made to be slow, and a flood of sign-ins must
 * not take the machine from everyone else.
 */
export class HashQueue {
  readonly #cores: number
  readonly #waiting: Waiting[] = []
  #running = 0
  #announced = 0

  constructor(cores = availableParallelism()) {
    this.#cores = cores
  }

  /** @throws {Refusal} UNAVAILABLE when 64 wait already, or after 3 s of waiting */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#takeCore()
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#next()
    }
  }

  /**
   * Does work that comes to a hash after a while, where as many are not yet on their way as can run and wait: a flood is
   * refused before it has asked the database anything.
   * @throws {Refusal} UNAVAILABLE at once
   */
  async announce<T>(work: () => Promise<T>): Promise<T> {
    if (this.#announced >= this.#cores + QUEUE_LENGTH_MAX) refuseBusy()
    this.#announced += 1
    try {
      return await work()
    } finally {
      this.#announced -= 1
    }
  }

  async #takeCore(): Promise<void> {
    if (this.#running < this.#cores) {
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
