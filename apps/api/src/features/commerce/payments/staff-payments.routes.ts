import { payments } from '@sopaan/contract/payments'
import { staffPayments } from '@sopaan/contract/staff-payments'
import { staffRefunds } from '@sopaan/contract/staff-refunds'
import type { Deps } from '#api/deps.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { onceByKey } from '#api/features/operations/idempotency/idempotency.service.ts'
import { requestExport } from '#api/features/operations/staff/confirmations.service.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { type Caller, serve } from '#api/http/serve.ts'
import { findPaymentRecord } from './payment-record.service.ts'
import { listAllPayments, massExportOf, PAYMENTS_FILE } from './payments-list.service.ts'
import { questionBuyer } from './refund-questions.service.ts'
import { listRefundQueue, massExportOfRefunds, REFUNDS_FILE } from './refund-queue.service.ts'
import { decideRefund, makeRefund } from './refunds.service.ts'
import { settleRefund } from './settle-refund.service.ts'
import { confirmWaitingRefund, withdrawWaitingRefund } from './waiting-refunds.service.ts'

const EXPORT = { limits: [{ name: 'staff-exports', by: 'user' }] } as const
const DECIDING = {
  limits: [
    { name: 'admin-write', by: 'user' },
    { name: 'staff-refunds', by: 'user' },
  ],
} as const

/** Payments and refunds, as staff look after them. */
export function staffPaymentsRoutes(app: App, deps: Deps): void {
  serve(app, payments.listAll, async ({ query, caller }) => {
    await auditViewOf(deps, caller, 'payments.look', query)
    return listAllPayments(deps, query)
  })
  serve(app, payments.getRecord, async ({ params, caller: { actor, request } }) => {
    const record = await findPaymentRecord(deps, params.id)
    await auditView(deps, { action: 'payment.look', actor, target: { type: 'purchase', id: params.id }, request })
    return record
  })
  serve(
    app,
    payments.exportAll,
    ({ query, caller }) => downloadList(deps, caller, { file: PAYMENTS_FILE, wanted: query }),
    EXPORT,
  )
  serve(app, staffRefunds.list, async ({ query, caller }) => {
    await auditViewOf(deps, caller, 'refunds.look', query)
    return listRefundQueue(deps, caller, query)
  })
  serve(
    app,
    staffRefunds.csv,
    ({ query, caller }) => downloadList(deps, caller, { file: REFUNDS_FILE, wanted: query }),
    EXPORT,
  )
  serve(
    app,
    staffRefunds.question,
    async ({ caller, params, body }) => ({ number: await questionBuyer(deps, caller, params.id, body.question) }),
    { limits: [{ name: 'admin-write', by: 'user' }] },
  )
  serve(
    app,
    payments.makeRefund,
    ({ caller, body }) =>
      onceByKey(deps, { ...caller, scope: 'make-refund', body }, () => makeRefund(deps, caller, body)),
    DECIDING,
  )
  serve(
    app,
    payments.settleRefund,
    ({ caller, params, body }) =>
      onceByKey(deps, { ...caller, scope: 'settle-refund', body: { ...params, ...body } }, () =>
        settleRefund(deps, caller, params.id, body),
      ),
    DECIDING,
  )
  serve(
    app,
    payments.decideRefund,
    ({ caller, params, body }) =>
      onceByKey(deps, { ...caller, scope: 'decide-refund', body: { ...params, ...body } }, () =>
        decideRefund(deps, caller, params.id, body),
      ),
    DECIDING,
  )
  waitingRoutes(app, deps)
}

/** What two of the staff have to agree on. */
function waitingRoutes(app: App, deps: Deps): void {
  serve(
    app,
    staffPayments.confirmRefund,
    ({ caller, params }) => confirmWaitingRefund(deps, caller, params.id),
    DECIDING,
  )
  serve(
    app,
    staffPayments.withdrawRefund,
    async ({ caller, params }) => {
      await withdrawWaitingRefund(deps, caller, params.id)
      return { message: 'It is taken back.' }
    },
    DECIDING,
  )
  serve(
    app,
    staffPayments.askExport,
    async ({ caller, query, body }) => {
      await requestExport(deps, caller, { ...(await massExportOf(deps, query)), ...body })
      return { message: 'An owner is asked.' }
    },
    { limits: [{ name: 'admin-write', by: 'user' }] },
  )
  serve(
    app,
    staffRefunds.askExport,
    async ({ caller, query, body }) => {
      await requestExport(deps, caller, { ...(await massExportOfRefunds(deps, query)), ...body })
      return { message: 'An owner is asked.' }
    },
    { limits: [{ name: 'admin-write', by: 'user' }] },
  )
}

/** Whoever sees who paid is in the trail. */
async function auditViewOf(
  deps: Deps,
  { actor, request }: Caller,
  action: 'payments.look' | 'refunds.look',
  asked: Readonly<Record<string, unknown>>,
): Promise<void> {
  await auditView(deps, { action, actor, target: { type: 'payments' }, asked, request })
}
