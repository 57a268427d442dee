import { twoFactor } from '@sopaan/contract/two-factor'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { TwoFactorSection } from './two-factor-section.tsx'

test.each([
  ['English', en, 'Wrong code, or already used.'],
  ['Hindi', hi, hi.refusals.TOTP_INVALID],
])(
  'a wrong code is told at its field in %s, and is forgotten when the code is asked for anew',
  async (_, words, said) => {
    const { account } = words
    const api = fakeApi()
      .answer(twoFactor.get, {
        isOn: true,
        isRequired: false,
        onSince: '2026-11-01T05:30:00.000Z',
        recoveryCodesLeft: 8,
      })
      .refuse(twoFactor.disable, 'TOTP_INVALID')
    const sent = showSignedIn(<TwoFactorSection />, { words, api })
    fireEvent.click(await screen.findByRole('button', { name: account.turnOff }))
    fireEvent.input(screen.getByLabelText(account.code), { target: { value: ' 123456 ' } })
    fireEvent.click(screen.getByRole('button', { name: account.turnOff }))
    expect(await screen.findByText(said)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(account.code))
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ totp: '123456' })
    fireEvent.click(screen.getByRole('button', { name: account.cancel }))
    fireEvent.click(await screen.findByRole('button', { name: account.turnOff }))
    await waitFor(() => expect(screen.getByLabelText(account.code)).toBeTruthy())
    expect(screen.queryByText(said)).toBeNull()
  },
)

test('the code of a new app turns two-factor on and shows the recovery codes', async () => {
  const { account } = en
  const api = fakeApi()
    .answer(twoFactor.get, { isOn: false, isRequired: false, onSince: null, recoveryCodesLeft: 0 })
    .answer(twoFactor.enrol, { secret: 'JBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/Sopaan:asha' })
    .answer(twoFactor.confirm, { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] })
  const sent = showSignedIn(<TwoFactorSection />, { words: en, api })
  fireEvent.click(await screen.findByRole('button', { name: account.setUp }))
  fireEvent.input(await screen.findByLabelText(account.code), { target: { value: '654321' } })
  fireEvent.click(screen.getByRole('button', { name: account.turnOnButton }))
  expect(await screen.findByText('aaaa-1111')).toBeTruthy()
  expect(sent.find(({ url }) => url.endsWith('/confirm'))?.body).toEqual({ totp: '654321' })
})
