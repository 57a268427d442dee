import type { CouponFields } from '@sopaan/contract/coupons'
import type { ServerWords } from '#api/words/server-words.ts'

/** One try to pay; but for the last of a paid purchase, each failed. */
type SampleTry = { method: 'upi' | 'card' | 'netbanking'; cardLast4?: string; hasFailed?: true }

type SampleRefund = {
  daysAgo: number
  amountPaise: number
  reason: string
  /** What the bank said; absent: it was paid back. */
  error?: string
  /** Waits for a decision: nothing was sent yet. */
  isAsked?: true
}

/** A made-up purchase of a sample plan: whatever it is called, its name says that it is a sample. */
export type SamplePurchase = {
  buyer: string
  plan: keyof ServerWords['samples']['plans']
  /** When it was ordered, and paid where it was. */
  daysAgo: number
  billingState: '07' | '09' | '27'
  /** Oldest first; none where a coupon takes the whole price off. */
  tries: readonly SampleTry[]
  refund?: SampleRefund
}

/** Takes the whole price off, once. */
export const SAMPLE_FREE_COUPON: CouponFields = {
  code: 'SAMPLEFREE',
  note: null,
  discount: { kind: 'percent', percentBp: 10_000 },
  minAmountPaise: 0,
  startsAt: null,
  endsAt: null,
  usesMax: 1,
  usesPerUserMax: 1,
  planIds: [],
  coversEvents: false,
}

const MENTEE = 'mentee@sopaan.test'

/**
 * In the order in which their papers are numbered. What the sample mentee bought is over, so that whoever signs in as the
 * mentee has receipts to read and everything yet to buy.
 */
export const SAMPLE_PURCHASES: readonly SamplePurchase[] = [
  { buyer: MENTEE, plan: 'firstTalk', daysAgo: 75, billingState: '27', tries: [{ method: 'upi' }] },
  {
    buyer: MENTEE,
    plan: 'firstTalk',
    daysAgo: 41,
    billingState: '27',
    tries: [{ method: 'card', cardLast4: '1007' }],
    refund: { daysAgo: 20, amountPaise: 20_000, reason: 'Sample: the session ended after twenty minutes.' },
  },
  {
    buyer: 'kabir@sopaan.test',
    plan: 'season',
    daysAgo: 26,
    billingState: '09',
    tries: [{ method: 'card', cardLast4: '4410', hasFailed: true }, { method: 'upi' }],
  },
  {
    buyer: 'rohan@sopaan.test',
    plan: 'year',
    daysAgo: 15,
    billingState: '09',
    tries: [{ method: 'upi', hasFailed: true }],
  },
  { buyer: 'meher@sopaan.test', plan: 'firstTalk', daysAgo: 12, billingState: '27', tries: [] },
  {
    buyer: 'diya@sopaan.test',
    plan: 'season',
    daysAgo: 8,
    billingState: '07',
    tries: [{ method: 'netbanking' }],
    refund: {
      daysAgo: 3,
      amountPaise: 166_600,
      reason: 'Sample: I joined a coaching class.',
      error: 'Sample: the account is closed.',
    },
  },
  {
    buyer: 'rohan@sopaan.test',
    plan: 'season',
    daysAgo: 6,
    billingState: '27',
    tries: [{ method: 'upi' }],
    refund: {
      daysAgo: 2,
      amountPaise: 249_900,
      reason: 'Sample: my brother had bought the same plan for me a day before.',
      isAsked: true,
    },
  },
  {
    buyer: 'kabir@sopaan.test',
    plan: 'firstTalk',
    daysAgo: 4,
    billingState: '09',
    tries: [{ method: 'netbanking', hasFailed: true }, { method: 'upi' }],
  },
]
