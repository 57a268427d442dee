import { pluralIn } from '@sopaan/domain/plural'
import type { ContactNotifications } from '#api/features/operations/notifications/contact-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'
import { listCounted } from '../written-facts.ts'

function one(count: number, single: string, many: string): string {
  return pluralIn('en')(count, { one: single, other: many })
}

export const contactNotifications: NotificationWords<ContactNotifications> = {
  'messages-waiting': ({ count }) => ({
    title: pluralIn('en')(count, {
      1: 'A message waits for an answer',
      other: `${count} messages wait for an answer`,
    }),
    body: 'They came through the contact form.',
  }),
  'grievance-filed': ({ number, dueOn }) => ({
    title: `Grievance ${number}`,
    body: `The law asks for our answer by ${dueOn}.`,
  }),
  'grievances-due': ({ overdue, today, tomorrow }) => ({
    title: `Grievances: ${listCounted([overdue, 'overdue'], [today, 'due today'], [tomorrow, 'due tomorrow'])}`,
    body: 'The law gives us a day for each answer. Answer the overdue ones first.',
  }),
  'erasure-requested': ({ ground }) => ({
    title: 'An account has to be erased: confirm it as the second admin',
    body: {
      person: 'Its owner asked in writing.',
      parent: 'A parent asked, for a child.',
      authority: 'An authority ordered it.',
    }[ground],
  }),
  'work-failed': ({ mails, refunds, events, jobs }) => ({
    title: `Failed: ${listCounted([mails, one(mails, 'mail', 'mails')], [refunds, one(refunds, 'refund', 'refunds')], [events, one(events, 'payment event', 'payment events')], [jobs, one(jobs, 'job', 'jobs')])}`,
    body: 'Nothing of it mends itself. Each stands on the home page with the way to where it is settled.',
  }),
}
