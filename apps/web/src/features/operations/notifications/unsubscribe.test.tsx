import { urlOf } from '@sopaan/contract/client'
import { notifications } from '@sopaan/contract/notifications'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { showSignedOut } from '#web/testing/signed-out.tsx'
import UnsubscribePage from './unsubscribe-page.tsx'

const TOKEN = `counselling.0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33.${'x'.repeat(43)}`

function show(api: FakeApi) {
  history.replaceState(null, '', `/unsubscribe?token=${TOKEN}`)
  return showSignedOut(UnsubscribePage, { path: '/unsubscribe', api })
}

test('the link of a mail ends its mails with one press, and opening it alone ends nothing', async () => {
  const api = fakeApi().answer(notifications.unsubscribe, { topic: 'counselling' })
  show(api)
  expect(await screen.findByRole('heading', { name: 'Stop reminders of counselling dates by mail?' })).toBeTruthy()
  expect(location.search).toBe('')
  expect(api.sent(notifications.unsubscribe)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Stop them' }))
  expect(await screen.findByRole('heading', { name: 'Stopped' })).toBeTruthy()
  expect(api.sent(notifications.unsubscribe).map(({ url }) => url)).toEqual([
    urlOf(notifications.unsubscribe, { params: { token: TOKEN } }),
  ])
  expect(screen.getByRole('link', { name: 'All notification settings' }).getAttribute('href')).toBe(
    '/login?to=%2Fmentee-dashboard%2Fprofile%23notifications',
  )
})

test('a link that is not ours says so; without a connection it can be pressed again', async () => {
  show(fakeApi().refuse(notifications.unsubscribe, 'LINK_INVALID'))
  fireEvent.click(await screen.findByRole('button', { name: 'Stop them' }))
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy()
  cleanup()
  show(fakeApi().lose(notifications.unsubscribe))
  fireEvent.click(await screen.findByRole('button', { name: 'Stop them' }))
  expect(await screen.findByText('This did not work. Try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Stop them' })).toBeTruthy()
})
