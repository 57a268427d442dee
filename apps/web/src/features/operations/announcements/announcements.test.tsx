import { filterActions } from '@sopaan/contract/filter-actions'
import { type Announcement, managedAnnouncements } from '@sopaan/contract/managed-announcements'
import { paths } from '@sopaan/contract/paths'
import { fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import AnnouncementPage from './announcement-page.tsx'
import AnnouncementsPage from './announcements-page.tsx'

const words = en.announcements
const ID = '0190a2f4-7d3b-4c55-8e21-000000000024'
const HINDI = { title: 'राउंड 3 आ गया', body: 'JoSAA ने राउंड 3 जारी किया है।' }
const DRAFT: Announcement = {
  _id: ID,
  topic: 'service',
  title: { en: 'Round 3 is out', hi: HINDI.title },
  body: { en: 'JoSAA has published round 3.', hi: HINDI.body },
  page: 'what-now',
  audience: { kind: 'everyone' },
  isByMail: true,
  state: 'draft',
  createdAt: '2027-06-23T05:00:00.000Z',
  dueAt: null,
  endedAt: null,
  by: 'Asha Desai',
  audienceName: null,
  reached: 0,
  read: 0,
}
const SENT: Announcement = {
  ...DRAFT,
  state: 'sent',
  dueAt: '2027-06-23T05:01:00.000Z',
  endedAt: '2027-06-23T05:03:00.000Z',
  reached: 1_190,
  read: 845,
}
const page = { page: 1, limit: 20, total: 1 }
const listed = (data: Announcement[], total = 1) =>
  fakeApi()
    .answer(filterActions.list, [])
    .answer(managedAnnouncements.list, { data, page: { ...page, total } })
const REACH = { people: 1_206, inApp: 1_206, byMail: 1_118, inLanguage: { en: 794, hi: 412 } }

function show(path: string, api = listed([])) {
  const pages = (
    <Routes>
      <Route path={paths.announcements()} element={<AnnouncementsPage />} />
      <Route path={paths.newAnnouncement()} element={<AnnouncementPage />} />
      <Route path={paths.announcement(':id')} element={<AnnouncementPage />} />
    </Routes>
  )
  showSignedIn(pages, { user: AN_OWNER, words: en, path, api })
  return api
}
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function fill() {
  type(words.titleIn.en, DRAFT.title.en)
  type(words.titleIn.hi, HINDI.title)
  type(words.bodyIn.en, DRAFT.body.en)
  type(words.bodyIn.hi, HINDI.body)
}

test('each announcement stands with whom it is for, how far it came and how many have read it', async () => {
  show(paths.announcements(), listed([SENT]))
  const row = (await screen.findAllByText('Round 3 is out'))[0]?.closest('tr')
  expect(row?.textContent).toContain(words.kinds.everyone)
  expect(row?.textContent).toMatch(/Sent.*1,190.*71%/)
})

test('nothing announced yet says so, and leads to a new one', async () => {
  show(paths.announcements())
  expect(await screen.findByText(words.empty)).toBeTruthy()
  expect(screen.getByRole('link', { name: words.add }).getAttribute('href')).toBe(paths.newAnnouncement())
})

test('the list is narrowed and sorted by its address, and all drafts of it are deleted by one action', async () => {
  const api = show(
    `${paths.announcements()}?state=draft&q=round&sort=title`,
    listed([DRAFT], 3).answer(filterActions.start, { _id: ID }),
  )
  const all = await screen.findByRole('group', { name: 'All 3 of this filter' })
  // No draft goes out, so none can be stopped.
  expect(within(all).queryByRole('button', { name: words.stopAll })).toBeNull()
  fireEvent.click(within(all).getByRole('button', { name: words.removeAll }))
  fireEvent.change(await screen.findByLabelText('Type 3 to confirm'), { target: { value: '3' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.removeAll }))
  await vi.waitFor(() =>
    expect(api.sent(filterActions.start)[0]?.body).toEqual({
      ...{ list: 'announcements', action: { kind: 'remove' }, confirmed: 3 },
      filter: { state: 'draft', q: 'round', sort: 'title' },
    }),
  )
  expect(api.sent(managedAnnouncements.list)[0]?.url).toContain('state=draft&q=round&sort=title')
})

test('who it is for is counted at once, and again when the audience changes', async () => {
  const api = show(paths.newAnnouncement(), listed([]).answer(managedAnnouncements.reach, REACH))
  expect(await screen.findByText('412')).toBeTruthy()
  expect(screen.getByText(words.byMail(88, '88'))).toBeTruthy()
  const kind = screen.getByLabelText(words.kind)
  fireEvent.change(kind, { target: { value: 'users' } })
  fireEvent.change(await screen.findByLabelText(words.role), { target: { value: 'mentor' } })
  await vi.waitFor(() =>
    expect(api.sent(managedAnnouncements.reach).at(-1)?.url).toMatch(/kind=users&role=mentor|role=mentor/),
  )
})

test('what is typed stands in the preview, in the language that is chosen there', async () => {
  show(paths.newAnnouncement(), listed([]).answer(managedAnnouncements.reach, REACH))
  fill()
  const inApp = screen.getByRole('region', { name: words.inTheApp })
  expect(inApp.textContent).toContain(DRAFT.title.en)
  fireEvent.change(screen.getByLabelText(words.previewLanguage), { target: { value: 'hi' } })
  expect(screen.getByRole('region', { name: words.asMail }).textContent).toContain(HINDI.body)
  fireEvent.click(screen.getByLabelText(words.isByMail))
  expect(screen.queryByRole('region', { name: words.asMail })).toBeNull()
})

test('a test saves the draft and goes to oneself alone', async () => {
  const api = listed([])
    .answer(managedAnnouncements.reach, REACH)
    .answer(managedAnnouncements.add, DRAFT)
    .answer(managedAnnouncements.get, DRAFT)
    .answer(managedAnnouncements.test, { message: 'Sent to you.' })
  show(paths.newAnnouncement(), api)
  fill()
  fireEvent.click(screen.getByLabelText(words.isBanner))
  press(words.test)
  await vi.waitFor(() => expect(api.sent(managedAnnouncements.test)).toHaveLength(1))
  expect(api.sent(managedAnnouncements.add)[0]?.body).toEqual({
    topic: 'service',
    title: DRAFT.title,
    body: DRAFT.body,
    page: 'home',
    audience: { kind: 'everyone' },
    isByMail: true,
    isBanner: true,
  })
  expect(api.sent(managedAnnouncements.schedule)).toEqual([])
})

test('above 500 readers their number is typed, and it goes out by India’s clock', async () => {
  const api = listed([])
    .answer(managedAnnouncements.reach, REACH)
    .answer(managedAnnouncements.get, DRAFT)
    .answer(managedAnnouncements.change, DRAFT)
    .answer(managedAnnouncements.schedule, { ...DRAFT, state: 'scheduled', dueAt: '2027-06-23T05:00:00.000Z' })
  show(paths.announcement(ID), api)
  const typed = await screen.findByLabelText(words.typed('1,206'))
  fireEvent.input(typed, { target: { value: '1,206' } })
  type(words.goesOutAt, '2027-06-23T10:30')
  press(words.schedule)
  await vi.waitFor(() =>
    expect(api.sent(managedAnnouncements.schedule)[0]?.body).toEqual({
      at: '2027-06-23T05:00:00.000Z',
      confirmed: 1_206,
    }),
  )
  expect(api.sent(managedAnnouncements.add)).toEqual([])
})

test('a schedule that is refused says why at the form, and the draft is saved once', async () => {
  const api = listed([])
    .answer(managedAnnouncements.reach, { ...REACH, people: 0 })
    .answer(managedAnnouncements.add, DRAFT)
    .answer(managedAnnouncements.change, DRAFT)
    .refuse(managedAnnouncements.schedule, 'ANNOUNCEMENT_NOBODY')
  show(paths.newAnnouncement(), api)
  fill()
  press(words.schedule)
  expect((await screen.findByRole('alert')).textContent).toContain('Nobody would read this')
  press(words.schedule)
  await vi.waitFor(() => expect(api.sent(managedAnnouncements.change)).toHaveLength(1))
  expect(api.sent(managedAnnouncements.add)).toHaveLength(1)
})

test('what goes out can be stopped after one more question', async () => {
  const sending = { ...SENT, state: 'sending' as const, endedAt: null }
  const api = show(
    paths.announcement(ID),
    listed([])
      .answer(managedAnnouncements.get, sending)
      .answer(managedAnnouncements.stop, { ...SENT, state: 'stopped' }),
  )
  fireEvent.click(await screen.findByRole('button', { name: words.stop }))
  expect(api.sent(managedAnnouncements.stop)).toEqual([])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.stop }))
  await vi.waitFor(() => expect(api.sent(managedAnnouncements.stop)).toHaveLength(1))
})

test('a draft is deleted after one more question', async () => {
  const api = show(
    paths.announcement(ID),
    listed([])
      .answer(managedAnnouncements.reach, REACH)
      .answer(managedAnnouncements.get, DRAFT)
      .answer(managedAnnouncements.remove, { message: 'Removed.' }),
  )
  fireEvent.click(await screen.findByRole('button', { name: words.remove }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.remove }))
  await vi.waitFor(() => expect(api.sent(managedAnnouncements.remove)).toHaveLength(1))
  expect(await screen.findByText(words.empty)).toBeTruthy()
})
