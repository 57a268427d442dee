import { inEveryLanguage } from '#api/words/server-words.ts'
import type { MailFacts } from './mail-facts.ts'

const EVENT = {
  eventId: '00000000-0000-4000-8000-000000000001',
  title: 'Filling choices, live',
  startsAt: '2026-06-20T12:30:00.000Z',
  endsAt: '2026-06-20T14:00:00.000Z',
  place: null,
  meetingUrl: 'https://meet.example/choices',
}
const ITEM = inEveryLanguage(({ samples }) => samples.mailedItem)
const AT = '2026-06-02T05:30:00.000Z'
const DEVICE = 'Chrome on Android'
const BILL = { childName: 'Kiran', itemName: ITEM, amountPaise: 149_900, at: AT }
const ANSWER = 'The hour was used on 4 June.'

/**
 * What previews of mails are filled with: every kind but five. Those consist of what a person wrote, or of notifications
 * whose words stand elsewhere: their words are not changed by admins.
 */
export const MAIL_SAMPLES = {
  verify: { fullName: 'Kiran Das', device: DEVICE, askedAt: AT },
  'verify-choose': {},
  reset: { device: DEVICE, askedAt: AT },
  reactivation: { device: DEVICE, askedAt: AT },
  'change-email': { fullName: 'Kiran Das' },
  'email-changed': { newEmail: 'kiran@example.org' },
  'password-changed': { device: DEVICE, at: AT },
  'new-device': { device: DEVICE, at: AT },
  deactivated: { reason: 'I have my seat', at: AT },
  deleted: { until: AT },
  'sign-in-copied': { device: DEVICE, at: AT },
  'two-factor-on': { at: AT },
  'passkey-added': { name: 'My phone', at: AT },
  'passkey-removed': { name: 'My phone', at: AT },
  'two-factor-off': { at: AT },
  parent: { childName: 'Kiran' },
  'parent-thanks': { childName: 'Kiran', proof: 'payment' },
  'parent-code': { childName: 'Kiran' },
  'parent-confirmed': { parentName: 'Meera Das' },
  'parent-withdrew': { cancelled: 2 },
  'parent-withdrawn': { childName: 'Kiran', cancelled: 2, at: AT },
  'parent-approval': { childName: 'Kiran', itemName: ITEM, amountPaise: 149_900, until: AT },
  'parent-paid': BILL,
  'parent-refunded': BILL,
  'parent-refund-failed': BILL,
  'parent-check-returned': {},
  'parent-check-stuck': {},
  'parent-paper-refused': { childName: 'Kiran', reason: 'The name cannot be read.' },
  grievance: { number: 'G-000012', dueOn: '2026-07-02' },
  'contact-received': { number: 'M-000012' },
  'event-registered': EVENT,
  'event-waiting': { ...EVENT, waitingPlace: 7 },
  'event-offered': { ...EVENT, until: AT, isPaid: false },
  'event-changed': { ...EVENT, changes: ['time'] },
  'event-cancelled': { ...EVENT, reason: null, isPaid: false },
  'event-withdrawn': EVENT,
  'purchase-paid': {
    itemName: ITEM,
    totalPaise: 149_900,
    number: 'SO/26-27/000012',
    kind: 'receipt',
    url: '/api/v1/invoice/sample',
    expiresAt: null,
  },
  'purchase-returned': { itemName: ITEM, totalPaise: 149_900, because: 'event_full' },
  'refund-granted': { itemName: ITEM, amountPaise: 149_900, answer: null },
  'refund-declined': { itemName: ITEM, answer: ANSWER },
  'refund-paid': {
    itemName: ITEM,
    amountPaise: 149_900,
    number: 'CN/26-27/000003',
    reference: null,
    url: null,
    isFull: true,
    areCreditsTaken: false,
  },
  invited: { role: 'mentor', days: 7 },
  'role-changed': { role: 'mentor' },
  'staff-deactivated': { reason: 'Two accounts of one person', at: AT },
  'staff-reactivated': {},
  'staff-unlocked': { at: AT },
  'staff-signed-out': { at: AT },
  'staff-two-factor-off': { at: AT },
  'staff-reset': { minutes: 60, at: AT },
  'staff-corrected': { reason: 'You wrote that it is misspelt.', fullName: 'Kiran Rao', newEmail: null },
  'staff-deleted': { ground: 'person', until: AT },
} as const satisfies Omit<
  MailFacts,
  'breach-notice' | 'contact-answer' | 'refund-question' | 'grievance-answer' | 'notification' | 'digest'
>

/** A kind of mail whose words admins may change. */
export type ChangeableKind = keyof typeof MAIL_SAMPLES
