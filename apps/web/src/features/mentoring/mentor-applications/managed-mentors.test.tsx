import { urlOf } from '@sopaan/contract/client'
import { filterActions } from '@sopaan/contract/filter-actions'
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
    filmUrl: null,
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
    peopleMax: 1,
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
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'approved' } })
  await vi.waitFor(() => expect(screen.queryAllByRole('button', { name: 'Ravi Das' })).toEqual([]))
  expect(screen.getAllByRole('button', { name: 'Ananya Rao' }).length).toBeGreaterThan(0)
})

const REVIEW: ManagedReview = {
  _id: ID,
  mentor: { _id: ID, fullName: 'Ananya Rao' },
  author: { _id: ID, fullName: 'Asha Rao' },
  stars: 4,
  text: 'Told me what was out of reach.',
  state: 'pending',
  writtenAt: '2026-11-20T05:30:00.000Z',
}
const REPORT: ManagedReport = {
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

test('a review is decided on with the text that staff read', async () => {
  const sent = showSignedIn(<MentorReviewsPage />, {
    words: en,
    user: AN_OWNER,
    api: fakeApi()
      .answer(filterActions.list, [])
      .answer(managedMentoring.reviews, page(REVIEW))
      .answer(managedMentoring.decideReview, REVIEW),
  })
  const sheet = await openSheet('Asha Rao')
  fireEvent.click(sheet.getByRole('button', { name: 'Show it' }))
  await vi.waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      isApproved: true,
      text: 'Told me what was out of reach.',
    }),
  )
})

test('a report says what a decision does to the credit only where it does; one that is decided cannot be decided again', async () => {
  const [byMentor, decided] = [ID.replace('c51', 'c52'), ID.replace('c51', 'c53')]
  showSignedIn(<MentoringReportsPage />, {
    words: en,
    user: AN_OWNER,
    api: fakeApi().answer(
      managedMentoring.reports,
      page(
        REPORT,
        { ...REPORT, _id: byMentor, reason: 'The mentee did not come.', by: { ...REPORT.by, role: 'mentor' } },
        { ...REPORT, _id: decided, reason: 'Long ago.', decision: 'upheld', decidedAt: '2026-11-21T05:30:00.000Z' },
      ),
    ),
  })
  const rows = await screen.findAllByRole('button', { name: 'Asha Rao about Ravi Das', hidden: true })
  const sheetOf = (at: number) => {
    fireEvent.click(rows[at] ?? document.body)
    return within(screen.getByRole('dialog'))
  }
  expect(sheetOf(0).getByText(en.mentoring.staff.missNote)).toBeTruthy()
  expect(sheetOf(1).queryByText(en.mentoring.staff.missNote)).toBeNull()
  expect(sheetOf(1).getByRole('button', { name: 'Uphold' })).toBeTruthy()
  expect(sheetOf(2).getByText('Long ago.')).toBeTruthy()
  expect(sheetOf(2).queryByRole('button', { name: 'Uphold' })).toBeNull()
})

test.each([
  { Page: ManagedMentorsPage, list: managedMentors.list, csv: managedMentors.csv, column: 'Stars', sort: 'rating' },
  {
    Page: MentoringReportsPage,
    list: managedMentoring.reports,
    csv: managedMentoring.reportsCsv,
    column: 'Reported',
    sort: 'reportedAt',
  },
  {
    Page: MentorReviewsPage,
    list: managedMentoring.reviews,
    csv: managedMentoring.reviewsCsv,
    column: 'Written',
    sort: 'writtenAt',
  },
])(
  'a list of mentoring is searched and put in order in the address, and taken as a file: $sort',
  async ({ Page, list, csv, column, sort }) => {
    const api = fakeApi()
      .answer(managedMentors.list, page(APPLICANT))
      .answer(managedMentoring.reports, page(REPORT))
      .answer(filterActions.list, [])
      .answer(managedMentoring.reviews, page(REVIEW))
      .refuse(csv, 'RATE_LIMITED', { retryAfterSeconds: 60 })
    showSignedIn(<Page />, { words: en, user: AN_OWNER, api, path: '/admin/mentors?q=rav&page=2' })
    const asked = () => Object.fromEntries(new URL(api.sent(list).at(-1)?.url ?? '', 'http://of.test').searchParams)
    await vi.waitFor(() => expect(asked()).toEqual({ q: 'rav', page: '2' }))
    expect((await screen.findByRole('searchbox')).getAttribute('value')).toBe('rav')
    const head = () => screen.findByRole('columnheader', { name: column, hidden: true })
    fireEvent.click(within(await head()).getByRole('link', { hidden: true }))
    await vi.waitFor(() => expect(asked()).toMatchObject({ q: 'rav', sort: `-${sort}` }))
    fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
    await vi.waitFor(() => expect(api.sent(csv).map(({ url }) => url)).toEqual([expect.stringContaining('q=rav')]))
  },
)

/** Presses a name in a list, which opens what is known of it. */
async function openSheet(name: string) {
  fireEvent.click((await screen.findAllByRole('button', { name, hidden: true }))[0] ?? document.body)
  return within(screen.getByRole('dialog'))
}
