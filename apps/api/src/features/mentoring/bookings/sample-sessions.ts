import type { BookingState } from '@sopaan/domain/mentoring/bookings'

/** A made-up session of a developer's machine: what people wrote in it says so. */
export type SampleSession = {
  mentor: string
  mentee: string
  /** Days from today in India; 0 is the next half hour of today. */
  day: number
  /** By India's clock, in the hours of the sample mentors. */
  hour: string
  state: BookingState
  question: string
  /** Why it counts as missed. */
  reason?: string
  sharedNote?: string
  /** The mentor's own. */
  privateNote?: string
  messages?: readonly { by: 'mentor' | 'mentee'; text: string; reported?: string }[]
  items?: readonly { title: string; dueDay: number; isDone: boolean }[]
  review?: { stars: number; text: string; isApproved: boolean }
}

/** Beside the sample mentee one can sign in as; nobody knows the passwords of these. Who they are is what a mentor reads of them. */
export const SAMPLE_MENTEES = [
  {
    email: 'diya@sopaan.test',
    fullName: 'Diya Sample',
    facts: { studyClass: '12', category: 'OPEN', homeState: 'Delhi' },
    ranks: [{ list: 'main-1', kind: 'common', rank: 18_420 }],
  },
  {
    email: 'kabir@sopaan.test',
    fullName: 'Kabir Sample',
    facts: { studyClass: 'passed', category: 'OBC-NCL', homeState: 'Rajasthan' },
    ranks: [
      { list: 'main-1', kind: 'common', rank: 31_260 },
      { list: 'main-1', kind: 'category', rank: 8_940 },
    ],
  },
  {
    email: 'meher@sopaan.test',
    fullName: 'Meher Sample',
    facts: { studyClass: '12', category: 'OPEN', homeState: 'Punjab' },
    ranks: [
      { list: 'main-1', kind: 'common', rank: 9_110 },
      { list: 'advanced', kind: 'common', rank: 7_480 },
    ],
  },
  // Before the first attempt there is no rank yet.
  {
    email: 'rohan@sopaan.test',
    fullName: 'Rohan Sample',
    facts: { studyClass: '11', category: 'SC', homeState: 'Bihar' },
    ranks: [],
  },
] as const

const MENTOR = 'mentor@sopaan.test'
const MENTEE = 'mentee@sopaan.test'

/** To come, waiting, held, missed and reported: every part of a mentor's desk and of the desk of staff has something to show. */
export const SAMPLE_SESSIONS: readonly SampleSession[] = [
  {
    mentor: MENTOR,
    mentee: 'diya@sopaan.test',
    day: 0,
    hour: '18:00',
    state: 'accepted',
    question: 'Sample: freeze the seat I have after round 2, or float for a better branch at the same institute?',
  },
  {
    mentor: MENTOR,
    mentee: MENTEE,
    day: 2,
    hour: '18:00',
    state: 'accepted',
    question: 'Sample: I put the ten rows in order as we said. Is the third one still too hopeful for my rank?',
    messages: [{ by: 'mentor', text: 'Sample: please bring the marks of your last mock.' }],
  },
  {
    mentor: MENTOR,
    mentee: 'kabir@sopaan.test',
    day: 3,
    hour: '18:30',
    state: 'requested',
    question: 'Sample: is mechanical at an older institute worth more than computer science at a new one?',
    messages: [{ by: 'mentee', text: 'Sample: I can also come an hour later if that is easier for you.' }],
  },
  {
    mentor: MENTOR,
    mentee: 'meher@sopaan.test',
    day: 4,
    hour: '19:30',
    state: 'requested',
    question: 'Sample: how do I explain to my parents that I want civil?',
  },
  {
    mentor: MENTOR,
    mentee: 'rohan@sopaan.test',
    day: 5,
    hour: '18:00',
    state: 'suggested',
    question: 'Sample: hostel or home in the first year?',
    messages: [
      {
        by: 'mentee',
        text: 'Sample: send me your number and we talk outside of this.',
        reported: 'Sample: asks for my number.',
      },
    ],
  },
  {
    mentor: MENTOR,
    mentee: MENTEE,
    day: -2,
    hour: '20:00',
    state: 'held',
    question: 'Sample: is a lower branch at the institute I like better than the other way round?',
  },
  {
    mentor: MENTOR,
    mentee: MENTEE,
    day: -9,
    hour: '18:00',
    state: 'held',
    question: 'Sample: where do I begin with a list of forty seats?',
    sharedNote:
      'Sample: begin with what you would not take at all and strike it out. Two hopeful rows, then what your rank carries, then two that are safe.',
    privateNote: 'Sample: knows the branches well, unsure about distance from home.',
    items: [
      { title: 'Sample: put the first ten rows in order', dueDay: -4, isDone: true },
      { title: 'Sample: read the placement report of the third row', dueDay: 3, isDone: false },
    ],
  },
  {
    mentor: MENTOR,
    mentee: 'diya@sopaan.test',
    day: -16,
    hour: '19:00',
    state: 'held',
    question: 'Sample: what are the workshops like in the second year?',
    sharedNote: 'Sample: looked at the syllabus of both branches; decide after the open day.',
    items: [{ title: 'Sample: visit the open day', dueDay: 6, isDone: false }],
    review: {
      stars: 5,
      text: 'Sample: told me plainly what the second year is like. I know now what I choose.',
      isApproved: true,
    },
  },
  {
    mentor: MENTOR,
    mentee: 'kabir@sopaan.test',
    day: -37,
    hour: '18:30',
    state: 'held',
    question: 'Sample: how much does the home-state quota change?',
    sharedNote: 'Sample: the home-state row comes first, it costs nothing.',
    review: {
      stars: 4,
      text: 'Sample: patient with all my small questions. A little short of time.',
      isApproved: true,
    },
  },
  {
    mentor: MENTOR,
    mentee: 'meher@sopaan.test',
    day: -6,
    hour: '18:00',
    state: 'held',
    question: 'Sample: which electives lead to design work?',
    review: { stars: 5, text: 'Sample: I left with three names to write to.', isApproved: false },
  },
  {
    mentor: 'ananya@sopaan.test',
    mentee: 'rohan@sopaan.test',
    day: -12,
    hour: '19:00',
    state: 'held',
    question: 'Sample: an old NIT far away or a new one at home?',
    review: {
      stars: 5,
      text: 'Sample: she had stood exactly there, and said what she would do again.',
      isApproved: true,
    },
  },
  {
    mentor: 'farhan@sopaan.test',
    mentee: 'kabir@sopaan.test',
    day: -1,
    hour: '20:00',
    state: 'missed',
    question: 'Sample: what would you change in the last hundred days?',
    reason: 'Sample: I waited twenty minutes and nobody came.',
  },
]
