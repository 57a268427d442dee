import { contact } from '@sopaan/contract/contact'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { runContactIsland } from './contact-island.ts'
import ContactPage from './contact-page.tsx'

test('a message that was sent is told with its number, and the form is empty again', async () => {
  const api = fakeApi().answer(contact.send, { message: 'Thank you', number: 'M-000012' })
  const name = await showForm(api)
  fireEvent.click(screen.getByRole('button', { name: en.contact.send }))
  expect(await screen.findByText(/Its number is M-000012/)).toBeTruthy()
  expect(name.value).toBe('')
})

test('a field that the server calls wrong says so and has the focus; what was typed stays', async () => {
  const errors = [{ path: 'message', code: 'too_short', values: { min: 10 }, msg: 'Too short' }]
  const name = await showForm(fakeApi().refuse(contact.send, 'INVALID_INPUT', { errors }))
  fireEvent.click(screen.getByRole('button', { name: en.contact.send }))
  expect(await screen.findByText(en.contact.wrong.message)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: en.contact.message }))
  expect(name.value).toBe('Asha')
})

test('too many messages and a lost network are told apart, and the text is still there', async () => {
  const api = fakeApi().refuse(contact.send, 'RATE_LIMITED', { retryAfterSeconds: 60 })
  const name = await showForm(api)
  fireEvent.click(screen.getByRole('button', { name: en.contact.send }))
  expect(await screen.findByText(en.contact.limited)).toBeTruthy()
  api.lose(contact.send)
  fireEvent.click(screen.getByRole('button', { name: en.contact.send }))
  expect(await screen.findByText(en.contact.failed)).toBeTruthy()
  expect(name.value).toBe('Asha')
})

test('what is sent again after a lost answer carries the key it had, and other words another', async () => {
  const api = fakeApi().lose(contact.send)
  const name = await showForm(api)
  const send = async () => {
    fireEvent.click(screen.getByRole('button', { name: en.contact.send }))
    expect(await screen.findByText(en.contact.failed)).toBeTruthy()
  }
  await send()
  await send()
  fireEvent.change(name, { target: { value: 'Asha Rao' } })
  await send()
  const keys = api.requests.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
})

test('a page from a cache brought no token: the message goes with the one that the refusal set', async () => {
  const api = fakeApi().inTurn(
    contact.send,
    (one) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the token, as the server sets it.
      document.cookie = 'XSRF-TOKEN=fresh'
      one.refuse(contact.send, 'CSRF')
    },
    (one) => one.answer(contact.send, { message: 'Thank you', number: 'M-000013' }),
  )
  await showForm(api)
  fireEvent.click(screen.getByRole('button', { name: en.contact.send }))
  expect(await screen.findByText(/Its number is M-000013/)).toBeTruthy()
  expect(api.requests.map((asked) => api.headerOf(asked, 'x-xsrf-token'))).toEqual(['', 'fresh'])
})

async function showForm(api: FakeApi): Promise<HTMLInputElement> {
  showPage({ path: '/contact', words: en, page: ContactPage, api })
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: en.contact.fullName })
  runContactIsland()
  fireEvent.change(name, { target: { value: 'Asha' } })
  return name
}
