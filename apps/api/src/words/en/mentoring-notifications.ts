import { pluralIn } from '@sopaan/domain/plural'
import { formatDateTime } from '@sopaan/domain/time/format'
import type {
  MentoringNotifications,
  SessionFacts,
} from '#api/features/operations/notifications/mentoring-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'

const who = ({ firstName, startsAt }: SessionFacts) => `${firstName}, ${formatDateTime(startsAt, 'en')}`

const said = (reason: string) => (reason === '' ? '' : ` “${reason}”`)

export const mentoringNotifications: NotificationWords<MentoringNotifications> = {
  'mentors-waiting': ({ count }) => ({
    title: pluralIn('en')(count, {
      1: 'An application to mentor waits',
      other: `${count} applications to mentor wait`,
    }),
    body: 'Look at the proof and decide.',
  }),
  'mentoring-report': () => ({ title: 'Something was reported in mentoring', body: 'Read it and decide.' }),
  'mentor-reviews-waiting': ({ count }) => ({
    title: pluralIn('en')(count, { 1: 'A review of a session waits', other: `${count} reviews of sessions wait` }),
    body: 'Read before others do.',
  }),
  'mentor-approved': () => ({
    title: 'You are a mentor now',
    body: 'Say when you can be booked, and you will be found.',
  }),
  'mentor-rejected': ({ reason }) => ({
    title: 'Your application was not approved',
    body: `Reason: ${reason} You can change it and apply again.`,
  }),
  'booking-requested': (facts) => ({
    title: 'Somebody asks for a session',
    body: `${who(facts)}. Accept, decline or suggest another time.`,
  }),
  'booking-accepted': (facts) => ({
    title: 'Your session is agreed on',
    body: `${who(facts)}. The link to join is on its page.`,
  }),
  'booking-declined': (facts) => ({
    title: 'The session was declined',
    body: `${who(facts)}.${said(facts.reason)} The credit is back.`,
  }),
  'booking-suggested': (facts) => ({
    title: 'Another time is suggested',
    body: `${who(facts)}. Say whether it suits you.`,
  }),
  'booking-moved': (facts) => ({ title: 'A session was moved', body: `Now: ${who(facts)}.` }),
  'booking-cancelled': (facts) => ({
    title: 'A session was cancelled',
    body: `${who(facts)}.${said(facts.reason)}${facts.isCreditBack ? ' The credit is back.' : ''}${facts.isRefunded ? ' The plan it was booked with was refunded.' : ''}`,
  }),
  'booking-lapsed': (facts) => ({ title: 'No answer came in time', body: `${who(facts)}. The credit is back.` }),
  'booking-tomorrow': (facts) => ({ title: 'Your session is tomorrow', body: `${who(facts)}.` }),
  'booking-soon': (facts) => ({
    title: 'Your session begins in 15 minutes',
    body: `${who(facts)}. Join from its page.`,
  }),
  'booking-items': ({ firstName, count }) => ({
    title: `${firstName} gave you ${pluralIn('en')(count, { 1: 'one thing', other: `${count} things` })} to do`,
    body: 'They are in your planner, with their dates.',
  }),
  'booking-message': ({ firstName }) => ({ title: `A message from ${firstName}`, body: 'Read it with the session.' }),
  'list-suggested': ({ firstName }) => ({
    title: `${firstName} marked up your choice list`,
    body: 'Accept or leave each suggestion. Nothing changes until you do.',
  }),
  'list-decided': ({ firstName }) => ({
    title: `${firstName} went through your suggestions`,
    body: 'See with the session which of them are on the list now.',
  }),
  'booking-missed': (facts) => ({
    title: 'It was said that you did not come',
    body: `${who(facts)}. If that is wrong, write to us within 72 hours.`,
  }),
  'booking-credit-back': (facts) => ({
    title: 'Your credit is back',
    body: `For the session that was missed: ${who(facts)}.`,
  }),
}
