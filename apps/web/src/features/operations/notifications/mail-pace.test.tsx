import { mailPace } from '@sopaan/contract/mail-pace'
import { notifications } from '@sopaan/contract/notifications'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { NotificationSettingsSection } from './notification-settings-section.tsx'

const OF_EVENTS = { topic: 'events', isInApp: true, isByMail: true, isByPush: false } as const
const OF_STAFF = { ...OF_EVENTS, topic: 'imports' } as const

test.each([
  ['English', en, 'One mail a day, at 7 am'],
  ['Hindi', hi, 'दिन में एक मेल, सुबह 7 बजे'],
] as const)('in %s one mail a day is chosen, and shown as chosen', async (_, words, daily) => {
  const api = fakeApi()
    .answer(notifications.settings, [OF_EVENTS])
    .answer(mailPace.read, { pace: 'each' })
    .answer(mailPace.change, { pace: 'daily' })
  showSignedIn(<NotificationSettingsSection />, { words, api })
  const select = await screen.findByLabelText<HTMLSelectElement>(
    new RegExp(`^${words.notifications.pace.label.replace('?', '.')}`),
  )
  expect(select.value).toBe('each')
  fireEvent.change(select, { target: { value: 'daily' } })
  await waitFor(() => expect(api.sent(mailPace.change)[0]?.body).toEqual({ pace: 'daily' }))
  await waitFor(() => expect(select.selectedOptions[0]?.textContent).toBe(daily))
})

test('staff, who get each mail by itself, are not asked', async () => {
  const api = fakeApi().answer(notifications.settings, [OF_STAFF])
  showSignedIn(<NotificationSettingsSection />, { words: en, api })
  expect(await screen.findByText(en.notifications.alwaysOn)).toBeTruthy()
  expect(screen.queryByText(en.notifications.pace.label)).toBeNull()
})
