import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { PressureLevel } from '@sopaan/api/http/pressure'
import { MINUTE_MS } from '@sopaan/domain/time/durations'

/** How many are let in a second from the front of the line, by how much the process has to do: below what one can render. */
const LET_IN_A_SECOND: Readonly<Record<PressureLevel, number>> = { low: 20, rising: 4, high: 0 }
/** After a pause nobody asked in, no more than for so long are let in at once, ms. */
const CATCH_UP_MS = 1_000
/** Who did not come again for so long has left, ms: pages come again within ten seconds. */
const LEFT_AFTER_MS = 20_000
/** The longest that a place is good for, ms; the cookie lasts as long. */
export const TICKET_MS = 30 * MINUTE_MS
/** Of people in line, as this process saw them; who comes then has a place all the same, by the hour of coming. */
const WAITING_MAX = 5_000
const NONCE_BYTES = 9
const TICKET = /^([0-9a-z]{1,11})\.([\w-]{12})\.([\w-]{43})$/

type Waiting = { arrivedAtMs: number; id: string; seenAtMs: number }

/** Whether somebody goes in, or waits: with what keeps the place, and how many came earlier and wait too. */
export type Arrival = { isIn: true } | { isIn: false; ticket: string; ahead: number }

type Options = {
  /** A mark that nobody else can make over some words, 43 characters of base64url. */
  sign: (words: string) => string
  nowMs?: () => number
}

/**
 * Who was turned away goes in first come, first served. A place is the instant at which somebody came first, signed, in a
 * cookie of theirs: any process goes by it, and nothing is written down. While people wait, who comes new waits behind them.
 */
export class WaitingLine {
  /** In the order of coming. */
  #waiting: Waiting[] = []
  /** Who came by then is let in whenever the page comes again. */
  #calledUntilMs = 0
  #calledAtMs: number
  readonly #sign: Options['sign']
  readonly #nowMs: () => number

  constructor({ sign, nowMs = Date.now }: Options) {
    this.#sign = sign
    this.#nowMs = nowMs
    this.#calledAtMs = nowMs()
  }

  /**
   * Somebody asks for a page that has to be made.
   * @param ticket  what keeps their place, where they were turned away before
   */
  arrive(ticket: string | undefined, level: PressureLevel): Arrival {
    const nowMs = this.#nowMs()
    this.#call(nowMs, level)
    if (level !== 'high' && this.#waiting.length === 0) return { isIn: true }
    const place = this.#read(ticket, nowMs) ?? {
      arrivedAtMs: nowMs,
      id: randomBytes(NONCE_BYTES).toString('base64url'),
    }
    const isNext = place.arrivedAtMs <= this.#calledUntilMs || this.#waiting.every(({ id }) => id === place.id)
    if (level !== 'high' && isNext) {
      this.#waiting = this.#waiting.filter(({ id }) => id !== place.id)
      return { isIn: true }
    }
    return { isIn: false, ticket: this.#ticketOf(place), ahead: this.#wait({ ...place, seenAtMs: nowMs }) }
  }

  /** Lets in as many from the front as the process takes on; who left holds up nobody. */
  #call(nowMs: number, level: PressureLevel): void {
    this.#waiting = this.#waiting.filter(({ seenAtMs }) => nowMs - seenAtMs < LEFT_AFTER_MS)
    const elapsedMs = Math.min(nowMs - this.#calledAtMs, CATCH_UP_MS)
    const count = Math.floor((elapsedMs / 1_000) * LET_IN_A_SECOND[level])
    if (count === 0 && level !== 'high') return
    this.#calledAtMs = nowMs
    const last = this.#waiting.splice(0, count).at(-1)
    if (last) this.#calledUntilMs = Math.max(this.#calledUntilMs, last.arrivedAtMs)
  }

  /** @returns how many came earlier and wait too */
  #wait(place: Waiting): number {
    const others = this.#waiting.filter(({ id }) => id !== place.id)
    const at = others.findIndex(({ arrivedAtMs }) => arrivedAtMs > place.arrivedAtMs)
    const ahead = at === -1 ? others.length : at
    this.#waiting = [...others.slice(0, ahead), place, ...others.slice(ahead)].slice(0, WAITING_MAX)
    return ahead
  }

  #ticketOf({ arrivedAtMs, id }: Pick<Waiting, 'arrivedAtMs' | 'id'>): string {
    const words = `${arrivedAtMs.toString(36)}.${id}`
    return `${words}.${this.#sign(words)}`
  }

  #read(ticket: string | undefined, nowMs: number): Pick<Waiting, 'arrivedAtMs' | 'id'> | undefined {
    const [, arrived = '', id = '', mark = ''] = TICKET.exec(ticket ?? '') ?? []
    if (mark === '' || !timingSafeEqual(Buffer.from(mark), Buffer.from(this.#sign(`${arrived}.${id}`))))
      return undefined
    const arrivedAtMs = Number.parseInt(arrived, 36)
    return nowMs - arrivedAtMs < TICKET_MS ? { arrivedAtMs, id } : undefined
  }
}
