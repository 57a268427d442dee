import { pluralIn } from '@sopaan/domain/plural'
import { formatDateTime } from '@sopaan/domain/time/format'
import type {
  MentoringNotifications,
  SessionFacts,
} from '#api/features/operations/notifications/mentoring-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'

const who = ({ firstName, startsAt, more = 0 }: SessionFacts) =>
  `${firstName}, ${formatDateTime(startsAt, 'en')}${more === 0 ? '' : `, and ${more} more`}`

const said = (reason: string) => (reason === '' ? '' : ` “${reason}”`)

export const mentoringNotifications: NotificationWords<MentoringNotifications> = {
  'mentors-waiting': ({ count }) => ({
    title: pluralIn('en')(count, {
      1: '1 mentor application to check',
      other: `${count} mentor applications to check`,
    }),
    body: 'Look at the proof and decide.',
  }),
  'mentoring-report': () => ({ title: 'Something was reported in mentoring', body: 'Read it and decide.' }),
  'mentor-reviews-waiting': ({ count }) => ({
    title: pluralIn('en')(count, { 1: '1 session review to check', other: `${count} session reviews to check` }),
    body: 'Read before others do.',
  }),
  'mentor-approved': () => ({
    title: 'You are a mentor now',
    body: 'Set your hours so that students can book you.',
  }),
  'mentor-rejected': ({ reason }) => ({
    title: 'Your application was not approved',
    body: `Reason: ${reason} You can change it and apply again.`,
  }),
  'booking-requested': (facts) => ({
    title: 'A student asks for a session',
    body: `${who(facts)}. Accept, decline or suggest another time.`,
  }),
  'booking-accepted': (facts) => ({
    title: 'Your session is confirmed',
    body: `${who(facts)}. The link to join is on its page.`,
  }),
  'booking-declined': (facts) => ({
    title: 'The session was declined',
    body: `${who(facts)}.${said(facts.reason)} Your credit is back.`,
  }),
  'booking-suggested': (facts) => ({
    title: 'Another time was suggested',
    body: `${who(facts)}. Does it suit you?`,
  }),
  'booking-moved': (facts) => ({ title: 'A session was moved', body: `Now: ${who(facts)}.` }),
  'booking-cancelled': (facts) => ({
    title: 'A session was cancelled',
    body: `${who(facts)}.${said(facts.reason)}${facts.isCreditBack ? ' Your credit is back.' : ''}${facts.isRefunded ? ' The plan it was booked with was refunded.' : ''}`,
  }),
  'booking-lapsed': (facts) => ({ title: 'No answer in time', body: `${who(facts)}. Your credit is back.` }),
  'booking-tomorrow': (facts) => ({ title: 'Your session is tomorrow', body: `${who(facts)}.` }),
  'booking-soon': (facts) => ({
    title: 'Your session starts in 15 minutes',
    body: `${who(facts)}. Join from its page.`,
  }),
  'booking-items': ({ firstName, count }) => ({
    title: `${firstName} gave you ${pluralIn('en')(count, { 1: '1 task', other: `${count} tasks` })}`,
    body: 'See them in your planner, with their dates.',
  }),
  'booking-message': ({ firstName }) => ({ title: `Message from ${firstName}`, body: 'Open the session to read it.' }),
  'list-suggested': ({ firstName }) => ({
    title: `${firstName} suggested changes to your list`,
    body: 'Accept or leave each suggestion. Nothing changes until you do.',
  }),
  'list-decided': ({ firstName }) => ({
    title: `${firstName} answered your suggestions`,
    body: 'Open the session to see which are on the list now.',
  }),
  'booking-missed': (facts) => ({
    title: 'You were marked absent',
    body: `${who(facts)}. Wrong? Write to us within 72 hours.`,
  }),
  'booking-credit-back': (facts) => ({
    title: 'Your credit is back',
    body: `For the missed session: ${who(facts)}.`,
  }),
}
