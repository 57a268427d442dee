import { urlOf } from '@sopaan/contract/client'
import { type ContactMessage, contact } from '@sopaan/contract/contact'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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
  showSignedIn(<MessagesPage />, { user: AN_OWNER, words: en, path, api })
  return api
}

test('a message that was closed by a slip stays in its place, and Undo lets it wait again', async () => {
  const api = show('/admin/messages', 'waiting')
  fireEvent.click(await screen.findByRole('button', { name: 'Close without answer' }))
  expect(await screen.findByText('Closed without an answer.')).toBeTruthy()
  expect(screen.getByText('We paid twice.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Answer' })).toBeTruthy()
  expect([api.sent(contact.close).length, api.sent(contact.reopen).length]).toEqual([1, 1])
})

test('a message that was closed on another day can be reopened', async () => {
  const api = show('/admin/messages?state=closed', 'closed')
  fireEvent.click(await screen.findByRole('button', { name: 'Let it wait again' }))
  expect(await screen.findByText('It waits again.')).toBeTruthy()
  await waitFor(() => expect(api.sent(contact.reopen)).toHaveLength(1))
})

test('words and what is chosen narrow the messages, and a choice holds at once', async () => {
  const api = show('/admin/messages?q=twice&state=all', 'waiting')
  expect(await screen.findByText('We paid twice.')).toBeTruthy()
  expect(api.sent(contact.list).at(-1)?.url).toBe(urlOf(contact.list, { query: { page: 1, q: 'twice' } }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'closed' } })
  await waitFor(() =>
    expect(api.sent(contact.list).at(-1)?.url).toBe(
      urlOf(contact.list, { query: { page: 1, state: 'closed', q: 'twice' } }),
    ),
  )
})
