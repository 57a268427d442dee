import type { BookingPage } from '@sopaan/contract/bookings'
import { choiceLists } from '@sopaan/contract/choice-lists'
import { type MentorPage, mentors } from '@sopaan/contract/mentors'
import { listOwnPurchases } from '@sopaan/contract/purchase-shapes'
import { type FakeApi, fakeApi } from './fake-api.ts'

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
  filmUrl: null,
  languages: ['en'],
  topics: ['campus-life'],
  sessionMinutes: 45,
  sessions: 0,
  rating: null,
  isTakingBookings: true,
  isSample: false,
  noticeHours: 12,
  peopleMax: 1,
  reviews: [],
}

/** One free time: half past one in the afternoon in UTC is seven in the evening in India. */
export const FREE_TIMES = { slots: ['2026-11-25T13:30:00.000Z'], shared: [], sessionMinutes: 45, zone: 'Asia/Kolkata' }

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
    answerBy: null,
    may: ['move', 'cancel'],
    isCreditSafe: true,
    isWeekly: false,
    people: null,
    series: null,
    unreadMessages: 0,
    openSuggestions: 0,
    reason: null,
    credit: null,
    creditEnds: null,
    questions: [{ text: 'Is ECE here better than CSE there?', isAnswered: false }],
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

/** A server where a mentor of one free time can be booked, with credits that are left. */
export function aBookingApi(credits = 3): FakeApi {
  return fakeApi()
    .answer(mentors.get, A_MENTOR)
    .answer(mentors.slots, FREE_TIMES)
    .answer(choiceLists.list, { lists: [], chosenId: null })
    .answer(listOwnPurchases, {
      data: { activePlans: [], credits, sessionMinutes: null, purchases: [] },
      page: { page: 1, limit: 1, total: 0 },
    })
}
