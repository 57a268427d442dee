import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answered, showSignedOut } from '#web/testing/signed-out.tsx'
import UnsubscribePage from './unsubscribe-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const TOKEN = `counselling.0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33.${'x'.repeat(43)}`

function show(answer: Answered) {
  history.replaceState(null, '', `/unsubscribe?token=${TOKEN}`)
  return showSignedOut(UnsubscribePage, { path: '/unsubscribe', answer: () => answer })
}
const ends = (sent: { method: string; url: string }[]) => sent.filter(({ url }) => url.includes('/unsubscribe/'))

test('the link of a mail ends its mails with one press, and opening it alone ends nothing', async () => {
  const sent = show({ body: { status: 'success', data: { topic: 'counselling' } } })
  expect(await screen.findByRole('heading', { name: 'Stop reminders of counselling dates by mail?' })).toBeTruthy()
  expect(location.search).toBe('')
  expect(ends(sent)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Stop them' }))
  expect(await screen.findByRole('heading', { name: 'Stopped' })).toBeTruthy()
  expect(ends(sent).map(({ method, url }) => [method, url])).toEqual([
    ['POST', `/api/v1/notifications/unsubscribe/${TOKEN}`],
  ])
  expect(screen.getByRole('link', { name: 'All notification settings' }).getAttribute('href')).toBe(
    '/login?to=%2Fmentee-dashboard%2Fprofile%23notifications',
  )
})

test('a link that is not ours says so; without a connection it can be pressed again', async () => {
  show({ status: 400, body: { code: 'LINK_INVALID', message: 'no' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Stop them' }))
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy()
  cleanup()
  show('nothing')
  fireEvent.click(await screen.findByRole('button', { name: 'Stop them' }))
  expect(await screen.findByText('This did not work. Try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Stop them' })).toBeTruthy()
})
