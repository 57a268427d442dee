import type { BookingPage } from '@sopaan/contract/bookings'
import type { MentorPage } from '@sopaan/contract/mentors'

/** A mentor of NIT Silchar as everybody reads them. */
export const A_MENTOR: MentorPage = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01',
  firstName: 'Lalrin',
  pictureUrl: null,
  seat: {
    institute: { slug: 'nit-silchar', name: 'National Institute of Technology, Silchar' },
    programme: { slug: 'ece', name: 'Electronics and Communication Engineering' },
    studyYear: 3,
  },
  headline: 'Ask me',
  about: 'About me',
  languages: ['en'],
  topics: ['campus-life'],
  sessionMinutes: 45,
  sessions: 0,
  rating: null,
  isTakingBookings: true,
  isSample: false,
  noticeHours: 12,
  reviews: [],
}

/** A session as its mentee reads it: agreed, on 25 November at seven in the evening in India. */
export function aBooking(changes: Partial<BookingPage> = {}): BookingPage {
  return {
    _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c02',
    state: 'accepted',
    startsAt: '2026-11-25T13:30:00.000Z',
    endsAt: '2026-11-25T14:15:00.000Z',
    other: {
      _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01',
      firstName: 'Lalrin',
      pictureUrl: null,
      seat: { institute: 'National Institute of Technology, Silchar', programme: 'Electronics' },
    },
    question: 'Is ECE here better than CSE there?',
    meetingUrl: 'https://meet.example.org/room',
    waitsFor: null,
    may: ['move', 'cancel'],
    isCreditSafe: true,
    unreadMessages: 0,
    reason: null,
    credit: null,
    creditEnds: null,
    privateNote: '',
    sharedNote: '',
    actionItems: [],
    earlierItems: [],
    choiceList: null,
    review: null,
    messages: [],
    isPaused: false,
    hidesContacts: false,
    isBlocked: false,
    isBlockedByMe: false,
    isWithheld: false,
    ...changes,
  }
}
