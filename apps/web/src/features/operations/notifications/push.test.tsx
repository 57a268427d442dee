import { notifications } from '@sopaan/contract/notifications'
import { type PushDevices, pushDevices } from '@sopaan/contract/push-devices'
import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { NotificationSettingsSection } from './notification-settings-section.tsx'
import { PushOffer } from './push-offer.tsx'

const ENDPOINT = 'https://push.example.org/send/1'
const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
const RAISED_AT = '2026-11-21T05:30:00.000Z'
const THIS = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c02',
  device: 'Chrome on Android',
  endpoint: ENDPOINT,
  createdAt: RAISED_AT,
}
const OTHER = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c05',
  device: 'Firefox on Linux',
  endpoint: 'https://push.example.org/send/2',
  createdAt: RAISED_AT,
}
const ROUNDS = { topic: 'rounds' as const, isInApp: true, isByMail: false, isByPush: false }

/** A browser that can be told; its reader answers as said. Tells how often they were asked. */
function aBrowser(answer: NotificationPermission = 'granted') {
  let subscription: object | null = null
  const asked = vi.fn(async () => answer)
  const unsubscribe = vi.fn(async () => {
    subscription = null
    return true
  })
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      const keys = { p256dh: `${'B'.repeat(86)}A`, auth: `${'c'.repeat(21)}A` }
      subscription = { endpoint: ENDPOINT, options: {}, toJSON: () => ({ keys }), unsubscribe }
      return subscription
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: answer === 'granted' ? 'default' : answer, requestPermission: asked })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  return { asked, unsubscribe }
}

/** A server where these browsers are told. */
function aServer(...devices: PushDevices['devices']): FakeApi {
  return fakeApi()
    .answer(notifications.settings, [ROUNDS])
    .answer(notifications.changeSetting, ({ body }) => [{ ...ROUNDS, ...(body as object) }])
    .answer(pushDevices.list, { key: KEY, devices })
    .answer(pushDevices.add, { key: KEY, devices: [THIS, ...devices] })
}

const OFFER = <PushOffer topic="rounds" label="Tell me on this phone" />

test('nobody is asked on arrival; a press asks once, adds this browser and asks for the topic', async () => {
  const { asked } = aBrowser()
  const api = aServer()
  showSignedIn(OFFER, { words: en, api })
  const box = (await screen.findByRole('switch', { name: /Tell me on this phone/ })) as HTMLInputElement
  expect([box.checked, asked.mock.calls.length]).toEqual([false, 0])
  fireEvent.click(box)
  await vi.waitFor(() => expect(box.checked).toBe(true))
  expect(asked).toHaveBeenCalledTimes(1)
  expect(api.sent(pushDevices.add)).toMatchObject([{ body: { endpoint: ENDPOINT } }])
  expect(api.sent(notifications.changeSetting)).toMatchObject([
    { body: { isInApp: true, isByMail: false, isByPush: true } },
  ])
})

test('who says no is told how to change that, and nothing is sent', async () => {
  aBrowser('denied')
  const api = aServer()
  showSignedIn(OFFER, { words: en, api })
  const box = (await screen.findByRole('switch')) as HTMLInputElement
  expect(box.disabled).toBe(true)
  expect(screen.getByText(en.notifications.push.blocked)).toBeTruthy()
  expect(api.sent(pushDevices.add)).toEqual([])
})

test('nothing is offered where the browser cannot be told, or the server tells nobody', async () => {
  const api = aServer()
  showSignedIn(OFFER, { words: en, api })
  await vi.waitFor(() => expect(api.sent(notifications.settings)).toHaveLength(1))
  expect([screen.queryByRole('switch'), api.sent(pushDevices.list)]).toEqual([null, []])
  aBrowser()
  const off = fakeApi().answer(notifications.settings, [ROUNDS]).answer(pushDevices.list, { key: null, devices: [] })
  showSignedIn(OFFER, { words: en, api: off })
  await vi.waitFor(() => expect(off.sent(pushDevices.list)).toHaveLength(1))
  expect(screen.queryByRole('switch')).toBeNull()
})

test('the settings say which browsers are told, and end one', async () => {
  const { unsubscribe } = aBrowser()
  const api = aServer(OTHER).answer(pushDevices.remove, { key: KEY, devices: [THIS] })
  showSignedIn(<NotificationSettingsSection />, { words: en, api })
  const here = (await screen.findByRole('switch', { name: /Notices on this device/ })) as HTMLInputElement
  fireEvent.click(here)
  await vi.waitFor(() => expect(here.checked).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: 'Turn off on Firefox on Linux' }))
  await vi.waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull())
  expect(unsubscribe).not.toHaveBeenCalled()
  api.answer(pushDevices.remove, { key: KEY, devices: [] })
  fireEvent.click(here)
  await vi.waitFor(() => expect(here.checked).toBe(false))
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

test('where another device is told already, a topic is chosen for it without asking this browser', async () => {
  const { asked } = aBrowser()
  const api = aServer(OTHER)
  showSignedIn(<NotificationSettingsSection />, { words: en, api })
  await screen.findByText('Firefox on Linux')
  fireEvent.click(screen.getByRole('checkbox', { name: 'On my phone' }))
  await vi.waitFor(() =>
    expect(api.sent(notifications.changeSetting)).toMatchObject([
      { body: { isInApp: true, isByMail: false, isByPush: true } },
    ]),
  )
  expect(asked).not.toHaveBeenCalled()
})
