import { writeRupees } from '@sopaan/domain/money/rupees'
import { pluralIn } from '@sopaan/domain/plural'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'
import type { ParentNotifications } from '#api/features/operations/notifications/parent-notifications.ts'

export const parentNotifications: NotificationWords<ParentNotifications> = {
  'parent-agreed': ({ parentName }) => ({
    title: 'Your parent agreed',
    body: `${parentName} said yes. Mentoring, messages, public feedback and payments are open to you.`,
  }),
  'parent-withdrew': ({ cancelled }) => ({
    title: 'Your parent withdrew consent',
    body: `Mentoring, messages, public feedback and payments are closed until a parent agrees again.${cancelled === 0 ? '' : ' Upcoming sessions are cancelled, and your credits are back.'}`,
  }),
  'order-approved': ({ itemName, totalPaise }) => ({
    title: 'Your parent approved: pay now',
    body: `${itemName} for ${writeRupees(totalPaise)}. Pay within 48 hours.`,
  }),
  'order-refused': ({ itemName, totalPaise }) => ({
    title: 'Your parent said no',
    body: `${itemName} for ${writeRupees(totalPaise)} was not bought. Nothing was charged.`,
  }),
  'mentee-paused': ({ firstName }) => ({
    title: `Mentoring with ${firstName} is paused`,
    body: `A parent of ${firstName} withdrew consent. Upcoming sessions are cancelled, and messages are closed.`,
  }),
  'parent-paper-refused': () => ({
    title: 'We could not accept your parent’s document',
    body: 'We emailed your parent why. They can send another document, or pay ₹1 that comes back.',
  }),
  'parent-papers-waiting': ({ count }) => ({
    title: pluralIn('en')(count, { one: 'A parent’s paper waits', other: `${count} papers of parents wait` }),
    body: 'Look at the name on it, then accept or refuse. The file is deleted then, at the latest after 30 days.',
  }),
  'parent-doubt': ({ doubt }) => ({
    title: 'A parent’s consent may be the child’s own',
    body:
      doubt === 'same-device'
        ? 'It came from the browser that asked for it. Look at the account.'
        : 'It came from the same network within half an hour. Look at the account.',
  }),
}
