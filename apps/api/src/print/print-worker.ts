import { parentPort } from 'node:worker_threads'
import type { PrintedDocument } from './document.ts'
import { writePdf } from './document-pdf.ts'

/** What the thread is told, and what it answers: one answer an order, in their order. */
export type PrintOrder = { number: number; document: PrintedDocument }
export type Printed = { number: number; bytes: Uint8Array }

parentPort?.on('message', async ({ number, document }: PrintOrder) => {
  const printed: Printed = { number, bytes: await writePdf(document) }
  parentPort?.postMessage(printed)
})
