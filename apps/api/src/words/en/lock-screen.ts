import type { LockScreenWords } from '#api/features/operations/notifications/lock-screen-text.ts'

const OPEN = 'Open Sopaan to read it.'

/** What a push says on a locked phone: nothing that is only for its reader. */
export const lockScreen: LockScreenWords = {
  topics: {
    events: { title: 'News about your event', body: OPEN },
    mentoring: { title: 'News about your mentoring', body: OPEN },
    payments: { title: 'News about a payment', body: OPEN },
    plans: { title: 'News about your plan', body: OPEN },
    planner: { title: 'Your study planner', body: OPEN },
    counselling: { title: 'A counselling date is near', body: 'Open Sopaan to see what to do and by when.' },
    rounds: { title: 'A round is out', body: 'Open Sopaan to see what it means for your list.' },
    feedback: { title: 'News about your feedback', body: OPEN },
    'sign-ups': { title: 'New accounts', body: OPEN },
    imports: { title: 'An import has ended', body: OPEN },
    webhooks: { title: 'A payment notice failed', body: OPEN },
    service: { title: 'A notice from Sopaan', body: OPEN },
    news: { title: 'News from Sopaan', body: OPEN },
    duties: { title: 'Something waits for staff', body: OPEN },
  },
  kinds: {
    'event-offered': {
      title: 'A seat is free for you',
      body: 'You waited for it, and it is kept for a short time. Open Sopaan and take it.',
    },
    'event-soon': { title: 'Your event begins soon', body: 'Open Sopaan for the time and the way in.' },
    'event-cancelled': { title: 'An event was cancelled', body: OPEN },
    'booking-requested': { title: 'A student asks for a session', body: 'Open Sopaan to say yes, no or another time.' },
    'booking-accepted': { title: 'Your session is agreed', body: 'Open Sopaan for the time and the way in.' },
    'booking-moved': { title: 'A session was moved', body: 'Open Sopaan for the new time.' },
    'booking-cancelled': { title: 'A session was cancelled', body: OPEN },
    'booking-tomorrow': { title: 'You have a session tomorrow', body: 'Open Sopaan for the time and the way in.' },
    'booking-soon': { title: 'Your session begins soon', body: 'Open Sopaan to join it.' },
    'booking-message': { title: 'A message about your session', body: OPEN },
    'mock-out': { title: 'A mock allotment is out', body: 'Open Sopaan to see what it means for your list.' },
  },
}
