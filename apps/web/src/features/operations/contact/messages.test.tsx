import { urlOf } from '@sopaan/contract/client'
import { type ContactMessage, contact } from '@sopaan/contract/contact'
import { filterActions } from '@sopaan/contract/filter-actions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { WAITING_MESSAGE } from '#web/testing/waiting-message.ts'
import { en } from '#web/words/en.ts'
import MessagesPage from './messages-page.tsx'

/** The messages of one state, of which there is one, before a server that closes and reopens it. */
function show(path: string, first: ContactMessage['state']) {
  const listed = (...data: ContactMessage[]) => ({ data, page: 1, limit: 20, total: data.length })
  const moved = (state: ContactMessage['state']) => () => {
    const message = { ...WAITING_MESSAGE, state }
    api.answer(contact.list, state === first ? listed(message) : listed())
    return message
  }
  const api = fakeApi()
    .answer(contact.list, listed({ ...WAITING_MESSAGE, state: first }))
    .answer(contact.close, moved('closed'))
    .answer(contact.reopen, moved('waiting'))
    .answer(filterActions.list, [])
  showSignedIn(<MessagesPage />, { user: AN_OWNER, words: en, path, api })
  return api
}

/** Opens the one message that is listed. */
async function open() {
  const [name] = await screen.findAllByRole('button', { name: WAITING_MESSAGE.fullName })
  fireEvent.click(name as HTMLElement)
  return within(await screen.findByRole('dialog'))
}

test('a message that was closed by a slip stays in its place, and Undo lets it wait again', async () => {
  const api = show('/admin/messages', 'waiting')
  const sheet = await open()
  fireEvent.click(sheet.getByRole('button', { name: 'Close without answer' }))
  expect(await sheet.findByText('Closed without an answer.')).toBeTruthy()
  expect(sheet.getByText('We paid twice.')).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: 'Undo' }))
  expect(await sheet.findByLabelText('Your answer')).toBeTruthy()
  expect([api.sent(contact.close).length, api.sent(contact.reopen).length]).toEqual([1, 1])
})

test('a message that was closed on another day can be reopened', async () => {
  const api = show('/admin/messages?state=closed', 'closed')
  const sheet = await open()
  fireEvent.click(sheet.getByRole('button', { name: 'Let it wait again' }))
  expect(await sheet.findByText('It waits again.')).toBeTruthy()
  await waitFor(() => expect(api.sent(contact.reopen)).toHaveLength(1))
})

test('words and what is chosen narrow the messages, and a choice holds at once', async () => {
  const api = show('/admin/messages?q=twice&state=all', 'waiting')
  expect((await screen.findAllByText('We paid twice.')).length).toBeGreaterThan(0)
  expect(api.sent(contact.list).at(-1)?.url).toBe(urlOf(contact.list, { query: { page: 1, q: 'twice' } }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'closed' } })
  await waitFor(() =>
    expect(api.sent(contact.list).at(-1)?.url).toBe(
      urlOf(contact.list, { query: { page: 1, state: 'closed', q: 'twice' } }),
    ),
  )
})

test('all messages of a filter are closed once their number is typed, and how far that is stands above the list', async () => {
  const api = show('/admin/messages?q=twice', 'waiting')
  api
    .answer(contact.list, { data: [WAITING_MESSAGE], page: 1, limit: 20, total: 12 })
    .answer(filterActions.start, { _id: WAITING_MESSAGE._id })
  const all = await screen.findByRole('group', { name: 'All 12 of this filter' })
  fireEvent.click(within(all).getByRole('button', { name: 'Close without answer' }))
  const typed = await screen.findByLabelText('Type 12 to confirm')
  fireEvent.change(typed, { target: { value: '12' } })
  api.answer(filterActions.list, [
    {
      _id: WAITING_MESSAGE._id,
      list: 'messages',
      kind: 'close',
      state: 'done',
      createdAt: '2026-11-20T19:00:00.000Z',
      total: 12,
      changed: 11,
      skipped: [{ why: 'edited', count: 1 }],
    },
  ])
  api.answer(contact.list, { data: [], page: 1, limit: 20, total: 0 })
  fireEvent.submit(typed)
  const filter = { state: 'waiting', q: 'twice' }
  await waitFor(() =>
    expect(api.sent(filterActions.start)).toMatchObject([
      { body: { list: 'messages', filter, action: { kind: 'close' }, confirmed: 12 } },
    ]),
  )
  expect(await screen.findByText('12 of 12 done · 11 changed · changed meanwhile: 1')).toBeTruthy()
  // What left the filter does not stay in its place.
  await waitFor(() => expect(screen.queryByText('We paid twice.')).toBeNull())
})
