import type { MailKind } from '@sopaan/api/features/operations/mails/mail-facts'
import { MAIL_SAMPLES } from '@sopaan/api/features/operations/mails/mail-samples'
import { MAIL_LINKS } from '@sopaan/api/features/operations/mails/mail-words'
import { writeMail } from '@sopaan/api/features/operations/mails/mails.service'
import {
  NOTIFICATION_KINDS,
  type NotificationFacts,
  type NotificationKind,
} from '@sopaan/api/features/operations/notifications/notification-kinds'
import { KIND_ROLES } from '@sopaan/api/features/operations/notifications/notification-roles'
import { type NewNotification, notifyPerson } from '@sopaan/api/features/operations/notifications/notifications.service'
import { aPerson, type Person } from '@sopaan/api/testing/people'
import { startApp } from '@sopaan/api/testing/start-app'
import { CALLS } from '@sopaan/contract/calls'
import { readLanguage } from '@sopaan/contract/paths'
import { REFUSALS } from '@sopaan/contract/refusals'
import type { Role } from '@sopaan/contract/users'
import { LANGUAGES } from '@sopaan/domain/languages'
import { expect, onTestFinished, test } from 'vitest'
import { linkFor } from '../../web/src/identity/landing.ts'
import { DASHBOARD_PATHS, PUBLIC_PATHS } from '../../web/src/product-paths.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const AT = '2026-06-02T05:30:00.000Z'
const ITEM = { itemName: { en: 'Guided plan', hi: 'मार्गदर्शन योजना' }, totalPaise: 149_900, amountPaise: 149_900 }
const EVENT = {
  facts: { title: { en: 'Filling choices, live' }, startsAt: AT, until: AT, isHour: true },
  about: { eventId: ID },
}
const ANNOUNCED = { title: { en: 'Round 3 is out' }, body: { en: 'Say what you were given.' } }
const SESSION = { firstName: 'Kiran', startsAt: AT }
const booking = { facts: SESSION, about: { bookingId: ID, party: 'mentee' } } as const

type Sample<K extends NotificationKind> = Omit<NewNotification<K>, 'kind'>
/** One of each kind: a kind without a line here does not compile. */
const SAMPLES: { readonly [K in NotificationKind]: Sample<K> } = {
  'announced-service': { facts: ANNOUNCED, about: { page: 'what-now' } },
  'announced-news': { facts: ANNOUNCED, about: { page: 'plans' } },
  'calendar-expired': { facts: { host: 'dav.example.org' }, about: { dashboard: 'mentee-dashboard' } },
  'calendar-ending': { facts: { host: 'www.googleapis.com', days: 2 }, about: { dashboard: 'mentee-dashboard' } },
  'calendar-put-back': { facts: { title: 'Optics' }, about: { dashboard: 'mentee-dashboard' } },
  'calendar-removed': { facts: { title: 'Optics' }, about: { dashboard: 'mentor-dashboard' } },
  'messages-waiting': { facts: { count: 2 } },
  'grievance-filed': { facts: { number: 'G-000012', dueOn: '2026-07-02' } },
  'grievances-due': { facts: { overdue: 1, today: 0, tomorrow: 2 } },
  'erasure-requested': { facts: { ground: 'person' }, about: { userId: ID } },
  'work-failed': { facts: { mails: 1, refunds: 0, events: 0, jobs: 0 } },
  'deadline-near': {
    facts: {
      ...{ kind: 'report-and-pay', lead: 'day', body: 'JoSAA', season: 2026, round: 2, endsAt: AT },
      ...{ endsWithdrawal: true, reservedPaise: 15_000_00, othersPaise: 30_000_00 },
    },
  },
  'round-out': {
    facts: { season: 2027, round: 2, isLast: false, list: null, outcome: null, payBy: null },
    about: { listId: ID },
  },
  'mock-out': {
    facts: { season: 2027, mock: 1, list: null, outcome: null, changeBy: null },
    about: { listId: ID },
  },
  'confirmation-asked': { facts: { what: 'export' } },
  'confirmation-decided': { facts: { what: 'staff-roles', isConfirmed: true } },
  'refund-held': { facts: { amountPaise: 600_000 } },
  'certificate-ending': { facts: { host: 'sopaan.example', days: 7 } },
  'key-ending': { facts: { key: 'mail', days: 7 } },
  'calendars-ending': { facts: { count: 12 } },
  'integrity-broken': { facts: { faults: [{ invariant: 'settled-amount', count: 1 }] } },
  'event-offered': EVENT,
  'event-changed': EVENT,
  'event-cancelled': EVENT,
  'event-soon': EVENT,
  'event-recording': EVENT,
  'event-full': { facts: { title: { en: 'Filling choices, live' }, capacity: 50 }, about: { eventId: ID } },
  'feedback-waiting': { facts: { starRating: 4, isEdited: false } },
  'feedback-approved': { facts: { isShown: true } },
  'feedback-rejected': { facts: { reason: 'It names a person.' } },
  'mentors-waiting': { facts: { count: 1 } },
  'mentoring-report': { facts: {} },
  'mentor-reviews-waiting': { facts: { count: 1 } },
  'mentor-approved': { facts: {} },
  'mentor-rejected': { facts: { reason: 'The proof cannot be read.' } },
  'booking-requested': booking,
  'booking-accepted': booking,
  'booking-declined': { ...booking, facts: { ...SESSION, reason: '' } },
  'booking-suggested': booking,
  'booking-moved': booking,
  'booking-cancelled': { ...booking, facts: { ...SESSION, reason: '', isCreditBack: true } },
  'booking-lapsed': booking,
  'booking-tomorrow': booking,
  'booking-soon': booking,
  'booking-items': { ...booking, facts: { ...SESSION, count: 2 } },
  'booking-message': booking,
  'list-suggested': booking,
  'list-decided': booking,
  'booking-missed': booking,
  'booking-credit-back': booking,
  'parent-agreed': { facts: { parentName: 'Meera Das' } },
  'parent-withdrew': { facts: { cancelled: 1 } },
  'order-approved': { facts: ITEM, about: { planId: ID } },
  'order-refused': { facts: ITEM, about: { eventId: ID } },
  'mentee-paused': { facts: { firstName: 'Kiran' } },
  'parent-paper-refused': { facts: {} },
  'parent-papers-waiting': { facts: { count: 1 } },
  'parent-doubt': { facts: { doubt: 'same-device' }, about: { userId: ID } },
  'purchase-paid': { facts: ITEM },
  'purchase-returned': { facts: ITEM },
  'plan-frozen': { facts: ITEM },
  'plan-unfrozen': { facts: ITEM },
  'refund-noted': { facts: ITEM },
  'refund-granted': { facts: { ...ITEM, answer: null } },
  'refund-declined': { facts: { ...ITEM, answer: 'The hour was used.' } },
  'refund-failed': { facts: ITEM },
  'refund-closed': { facts: { ...ITEM, answer: 'Paid by hand.' } },
  'refund-paid': { facts: { ...ITEM, isByBank: true, reference: null } },
  'payment-received': { facts: ITEM },
  'payment-alert': { facts: { reason: 'mismatch', paymentId: 'pay_1' } },
  'refund-asked': { facts: ITEM },
  'plan-expiring': { facts: { ...ITEM, days: 7 } },
  'sign-ups': { facts: { count: 3 } },
  'import-finished': { facts: { sources: ['JoSAA 2026 round 6'], rowsTaken: 11_000, rowsRefused: 3 } },
  'import-failed': { facts: { table: 'josaa 2027', because: 'no-rows' } },
}
const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[]
const REASONS: readonly NotificationFacts['payment-alert']['reason'][] = [
  'refund_failed',
  'sessions_cancelled',
  'dispute',
]

test('every notification leads each role that receives it to a page that this role may open', async () => {
  const server = await startApp()
  onTestFinished(server.stop)
  const people: Record<Role, Person> = {
    mentee: await aPerson(server, 'mentee'),
    mentor: await aPerson(server, 'mentor'),
    admin: await aPerson(server, 'admin'),
  }
  // Reminders reach whoever asked for them.
  for (const { userId } of [people.mentee, people.mentor])
    for (const topic of ['counselling', 'rounds'])
      await server.deps.db
        .insertInto('notificationSettings')
        .values({ userId, topic, isInApp: true, isByMail: true, changedAt: server.deps.now() })
        .execute()
  const roleOf = new Map(Object.entries(people).map(([role, { userId }]) => [userId, role as Role]))
  const notify = <K extends NotificationKind>(role: Role, kind: K, sample: Sample<K>) =>
    // The two parts of one notice, which the compiler does not put together through `K`.
    notifyPerson(server.deps, people[role].userId, { kind, ...asReadBy(role, sample) } as NewNotification<K>)
  for (const kind of KINDS) for (const role of KIND_ROLES[kind]) await notify(role, kind, SAMPLES[kind])
  for (const reason of REASONS) await notify('admin', 'payment-alert', { facts: { reason, paymentId: 'pay_1' } })

  const rows = await server.deps.db.selectFrom('notifications').select(['kind', 'userId', 'link']).execute()
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(KINDS))
  const faults = rows.flatMap(({ kind, userId, link }) => {
    const role = roleOf.get(userId) as Role
    return mayOpen(role, link) ? [] : [`${kind} leads a ${role} to ${link}`]
  })
  expect(faults).toEqual([])
})

test('every link of a mail of ours leads to a page that stands, in the language of the mail', async () => {
  const server = await startApp()
  onTestFinished(server.stop)
  const kinds = Object.keys(MAIL_SAMPLES) as (keyof typeof MAIL_SAMPLES)[]
  for (const kind of kinds) {
    for (const language of LANGUAGES) {
      const token = MAIL_LINKS[kind] === undefined ? {} : { token: 'a'.repeat(43) }
      const to = `${kind}.${language}@example.org`
      await writeMail<MailKind>(server.deps, { kind, to, language, facts: MAIL_SAMPLES[kind], ...token })
    }
  }
  // The worker takes so many at once.
  for (let before = -1; before < server.mails.length; ) {
    before = server.mails.length
    await server.runWorker()
  }
  expect(server.mails).toHaveLength(kinds.length * LANGUAGES.length)
  const origin = server.deps.config.publicWebUrl
  const faults = server.mails.flatMap(({ to, text, language }) => {
    const links = text.split(/\s+/).flatMap((word) => (word.startsWith(origin) ? [word.slice(origin.length)] : []))
    expect(links.length, to).toBeGreaterThan(0)
    // The last line of every mail, and its first link, are in its own language where the page has one.
    expect(readLanguage(links.at(-1) ?? '').language).toBe(language)
    return links.filter((link) => !isServed(link)).map((link) => `${to}: ${link}`)
  })
  expect(faults).toEqual([])
})

test('no refusal carries an address to follow', () => {
  const codes = Object.entries(REFUSALS).filter(([, row]) => /"(?:link|url|href|page)":/.test(JSON.stringify(row)))
  expect(codes.map(([code]) => code)).toEqual([])
})

/** The one of a session reads it in the own dashboard. */
function asReadBy<K extends NotificationKind>(role: Role, sample: Sample<K>): Sample<K> {
  return 'about' in sample && sample.about && 'party' in sample.about
    ? { ...sample, about: { ...sample.about, party: role } }
    : sample
}

function mayOpen(role: Role, link: string): boolean {
  const followed = linkFor(role, link)
  const [address = ''] = followed?.split(/[?#]/) ?? []
  const ofEverybody = PUBLIC_PATHS.filter(({ viewer }) => viewer === 'anyone')
  return followed !== undefined && (pageOf(DASHBOARD_PATHS, address) || pageOf(ofEverybody, address))
}

/** A page of the public site in its language, one of a dashboard, or a file that a call answers. */
function isServed(link: string): boolean {
  const [address = ''] = link.split(/[?#]/)
  const { path } = readLanguage(address)
  return (
    pageOf(PUBLIC_PATHS, path) ||
    pageOf(DASHBOARD_PATHS, address) ||
    Object.values(CALLS)
      .flatMap((ofNoun) => Object.values(ofNoun))
      .some((call) => call.method === 'GET' && isOfPattern(call.path, address))
  )
}

function pageOf(table: typeof PUBLIC_PATHS, path: string): boolean {
  return table.some((each) => each.page !== undefined && isOfPattern(each.path, path))
}

/** Whether a path is one of a pattern with names in it: `/events/:id`. */
function isOfPattern(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
}
