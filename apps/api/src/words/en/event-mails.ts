import { paths } from '@sopaan/contract/paths'
import type {
  EventChangeWord,
  EventMailFacts,
  EventMails,
  Templates,
} from '#api/features/operations/mails/mail-facts.ts'

const instants = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

const at = (iso: string) => `${instants.format(new Date(iso))} IST`

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
      ? 'It is online. The link to join will be on the page of the event and in your calendar.'
      : `Join here: ${meetingUrl}`,
  ]
}

/** Mails about events. */
export const eventMails: Templates<keyof EventMails> = {
  'event-registered': (facts) => ({
    subject: `You have a seat: ${facts.title}`,
    paragraphs: [
      `Your seat for ${facts.title} is kept.`,
      `When: ${at(facts.startsAt)}, until ${at(facts.endsAt)}.`,
      ...where(facts),
      'The file with this mail puts it into your calendar.',
    ],
    action: 'Open the event',
    page: page(facts),
    after: ['If you cannot come, give the seat back on the page of the event: somebody else may be waiting for it.'],
  }),
  'event-waiting': (facts) => ({
    subject: `You are on the waitlist: ${facts.title}`,
    paragraphs: [
      `${facts.title} on ${at(facts.startsAt)} is full. You are number ${facts.waitingPlace} on the waitlist.`,
      'When a seat comes free and it is your turn, we keep it for you for some hours and write to you at once.',
    ],
    action: 'Open the event',
    page: page(facts),
  }),
  'event-offered': (facts) => ({
    subject: `A seat came free: ${facts.title}`,
    paragraphs: [
      `A seat for ${facts.title} on ${at(facts.startsAt)} is kept for you until ${at(facts.until)}.`,
      facts.isPaid
        ? 'Pay for it on the page of the event before then. After that it goes to the next person.'
        : 'Take it on the page of the event before then. After that it goes to the next person.',
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
      'The file with this mail changes it in your calendar.',
    ],
    action: 'Open the event',
    page: page(facts),
  }),
  'event-cancelled': (facts) => ({
    subject: `Cancelled: ${facts.title}`,
    paragraphs: [
      `${facts.title} on ${at(facts.startsAt)} will not take place.`,
      ...(facts.reason === null ? [] : [`Why: ${facts.reason}`]),
      ...(facts.isPaid ? ['What you paid is paid back to where it came from.'] : []),
      'The file with this mail takes it out of your calendar.',
    ],
    action: 'See other events',
    page: paths.ownEvents(),
  }),
  'event-withdrawn': (facts) => ({
    subject: `Seat given back: ${facts.title}`,
    paragraphs: [
      `You gave your seat for ${facts.title} on ${at(facts.startsAt)} back.`,
      'The file with this mail takes it out of your calendar.',
    ],
    action: 'Open the event',
    page: page(facts),
  }),
}
