import { parentPort } from 'node:worker_threads'
import type { ReportOrder } from './report-content.ts'
import { printReport } from './report-pdf.ts'

/** What the thread is told, and what it answers: one answer an order, in their order. */
export type PrintOrder = { number: number; order: ReportOrder }
export type Printed = { number: number; bytes: Uint8Array }

parentPort?.on('message', async ({ number, order }: PrintOrder) => {
  const printed: Printed = { number, bytes: await printReport(order) }
  parentPort?.postMessage(printed)
})
