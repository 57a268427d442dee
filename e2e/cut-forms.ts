import type { Page } from '@playwright/test'
import { STAFF_FORMS } from './cut-staff-forms.ts'
import { bookingAddress } from './every-address.ts'
import { PASSWORD } from './people.ts'

/** A form that is filled in, cut off from the network, and sent all the same. */
export type CutForm = {
  /** The file of `apps/web/src` that it stands in. */
  file: string
  /** `student`: somebody who has just signed up; the others are the sample people. */
  as: 'visitor' | 'student' | 'mentee' | 'mentor' | 'admin'
  /** Where it stands, or what finds that out. */
  address: string | ((page: Page) => Promise<string>)
  /** What is pressed until it stands there. */
  opens?: string | readonly string[]
  /**
   * What it is given, by the name of the field: `{word}` is a word that nobody wrote before, `{account}` the address of an
   * account whose password is `PASSWORD`; `true` ticks.
   */
  fill: Readonly<Record<string, string | true>>
  /** Its button. */
  send: string | RegExp
  /** The call that it makes, as method and path. */
  call: string
  /** What is read to see that the word stands there once; absent where nothing holds it. */
  madeIn?: string
  /** How often one thing stands there, where it is told in two places. */
  timesTold?: number
}

const PROFILE = '/mentee-dashboard/profile'
const PLANNER = '/mentee-dashboard/tools/study-planner'
const ME = '/api/v1/users/me'

const OWN_FORMS: readonly CutForm[] = [
  {
    file: 'features/operations/contact/contact-page.tsx',
    as: 'visitor',
    address: '/contact',
    fill: { fullName: 'Asha {word}', email: '{word}@example.org', topic: '#1', message: 'A rank is wrong: {word}.' },
    send: 'Send my message',
    call: 'POST /api/v1/public/contact',
  },
  {
    file: 'features/account/sign-ups/sign-up-form.tsx',
    as: 'visitor',
    address: '/signup',
    fill: {
      fullName: 'Asha {word}',
      email: '{word}@example.org',
      password: 'Violet-Kettle-42',
      confirmPassword: 'Violet-Kettle-42',
    },
    send: 'Create Account',
    call: 'POST /api/v1/auth/signup',
  },
  {
    file: 'features/account/sign-ins/login-page.tsx',
    as: 'visitor',
    address: '/login#forgot',
    fill: { email: '{word}@example.org' },
    send: 'Send Password Reset Link',
    call: 'POST /api/v1/auth/send-reset-reactivate-email',
  },
  {
    file: 'features/account/sign-ins/login-form.tsx',
    as: 'visitor',
    address: '/login',
    fill: { email: '{account}', password: PASSWORD },
    send: 'Sign In',
    call: 'POST /api/v1/auth/login',
  },
  {
    file: 'features/account/dashboards/first-questions.tsx',
    as: 'student',
    address: '/mentee-dashboard',
    fill: { 'studentFacts.studyClass': '#3', 'studentFacts.targetYear': '#1', 'studentFacts.ranks.main': '24135' },
    send: 'Save and continue',
    call: 'PATCH /api/v1/users/updateMe',
  },
  {
    file: 'features/account/profile/person-section.tsx',
    as: 'student',
    address: `${PROFILE}#person`,
    fill: { fullName: 'Asha {word}', phone: '9876543210' },
    send: 'Save',
    call: 'PATCH /api/v1/users/updateMe',
    madeIn: ME,
  },
  {
    file: 'features/account/profile/profile-page.tsx',
    as: 'student',
    address: `${PROFILE}#email`,
    fill: { newEmail: '{word}@example.org' },
    send: 'Send a link',
    call: 'POST /api/v1/users/changeEmail',
    madeIn: ME,
  },
  {
    file: 'features/account/profile/study-section.tsx',
    as: 'student',
    address: `${PROFILE}#study`,
    fill: { 'studentFacts.category': '#2', 'studentFacts.ranks.main': '31245' },
    send: 'Save',
    call: 'PATCH /api/v1/users/updateMe',
  },
  {
    file: 'features/account/profile/nominee-section.tsx',
    as: 'student',
    address: `${PROFILE}#nominee`,
    opens: 'Name a nominee',
    fill: { fullName: 'Meera {word}', relation: 'Mother', email: 'meera@example.org' },
    send: 'Save',
    call: 'PUT /api/v1/users/nominee',
    madeIn: '/api/v1/users/nominee',
  },
  {
    file: 'features/account/profile/grievances-section.tsx',
    as: 'student',
    address: `${PROFILE}#grievances`,
    opens: 'Write a grievance',
    fill: { subject: 'About {word}', message: 'The rank of round 2 differs. Please look.' },
    send: 'Send grievance',
    call: 'POST /api/v1/users/grievances',
    madeIn: '/api/v1/users/grievances',
  },
  {
    file: 'features/operations/feedback/feedback-form.tsx',
    as: 'student',
    address: '/mentee-dashboard/feedback',
    fill: { starRating: '#4', category: '#1', message: 'The bubbles helped us decide: {word}.' },
    send: 'Send feedback',
    call: 'POST /api/v1/mentee/feedback',
    madeIn: '/api/v1/mentee/feedbackHistory',
  },
  {
    file: 'features/study/planner/settings-form.tsx',
    as: 'student',
    address: PLANNER,
    fill: { start: '17:30' },
    send: 'Save',
    call: 'PUT /api/v1/planner',
  },
  {
    file: 'features/study/planner/timetable-form.tsx',
    as: 'student',
    address: `${PLANNER}?view=settings`,
    fill: { 'timetable.0.name': 'Coaching {word}', 'timetable.0.weekdays': '#2' },
    send: 'Add to my week',
    call: 'PUT /api/v1/planner',
    madeIn: '/api/v1/planner',
  },
  {
    file: 'features/study/planner/own-chapter-form.tsx',
    as: 'student',
    address: `${PLANNER}?view=chapters`,
    opens: 'Add a chapter of your own',
    fill: { subjectName: 'English', name: 'Reading {word}' },
    send: 'Add',
    call: 'POST /api/v1/planner/chapters',
    madeIn: '/api/v1/planner',
  },
  {
    file: 'features/mentoring/bookings/session-notes.tsx',
    as: 'mentee',
    address: '/mentee-dashboard/sessions/:id',
    fill: { 'My private note': 'Ask about hostels: {word}' },
    send: 'Save the note',
    call: 'PUT /api/v1/bookings/:id/notes',
    madeIn: '/api/v1/bookings/:id',
  },
  {
    file: 'features/mentoring/bookings/session-messages.tsx',
    as: 'mentee',
    address: '/mentee-dashboard/sessions/:id',
    fill: { Message: 'Shall I bring my list? {word}' },
    send: 'Send message',
    call: 'POST /api/v1/bookings/:id/messages',
    madeIn: '/api/v1/bookings/:id',
  },
  {
    file: 'features/mentoring/bookings/book-form.tsx',
    as: 'mentee',
    address: bookingAddress,
    fill: { question: 'Is the hostel far from the labs, and what does it cost? {word}' },
    send: /^Ask for /,
    call: 'POST /api/v1/mentee/bookings',
    madeIn: '/api/v1/bookings',
  },
  {
    file: 'features/mentoring/availability/hours-form.tsx',
    as: 'mentor',
    address: '/mentor-dashboard/availability',
    fill: { 'Your meeting link': 'https://meet.example.org/{word}' },
    send: 'Save',
    call: 'PUT /api/v1/mentor/hours',
    madeIn: '/api/v1/mentor/profile',
  },
  {
    file: 'features/mentoring/availability/mentor-profile-page.tsx',
    as: 'mentor',
    address: '/mentor-dashboard/mentor-profile',
    fill: { headline: 'Third year, {word}' },
    send: 'Save',
    call: 'PUT /api/v1/mentor/profile',
    madeIn: '/api/v1/mentor/profile',
  },
]

/** Every form that is filled in with the network cut in the middle, by whoever meets it. */
export const CUT_FORMS: readonly CutForm[] = [...OWN_FORMS, ...STAFF_FORMS]
