import { ALERT_RULES_SHIPPED, type AlertHook, alertHooks } from '@sopaan/contract/alert-hooks'
import { type FoundKeyEnds, KEY_ENDS_SHIPPED, keyEnds } from '@sopaan/contract/key-ends'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import SettingsPage from '#web/features/operations/helplines/settings-page.tsx'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'

const HOOK: AlertHook = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c44',
  address: 'https://chat.example.org/hooks/abc',
  isOn: true,
  createdAt: '2026-06-01T05:30:00.000Z',
  sentAt: null,
  waiting: 2,
  dead: 0,
  lastError: 'answered 503',
}

const KEYS: FoundKeyEnds = {
  days: { ...KEY_ENDS_SHIPPED, mail: '2027-03-31' },
  used: ['secret', 'mail'],
  certificate: { host: 'sopaan.example', endsAt: '2027-01-10T06:30:00.000Z' },
}

function show(hooks: AlertHook[], words = en) {
  const api = fakeApi()
    .answer(alertHooks.list, hooks)
    .answer(alertHooks.add, { _id: HOOK._id, secret: 'said-this-once' })
    .answer(alertHooks.toggle, { message: 'Changed.' })
    .answer(alertHooks.test, { message: 'Written.' })
    .answer(alertHooks.findRules, ALERT_RULES_SHIPPED)
    .answer(alertHooks.changeRules, { message: 'Changed.' })
    .answer(alertHooks.remove, { message: 'Removed.' })
    .answer(keyEnds.find, KEYS)
    .answer(keyEnds.change, { message: 'Changed.' })
  showSignedIn(<SettingsPage />, { user: AN_OWNER, words, path: '/admin/settings?part=alerts', api })
  return api
}

test('an address is added, and the secret of its signatures is shown this once', async () => {
  const api = show([])
  expect(await screen.findByText('No address is told yet.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Address/), { target: { value: HOOK.address } })
  fireEvent.click(screen.getByRole('button', { name: 'Add address' }))
  expect(await screen.findByText('said-this-once')).toBeTruthy()
  expect(api.sent(alertHooks.add)).toMatchObject([{ body: { address: HOOK.address } }])
})

test('an address says how it took its messages, is tried, switched off and removed', async () => {
  const api = show([HOOK])
  expect(await screen.findByText('No message went there yet · 2 on the way')).toBeTruthy()
  expect(screen.getByText('Last failure: answered 503')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send a message to try it' }))
  await vi.waitFor(() => expect(api.sent(alertHooks.test)).toHaveLength(1))
  await vi.waitFor(() => expect(screen.getByRole('switch')).toHaveProperty('disabled', false))
  fireEvent.click(screen.getByRole('switch'))
  await vi.waitFor(() => expect(api.sent(alertHooks.toggle)).toMatchObject([{ body: { isOn: false } }]))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveProperty('disabled', false))
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(api.sent(alertHooks.remove)).toHaveLength(1))
})

test('in Hindi, and with addresses that cannot be fetched', async () => {
  show([], hi)
  expect(await screen.findByText('अभी कोई पता नहीं जुड़ा है।')).toBeTruthy()
})

test('from how many failures on and at which hours staff are alerted is set, and what is wrong stands at its field', async () => {
  const api = show([])
  const from = await screen.findByLabelText(en.alerts.failedFrom)
  expect(from).toHaveProperty('value', '1')
  fireEvent.change(from, { target: { value: '5' } })
  fireEvent.change(screen.getByLabelText(/^The word of the day/), { target: { value: '9' } })
  fireEvent.change(screen.getByLabelText('Chat rooms rest from'), { target: { value: '22' } })
  fireEvent.change(screen.getByLabelText('until'), { target: { value: '7' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save rules' }))
  await vi.waitFor(() =>
    expect(api.sent(alertHooks.changeRules)).toMatchObject([
      { body: { failedFrom: 5, digestHour: 9, quietFrom: 22, quietUntil: 7 } },
    ]),
  )
})

test('in Hindi the hours have their part of the day', async () => {
  show([], hi)
  const hour = await screen.findByLabelText(new RegExp(`^${hi.alerts.digestHour}`))
  expect(hour).toHaveProperty('value', '8')
  expect(within(hour).getByRole('option', { name: 'सुबह\u00a08\u00a0बजे' })).toHaveProperty('selected', true)
})

test('the days on which keys end are written, the certificate stands there by itself, and what this server lacks says so', async () => {
  const api = show([])
  expect(await screen.findByText('The certificate of sopaan.example ends on 10 Jan 2027.')).toBeTruthy()
  const mail = screen.getByLabelText<HTMLInputElement>(/SMTP_URL/)
  expect(mail.value).toBe('2027-03-31')
  expect(screen.getAllByText('This server has none')).toHaveLength(7)
  fireEvent.change(mail, { target: { value: '2028-03-31' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save days' }))
  await vi.waitFor(() =>
    expect(api.sent(keyEnds.change)).toMatchObject([{ body: { ...KEY_ENDS_SHIPPED, mail: '2028-03-31' } }]),
  )
})
