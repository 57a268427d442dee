import type { StandIn } from '@sopaan/api/testing/razorpay-stand-in'
import { auth } from '@sopaan/contract/auth'
import { urlOf } from '@sopaan/contract/client'
import { events } from '@sopaan/contract/events'
import { payments } from '@sopaan/contract/payments'
import { BENCH_PASSWORD } from '../accounts/server.ts'
import type { RequestKind } from './mix.ts'
import { type Came, sendOne } from './wire.ts'

/** What people were told is done: after every fault it must be there. */
export type Acknowledged = { signedUp: string[]; registered: string[]; paid: string[] }
/** Who is there, and what they may come to. */
export type Crowd = {
  origin: string
  /** People with an account, by address. */
  accounts: readonly string[]
  eventId: string
  planIds: readonly string[]
}

type Cookies = Map<string, string>

/** People with browsers of their own, some of them signed in, who do what changes something. */
export class BrowserPeople {
  readonly told: Acknowledged = { signedUp: [], registered: [], paid: [] }
  readonly #crowd: Crowd
  readonly #standIn: StandIn
  readonly #strangers: Cookies[] = []
  readonly #members: { email: string; cookies: Cookies }[] = []
  #turn = 0
  #orders = 0

  constructor(crowd: Crowd, standIn: StandIn) {
    this.#crowd = crowd
    this.#standIn = standIn
  }

  /** Opens browsers, and signs everybody of the crowd in. */
  async arrive(): Promise<void> {
    for (const email of this.#crowd.accounts) {
      const cookies = (await this.#post(auth.logout, new Map(), {})).cookies
      this.#strangers.push(cookies)
      const came = await this.#post(auth.login, cookies, { email, password: BENCH_PASSWORD })
      if (came.status !== 200) throw new Error(`Nobody could sign in before the load: ${came.status} ${came.text}`)
      this.#members.push({ email, cookies: new Map([...cookies, ...came.cookies]) })
    }
  }

  /** The cookies of somebody who is signed in. */
  someone(): Cookies {
    return this.#member().cookies
  }

  /** Does one thing that changes something, and notes whether it was acknowledged. */
  async act(kind: RequestKind, sinceMs: number): Promise<Came> {
    switch (kind) {
      case 'sign-up':
        return this.#signUp(sinceMs)
      case 'register':
        return this.#register(sinceMs)
      case 'pay':
        return this.#pay(sinceMs)
      default: {
        const email = this.#member().email
        return this.#post(auth.login, this.#stranger(), { email, password: BENCH_PASSWORD }, sinceMs)
      }
    }
  }

  async #signUp(sinceMs: number): Promise<Came> {
    const email = `newcomer-${process.pid}-${this.#turn}@example.org`
    const body = { fullName: 'Asha Rao', email, password: BENCH_PASSWORD, role: 'mentee' }
    const came = await this.#post(auth.signup, this.#stranger(), body, sinceMs)
    if (came.status === 201) this.told.signedUp.push(email)
    return came
  }

  async #register(sinceMs: number): Promise<Came> {
    const { email, cookies } = this.#member()
    const path = urlOf(events.register, { params: { id: this.#crowd.eventId } })
    const came = await sendOne(this.#crowd.origin + path, { method: 'POST', cookies }, sinceMs)
    if (came.status === 200) this.told.registered.push(email)
    return came
  }

  /** Orders a plan nobody has yet, pays at the provider and brings back what its window handed over. */
  async #pay(sinceMs: number): Promise<Came> {
    const at = this.#orders++
    const member = this.#members[at % this.#members.length]
    const planId = this.#crowd.planIds[Math.floor(at / this.#members.length) % this.#crowd.planIds.length]
    const cookies = member?.cookies ?? new Map()
    const ordered = await this.#post(payments.createOrder, cookies, { planId, billingState: '07' }, sinceMs)
    if (ordered.status !== 200) return ordered
    const { orderId, purchaseId } = JSON.parse(ordered.text)
    const body = { ...this.#standIn.pay(orderId), purchaseId }
    const came = await this.#post(payments.verify, cookies, body, sinceMs)
    // Paid is paid from here on, whether we could say so or not.
    this.told.paid.push(purchaseId)
    return came
  }

  #post(call: { path: string }, cookies: Cookies, body: unknown, sinceMs?: number): Promise<Came> {
    return sendOne(this.#crowd.origin + call.path, { method: 'POST', cookies, body }, sinceMs)
  }

  #member(): { email: string; cookies: Cookies } {
    const member = this.#members[this.#turn++ % this.#members.length]
    if (member === undefined) throw new Error('Nobody is signed in.')
    return member
  }

  #stranger(): Cookies {
    return this.#strangers[this.#turn++ % this.#strangers.length] ?? new Map()
  }
}
