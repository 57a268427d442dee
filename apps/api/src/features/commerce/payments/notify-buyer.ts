import type { Deps } from '#api/deps.ts'
import { findAccount } from '#api/features/account/accounts/accounts.open.queries.ts'
import { mailParentBill, type ParentBill } from '#api/features/account/parents/parent-mails.service.ts'
import { type MailDraft, writeMail } from '#api/features/operations/mails/mails.service.ts'
import {
  type NewNotification,
  type NoticeBody,
  notifyPerson,
  wantsMail,
} from '#api/features/operations/notifications/notifications.service.ts'
import type { PurchaseRow } from './purchases.queries.ts'

type BuyerKind =
  | 'purchase-paid'
  | 'purchase-returned'
  | 'plan-frozen'
  | 'plan-unfrozen'
  | 'refund-noted'
  | 'refund-granted'
  | 'refund-declined'
  | 'refund-failed'
  | 'refund-closed'
  | 'refund-paid'
type BuyerMail = 'purchase-paid' | 'purchase-returned' | 'refund-granted' | 'refund-declined' | 'refund-paid'

/** Mails that go out whatever somebody chose: they bring a paper, or say that money moved. */
const ALWAYS: readonly BuyerMail[] = ['purchase-paid', 'purchase-returned', 'refund-paid']

/** What a buyer is told; `key` names the same word twice as one, in the app and by mail. */
type Word<K extends BuyerKind, M extends BuyerMail> = {
  kind: K
  facts: NoticeBody<K>['facts']
  key: string
  /** The mail that goes with it; absent: the words of the notification, where they want mail. */
  mail?: { kind: M; facts: MailDraft<M>['facts'] }
  /** Money that moved: the parent of somebody under 18 gets the bill by mail, too. */
  bill?: Omit<ParentBill, 'key'>
}

/**
 * Tells the buyer of a purchase what happened with its money: the one place that does, in the app and by mail as they chose.
 * Call it in the transaction of what it tells of, before `writeAudit`; whoever else is to hear of it is written to here.
 */
export async function notifyBuyer<K extends BuyerKind, M extends BuyerMail>(
  deps: Deps,
  purchase: Pick<PurchaseRow, 'userId'>,
  { kind, facts, key, mail, bill }: Word<K, M>,
): Promise<void> {
  const account = await findAccount(deps.db, purchase.userId)
  if (!account || account.status === 'erased') return
  // No kind of a buyer asks for more: all lead to the purchases.
  await notifyPerson(deps, account.id, { kind, facts, key } as NewNotification<K>)
  if (bill) await mailParentBill(deps, account, { ...bill, key })
  if (!mail) return
  if (!ALWAYS.includes(mail.kind) && !(await wantsMail(deps, account.id, kind))) return
  await writeMail(deps, {
    ...mail,
    to: account.email,
    language: account.language,
    userId: account.id,
    priority: 2,
    dedupeKey: key,
  })
}
