import { urlOf } from '@sopaan/contract/client'
import { type ManagedReport, type ManagedReview, managedMentoring } from '@sopaan/contract/managed-mentoring'
import { type ManagedMentor, managedMentors } from '@sopaan/contract/managed-mentors'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import ManagedMentorsPage from './managed-mentors-page.tsx'
import MentorReviewsPage from './mentor-reviews-page.tsx'
import MentoringReportsPage from './mentoring-reports-page.tsx'

const ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c51'
const APPLICANT: ManagedMentor = {
  _id: ID,
  fullName: 'Ravi Das',
  email: 'ravi@example.org',
  state: 'applied',
  fields: {
    institute: 'nit-silchar',
    programme: 'ece',
    studyYear: 2,
    headline: 'Ask me about the labs.',
    about: 'Second year.',
    languages: ['en'],
    topics: ['campus-life'],
  },
  seat: {
    institute: { slug: 'nit-silchar', name: 'NIT Silchar' },
    programme: { slug: 'ece', name: 'Electronics' },
    studyYear: 2,
  },
  hours: {
    zone: 'Asia/Kolkata',
    weekly: [],
    exceptions: [],
    sessionMinutes: 45,
    bufferMinutes: 15,
    noticeHours: 24,
    aheadDays: 30,
    perDayMax: 4,
    calendarUrl: null,
    meetingUrl: null,
    isTakingBookings: true,
  },
  proofNote: 'Roll number 2512345',
  hasProofFile: true,
  reason: null,
  appliedAt: '2026-11-20T05:30:00.000Z',
  calendarReadAt: null,
  calendarTrouble: null,
  sessions: 0,
  rating: null,
}
const page = <Row,>(...data: Row[]) => ({ data, page: 1, limit: 20, total: data.length })

test('an application is not rejected without a reason, and its picture is not fetched before staff ask for it', async () => {
  const api = fakeApi()
    .answer(managedMentors.list, page(APPLICANT))
    .answer(managedMentors.decide, { ...APPLICANT, state: 'rejected' })
  showSignedIn(<ManagedMentorsPage />, { words: en, user: AN_OWNER, api })
  const [name] = await screen.findAllByRole('button', { name: 'Ravi Das' })
  if (name) fireEvent.click(name)
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Say why: the applicant reads it.')).toBeTruthy()
  expect([...api.sent(managedMentors.decide), ...api.sent(managedMentors.proof)]).toEqual([])
  fireEvent.change(screen.getByLabelText('Reason, which the applicant reads'), {
    target: { value: 'No such college.' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
  await vi.waitFor(() =>
    expect(api.sent(managedMentors.decide)).toMatchObject([
      {
        url: urlOf(managedMentors.decide, { params: { id: ID } }),
        body: { isApproved: false, reason: 'No such college.' },
      },
    ]),
  )
})

test('a list of one state shows nobody of another, also when all were shown before', async () => {
  const mentor: ManagedMentor = {
    ...APPLICANT,
    _id: ID.replace('c51', 'c52'),
    fullName: 'Ananya Rao',
    state: 'approved',
  }
  showSignedIn(<ManagedMentorsPage />, {
    words: en,
    user: AN_OWNER,
    api: fakeApi().answer(managedMentors.list, ({ url }) =>
      url.includes('state=approved') ? page(mentor) : page(APPLICANT, mentor),
    ),
  })
  expect((await screen.findAllByRole('button', { name: 'Ravi Das' })).length).toBeGreaterThan(0)
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'approved' } })
  await vi.waitFor(() => expect(screen.queryAllByRole('button', { name: 'Ravi Das' })).toEqual([]))
  expect(screen.getAllByRole('button', { name: 'Ananya Rao' }).length).toBeGreaterThan(0)
})

test('a review is decided on with the text that staff read', async () => {
  const review: ManagedReview = {
    _id: ID,
    mentor: { _id: ID, fullName: 'Ananya Rao' },
    author: { _id: ID, fullName: 'Asha Rao' },
    stars: 4,
    text: 'Told me what was out of reach.',
    state: 'pending',
    writtenAt: '2026-11-20T05:30:00.000Z',
  }
  const sent = showSignedIn(<MentorReviewsPage />, {
    words: en,
    user: AN_OWNER,
    api: fakeApi().answer(managedMentoring.reviews, page(review)).answer(managedMentoring.decideReview, review),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Show it' }))
  await vi.waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      isApproved: true,
      text: 'Told me what was out of reach.',
    }),
  )
})

test('a report says what a decision does to the credit only where it does; one that is decided cannot be decided again', async () => {
  const report: ManagedReport = {
    _id: ID,
    kind: 'miss',
    bookingId: ID,
    by: { _id: ID, fullName: 'Asha Rao', role: 'mentee' },
    about: { _id: ID, fullName: 'Ravi Das' },
    text: null,
    reason: 'I waited 20 minutes.',
    reportedAt: '2026-11-20T13:30:00.000Z',
    decision: null,
    decidedAt: null,
  }
  const [byMentor, decided] = [ID.replace('c51', 'c52'), ID.replace('c51', 'c53')]
  showSignedIn(<MentoringReportsPage />, {
    words: en,
    user: AN_OWNER,
    api: fakeApi().answer(
      managedMentoring.reports,
      page(
        report,
        { ...report, _id: byMentor, reason: 'The mentee did not come.', by: { ...report.by, role: 'mentor' } },
        { ...report, _id: decided, reason: 'Long ago.', decision: 'upheld', decidedAt: '2026-11-21T05:30:00.000Z' },
      ),
    ),
  })
  const item = async (reason: string) => within((await screen.findByText(reason)).closest('li') as HTMLElement)
  expect((await item('I waited 20 minutes.')).getByText(en.mentoring.staff.missNote)).toBeTruthy()
  expect((await item('The mentee did not come.')).queryByText(en.mentoring.staff.missNote)).toBeNull()
  expect((await item('The mentee did not come.')).getByRole('button', { name: 'Uphold' })).toBeTruthy()
  expect((await item('Long ago.')).queryByRole('button')).toBeNull()
})
