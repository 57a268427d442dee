import type { CheckoutResult } from '@sopaan/contract/checkout-result'
import { isUnreachable } from '@sopaan/contract/client'
import type { PurchasePaper } from '@sopaan/contract/invoices'
import {
  PARENT_PAPER_FIELD,
  PARENT_TOKEN_HEADER,
  type ParentCheckOrder,
  type ParentConsent,
  parents,
} from '@sopaan/contract/parents'
import type { Language } from '@sopaan/domain/languages'
import { queryOptions } from '@tanstack/react-query'
import { invalidate, setWatched } from '#web/identity/actor.queries.ts'
import { fetchFile, request, sendFile } from '#web/identity/browser-request.ts'

const PARENT = 'parent'
/** The child, bank and staff go on while the page is elsewhere: what is shown again is asked for again. */
const staleTime = 0
/** How often the page asks whether bank or staff have answered, ms. */
const POLL_MS = 10_000

type Answer = Parameters<typeof request<typeof parents.confirm>>[1]['body']

/** What the consent behind a parent's link says; read again while bank or staff have a proof in hand. */
export function consentQuery(token: string) {
  return queryOptions({
    queryKey: [PARENT, token, 'consent'],
    staleTime,
    queryFn: async ({ signal }) =>
      (await request(parents.read, { body: { token } }, { signal, withoutRefresh: true })).data,
    refetchInterval: ({ state: { data, error } }) =>
      isProofInHand(data) && (error === null || isUnreachable(error)) && POLL_MS,
    refetchOnWindowFocus: ({ state: { data } }) => isProofInHand(data) && 'always',
  })
}

/** Reads the consent again: it went on elsewhere. */
export function reloadConsent(token: string): Promise<void> {
  return invalidate(...consentQuery(token).queryKey)
}

function isProofInHand(consent: ParentConsent | undefined): boolean {
  const { payment, paper } = consent?.progress ?? {}
  return payment === 'begun' || payment === 'pending' || paper?.state === 'waiting'
}

/** Has a code mailed to the parent. */
export async function sendCode(token: string, language: Language): Promise<void> {
  await request(parents.sendCode, { body: { token, language } }, { withoutRefresh: true })
}

/** Gives the consent. */
export async function grantConsent(body: Answer): Promise<void> {
  await storeConsent(body.token, request(parents.confirm, { body }, { withoutRefresh: true }))
}

/** The orders a parent is asked to approve, and those that were answered. */
export function approvalsQuery(token: string) {
  return queryOptions({
    queryKey: [PARENT, token, 'approvals'],
    staleTime,
    queryFn: async ({ signal }) =>
      (await request(parents.listApprovals, { body: { token } }, { signal, withoutRefresh: true })).data,
  })
}

/** Approves or refuses one order. */
export async function sendApprovalAnswer(body: {
  token: string
  approvalId: string
  decision: 'approved' | 'refused'
}): Promise<void> {
  const { data } = await request(parents.answerApproval, { body }, { withoutRefresh: true })
  await setWatched(approvalsQuery(body.token).queryKey, data)
}

/** The sessions and payments of the child. */
export function parentRecordQuery(token: string) {
  return queryOptions({
    queryKey: [PARENT, token, 'record'],
    staleTime,
    queryFn: async ({ signal }) =>
      (await request(parents.listRecord, { body: { token } }, { signal, withoutRefresh: true })).data,
  })
}

/** A paper of the child, with the whole name: the link alone opens it with the first name. */
export async function fetchChildPaper(token: string, { url }: PurchasePaper, language: Language): Promise<Blob> {
  const link = url.split('/').at(-1) ?? ''
  return fetchFile(parents.printPaper, { body: { token, link, language } })
}

/** Takes the consent back. */
export async function withdrawConsent(token: string): Promise<void> {
  await storeConsent(token, request(parents.withdraw, { body: { token } }, { withoutRefresh: true }))
}

/** Orders the rupee. */
export async function createCheck(token: string, language: Language): Promise<ParentCheckOrder> {
  return (await request(parents.createCheck, { body: { token, language } }, { withoutRefresh: true })).data
}

/** Hands over what the payment window gave. */
export async function verifyCheck(token: string, handed: CheckoutResult): Promise<void> {
  await storeConsent(token, request(parents.verifyCheck, { body: { token, ...handed } }, { withoutRefresh: true }))
}

/** Sends a paper. */
export async function sendPaper(token: string, file: File): Promise<void> {
  await storeConsent(token, sendFile(parents.sendPaper, PARENT_PAPER_FIELD, file, { [PARENT_TOKEN_HEADER]: token }))
}

async function storeConsent(token: string, answer: Promise<{ data: ParentConsent }>): Promise<void> {
  await setWatched(consentQuery(token).queryKey, (await answer).data)
}
