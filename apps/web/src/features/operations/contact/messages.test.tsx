import type { ContactMessage } from '@sopaan/contract/contact'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import MessagesPage from './messages-page.tsx'

const MESSAGE: ContactMessage = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01',
  number: 'M-000001',
  fullName: 'Asha Rao',
  email: 'asha@sopaan.test',
  topic: 'payment',
  message: 'We paid twice.',
  state: 'waiting',
  createdAt: '2026-11-20T05:30:00.000Z',
  answer: null,
  answeredAt: null,
}

function show(path: string, first: ContactMessage['state']) {
  let state = first
  return showSignedIn(<MessagesPage />, {
    user: { ...A_MENTEE, role: 'admin' },
    words: en,
    path,
    answer: ({ method, url }) => {
      if (method === 'POST') state = url.endsWith('/close') ? 'closed' : 'waiting'
      const data = state === first ? [{ ...MESSAGE, state }] : []
      const body = { status: 'success', page: 1, limit: 20, total: data.length }
      return { body: method === 'POST' ? { ...body, data: { ...MESSAGE, state } } : { ...body, data } }
    },
  })
}

test('a message that was closed by a slip stays in its place, and Undo lets it wait again', async () => {
  const sent = show('/admin/messages', 'waiting')
  fireEvent.click(await screen.findByRole('button', { name: 'Close without answer' }))
  expect(await screen.findByText('Closed without an answer.')).toBeTruthy()
  expect(screen.getByText('We paid twice.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Answer' })).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST').map(({ url }) => url.split('/').at(-1))).toEqual([
    'close',
    'reopen',
  ])
})

test('a message that was closed on another day can be reopened', async () => {
  const sent = show('/admin/messages?state=closed', 'closed')
  fireEvent.click(await screen.findByRole('button', { name: 'Let it wait again' }))
  expect(await screen.findByText('It waits again.')).toBeTruthy()
  await waitFor(() => expect(sent.some(({ url }) => url.endsWith('/reopen'))).toBe(true))
})
