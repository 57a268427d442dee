import type { MenteeEvent } from '@sopaan/contract/events'

/** A free webinar that lies ahead, as a mentee without a seat sees it. */
export const AN_EVENT: MenteeEvent = {
  _id: '3f0d3b52-6d5c-4a38-9f43-0a5c7a4f3f10',
  title: { en: 'JoSAA rounds, explained', hi: 'JoSAA के राउंड, समझिए' },
  description: { en: 'How float works. </script>' },
  type: 'webinar',
  status: 'upcoming',
  date: '2099-06-05T13:30:00.000Z',
  endDate: '2099-06-05T15:00:00.000Z',
  registrationDeadline: null,
  capacity: 50,
  attendees: 10,
  hasWaitlist: true,
  waiting: 0,
  admission: 'free',
  pricePaise: null,
  host: null,
  place: null,
  isSample: false,
  registration: null,
  meetingUrl: null,
  recordingUrl: null,
  cancelReason: null,
}
