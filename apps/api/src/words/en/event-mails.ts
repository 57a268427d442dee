import { paths } from '@sopaan/contract/paths'
import { formatDateTime } from '@sopaan/domain/time/format'
import type {
  EventChangeWord,
  EventMailFacts,
  EventMails,
  Templates,
} from '#api/features/operations/mails/mail-facts.ts'

const at = (iso: string) => formatDateTime(iso, 'en')

const page = ({ eventId }: EventMailFacts) => paths.ownEvent(eventId)

const CHANGES: Record<EventChangeWord, string> = {
  title: 'its title',
  time: 'its time',
  place: 'its place',
  link: 'the link to join',
}

const where = ({ place, meetingUrl }: EventMailFacts) => {
  if (place !== null) return [`Where: ${place}`]
  return [
    meetingUrl === null
      ? 'It is online. The link to join will be on the event page and in your calendar.'
      : `Join here: ${meetingUrl}`,
  ]
}

/** Mails about events. */
export const eventMails: Templates<keyof EventMails> = {
  'event-registered': (facts) => ({
    subject: `You have a seat: ${facts.title}`,
    paragraphs: [
      `Your seat for ${facts.title} is confirmed.`,
      `When: ${at(facts.startsAt)}, until ${at(facts.endsAt)}.`,
      ...where(facts),
      'The attached file adds it to your calendar.',
    ],
    action: 'Open the event',
    page: page(facts),
    after: ['Cannot come? Cancel your seat on the event page so that someone else can join.'],
  }),
  'event-waiting': (facts) => ({
    subject: `You are on the waitlist: ${facts.title}`,
    paragraphs: [
      `${facts.title} on ${at(facts.startsAt)} is full. You are number ${facts.waitingPlace} on the waitlist.`,
      'When a seat is free and it is your turn, we hold it for you for some hours and email you at once.',
    ],
    action: 'Open the event',
    page: page(facts),
  }),
  'event-offered': (facts) => ({
    subject: `A seat came free: ${facts.title}`,
    paragraphs: [
      `A seat for ${facts.title} on ${at(facts.startsAt)} is waiting for you until ${at(facts.until)}.`,
      facts.isPaid
        ? 'Pay on the event page before then. After that it goes to the next in line.'
        : 'Take it on the event page before then. After that it goes to the next in line.',
    ],
    action: 'Take my seat',
    page: page(facts),
  }),
  'event-changed': (facts) => ({
    subject: `Changed: ${facts.title}`,
    paragraphs: [
      `This changed for ${facts.title}: ${facts.changes.map((change) => CHANGES[change]).join(', ')}.`,
      `When: ${at(facts.startsAt)}, until ${at(facts.endsAt)}.`,
      ...where(facts),
      'The attached file changes it in your calendar.',
    ],
    action: 'Open the event',
    page: page(facts),
  }),
  'event-cancelled': (facts) => ({
    subject: `Cancelled: ${facts.title}`,
    paragraphs: [
      `${facts.title} on ${at(facts.startsAt)} is cancelled.`,
      ...(facts.reason === null ? [] : [`Why: ${facts.reason}`]),
      ...(facts.isPaid ? ['We are refunding you to where you paid from.'] : []),
      'The attached file removes it from your calendar.',
    ],
    action: 'See other events',
    page: paths.ownEvents(),
  }),
  'event-withdrawn': (facts) => ({
    subject: `Seat cancelled: ${facts.title}`,
    paragraphs: [
      `You cancelled your seat for ${facts.title} on ${at(facts.startsAt)}.`,
      'The attached file removes it from your calendar.',
    ],
    action: 'Open the event',
    page: page(facts),
  }),
}
