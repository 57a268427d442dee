import { setTimeout as pause } from 'node:timers/promises'
import { STAND_IN_KEYS, startStandIn } from '@sopaan/api/testing/razorpay-stand-in'
import { percentile } from '../figure.ts'
import { KINDS, type RequestKind, readPaths, thousandKinds } from './mix.ts'
import { type Acknowledged, BrowserPeople, type Crowd } from './people.ts'
import { type Came, sendOne } from './wire.ts'

/**
 * How the load is to be: so many requests a second whatever comes back, or so many at once, one after the other; or
 * one thing again and again, reads of it straight from a process and not from what the edge keeps.
 */
export type LoadOrder =
  | { kind: 'crowd'; crowd: Crowd }
  | { kind: 'rate'; perSecond: number; seconds: number }
  | { kind: 'held'; atOnce: number; seconds: number }
  | { kind: 'one'; what: RequestKind; seconds: number; direct: string }

/** What came of a load. */
export type LoadResult = {
  asked: number
  done: number
  /** 503 with the time to come again. */
  shed: number
  /** Anything else of 5xx by status, no answer at all by what happened. */
  failed: Record<string, number>
  seconds: number
  p50Ms: number
  p99Ms: number
  bytes: number
  kinds: Partial<Record<RequestKind, { asked: number; done: number; bytes: number; p50Ms: number }>>
  /** Answered requests by whole second since the beginning, and of them those that were reads of public things. */
  doneBySecond: number[]
  told: Acknowledged
}

/**
 * The people of a result day, in a process of its own: what they wait for is the product's time. Acknowledged what to do by its
 * parent; the payment provider's stand-in lives here, since they pay at it.
 */
const AT_ONCE_MAX = 1_500
const ACTING: ReadonlySet<RequestKind> = new Set(['sign-in', 'sign-up', 'register', 'pay'])
const standIn = await startStandIn()
const pathOf = readPaths()
const kinds = thousandKinds()
let people: BrowserPeople | undefined
let origin = ''
let next = 0

process.on('message', (order: LoadOrder) => void obey(order).then((result) => process.send?.(result)))
process.on('disconnect', () => process.exit(0))
process.send?.({
  RAZORPAY_KEY_ID: STAND_IN_KEYS.keyId,
  RAZORPAY_KEY_SECRET: STAND_IN_KEYS.keySecret,
  RAZORPAY_WEBHOOK_SECRET: STAND_IN_KEYS.webhookSecret,
  RAZORPAY_BASE_URL: standIn.url,
})

async function obey(order: LoadOrder): Promise<LoadResult | 'arrived'> {
  if (order.kind === 'crowd') {
    people = new BrowserPeople(order.crowd, standIn)
    origin = order.crowd.origin
    await people.arrive()
    return 'arrived'
  }
  const tally = new Tally()
  const startedMs = performance.now()
  const isOver = () => performance.now() - startedMs >= order.seconds * 1_000
  if (order.kind === 'rate') await atRate(order.perSecond, isOver, tally)
  else {
    const atOnce = order.kind === 'held' ? order.atOnce : 1
    const one = async () => {
      while (!isOver())
        await (order.kind === 'one'
          ? requestOne(order.what, tally, performance.now(), order.direct)
          : requestOne(nextKind(), tally, performance.now()))
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  }
  return tally.result((performance.now() - startedMs) / 1_000, people?.told)
}

/** Sends on time whatever is still on its way, as people do who know nothing of each other. */
async function atRate(perSecond: number, isOver: () => boolean, tally: Tally): Promise<void> {
  const startedMs = performance.now()
  const inHand = new Set<Promise<void>>()
  for (let sent = 0; !isOver(); ) {
    const due = Math.floor(((performance.now() - startedMs) * perSecond) / 1_000)
    for (; sent < due; sent += 1) {
      if (inHand.size >= AT_ONCE_MAX) continue
      const one = requestOne(nextKind(), tally, startedMs + (sent * 1_000) / perSecond).finally(() =>
        inHand.delete(one),
      )
      inHand.add(one)
    }
    await pause(2)
  }
  await Promise.all(inHand)
}

function nextKind(): RequestKind {
  return kinds[next++ % kinds.length] ?? 'page'
}

async function requestOne(kind: RequestKind, tally: Tally, sinceMs: number, at = origin): Promise<void> {
  if (people === undefined) throw new Error('Nobody has arrived.')
  const came = ACTING.has(kind)
    ? await people.act(kind, sinceMs)
    : await sendOne(at + pathOf(kind), kind === 'profile' ? { cookies: people.someone() } : {}, sinceMs)
  tally.add(kind, came)
}

/** Counts what came back. */
class Tally {
  readonly #startedMs = performance.now()
  readonly #came: { kind: RequestKind; came: Pick<Came, 'status' | 'fault' | 'ms' | 'bytes' | 'retryAfter'> }[] = []
  readonly #doneBySecond: number[] = []

  add(kind: RequestKind, { status, fault, ms, bytes, retryAfter }: Came): void {
    this.#came.push({ kind, came: { status, ...(fault && { fault }), ms, bytes, retryAfter } })
    if (!isDone(status)) return
    const second = Math.floor((performance.now() - this.#startedMs) / 1_000)
    this.#doneBySecond[second] = (this.#doneBySecond[second] ?? 0) + 1
  }

  result(seconds: number, told: Acknowledged = { signedUp: [], registered: [], paid: [] }): LoadResult {
    const all = this.#came.map(({ came }) => came)
    const done = all.filter(({ status }) => isDone(status))
    const failed: Record<string, number> = {}
    for (const { kind, came } of this.#came) {
      const { status, fault } = came
      if (isDone(status) || isShed(came)) continue
      const what = `${kind} ${fault ?? status}`
      failed[what] = (failed[what] ?? 0) + 1
    }
    const times = done.map(({ ms }) => ms)
    return {
      asked: all.length,
      done: done.length,
      shed: all.filter(isShed).length,
      failed,
      seconds,
      p50Ms: percentile(times, 0.5),
      p99Ms: percentile(times, 0.99),
      bytes: done.reduce((sum, { bytes }) => sum + bytes, 0),
      kinds: Object.fromEntries(KINDS.map((kind) => [kind, this.#ofKind(kind)])),
      doneBySecond: Array.from({ length: Math.ceil(seconds) }, (_, at) => this.#doneBySecond[at] ?? 0),
      told,
    }
  }

  #ofKind(kind: RequestKind) {
    const all = this.#came.filter((one) => one.kind === kind).map(({ came }) => came)
    const done = all.filter(({ status }) => isDone(status))
    const bytes = done.reduce((sum, one) => sum + one.bytes, 0)
    return {
      asked: all.length,
      done: done.length,
      bytes,
      p50Ms: percentile(
        done.map(({ ms }) => ms),
        0.5,
      ),
    }
  }
}

/** Answered: what was asked for, or a refusal on purpose. */
function isDone(status: number): boolean {
  return status >= 200 && status < 500
}

function isShed({ status, retryAfter }: Pick<Came, 'status' | 'retryAfter'>): boolean {
  return status === 503 && retryAfter !== undefined
}
