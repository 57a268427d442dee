import type { CheckoutResult } from '@sopaan/contract/checkout-result'
import type { PurchasePaper } from '@sopaan/contract/invoices'
import {
  type OrderApproval,
  PARENT_PAPER_FIELD,
  PARENT_TOKEN_HEADER,
  type ParentCheckOrder,
  type ParentConsent,
  type ParentRecord,
  parents,
} from '@sopaan/contract/parents'
import type { Language } from '@sopaan/domain/languages'
import { fetchFile, request, sendFile } from '#web/identity/browser-request.ts'

type Answer = Parameters<typeof request<typeof parents.confirm>>[1]['body']

/** What the consent behind a parent's link says. */
export async function fetchParentConsent(token: string, signal: AbortSignal): Promise<ParentConsent> {
  const { data } = await request(parents.read, { body: { token } }, { signal, withoutRefresh: true })
  return data
}

/** Has a code mailed to the parent. */
export async function sendCode(token: string, language: Language): Promise<void> {
  await request(parents.sendCode, { body: { token, language } }, { withoutRefresh: true })
}

/** Gives the consent. */
export async function grantConsent(body: Answer): Promise<ParentConsent> {
  return (await request(parents.confirm, { body }, { withoutRefresh: true })).data
}

/** The orders a parent is asked to approve, and those that were answered. */
export async function fetchApprovals(token: string, signal: AbortSignal): Promise<OrderApproval[]> {
  return (await request(parents.listApprovals, { body: { token } }, { signal, withoutRefresh: true })).data
}

/** Approves or refuses one order. */
export async function sendApprovalAnswer(body: {
  token: string
  approvalId: string
  decision: 'approved' | 'refused'
}): Promise<OrderApproval[]> {
  return (await request(parents.answerApproval, { body }, { withoutRefresh: true })).data
}

/** The sessions and payments of the child. */
export async function fetchParentRecord(token: string, signal: AbortSignal): Promise<ParentRecord> {
  return (await request(parents.listRecord, { body: { token } }, { signal, withoutRefresh: true })).data
}

/** A paper of the child, with the whole name: the link alone opens it with the first name. */
export async function fetchChildPaper(token: string, { url }: PurchasePaper, language: Language): Promise<Blob> {
  const link = url.split('/').at(-1) ?? ''
  return fetchFile(parents.printPaper, { body: { token, link, language } })
}

/** Takes the consent back. */
export async function withdrawConsent(token: string): Promise<ParentConsent> {
  return (await request(parents.withdraw, { body: { token } }, { withoutRefresh: true })).data
}

/** Orders the rupee. */
export async function createCheck(token: string, language: Language): Promise<ParentCheckOrder> {
  return (await request(parents.createCheck, { body: { token, language } }, { withoutRefresh: true })).data
}

/** Hands over what the payment window gave. */
export async function verifyCheck(token: string, handed: CheckoutResult): Promise<ParentConsent> {
  return (await request(parents.verifyCheck, { body: { token, ...handed } }, { withoutRefresh: true })).data
}

/** Sends a paper. */
export async function sendPaper(token: string, file: File): Promise<ParentConsent> {
  return (await sendFile(parents.sendPaper, PARENT_PAPER_FIELD, file, { [PARENT_TOKEN_HEADER]: token })).data
}
