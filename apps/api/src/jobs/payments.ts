import { MINUTE_MS } from '@sopaan/domain/time/durations'
import {
  clearOldPaymentBodies,
  reconcile,
  sendAllRefunds,
  workOffAllEvents,
} from '#api/features/commerce/payments/payment-jobs.service.ts'
import { remindOfEnds } from '#api/features/commerce/payments/reconcile.service.ts'
import type { Job } from './schedule.ts'

const SECOND_MS = 1_000

/** What payments need done without being asked, on any number of instances. */
export const PAYMENT_JOBS: readonly Job[] = [
  { name: 'payment-events', everyMs: SECOND_MS, run: workOffAllEvents },
  { name: 'reconcile-payments', everyMs: 2 * MINUTE_MS, run: reconcile },
  { name: 'send-refunds', everyMs: 10 * SECOND_MS, run: sendAllRefunds },
  { name: 'remind-of-plans', everyMs: 60 * MINUTE_MS, run: remindOfEnds },
  { name: 'forget-payment-traces', everyMs: 60 * MINUTE_MS, run: clearOldPaymentBodies },
]
