import { passkeys } from '@sopaan/contract/passkeys'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Toaster } from '#web/features/operations/waiting/toaster.tsx'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { PasskeysSection } from './passkeys-section.tsx'

const PASSKEY = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c41',
  name: 'My phone',
  addedAt: '2026-11-21T05:30:00.000Z',
  lastUsedAt: null,
}
const CREATION = {
  challenge: 'AAAA',
  rp: { id: 'sopaan.test', name: 'Sopaan' },
  user: { id: 'AAAA', name: 'asha@example.org', displayName: 'Asha' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
}

afterEach(() => vi.unstubAllGlobals())

/** A browser that knows passkeys; its device answers as it is told. */
function aBrowser(create: () => Promise<unknown>): void {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { create } }))
}

test('a passkey is made on this device under its name, and stands in the list', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text).buffer
  aBrowser(async () => ({
    ...{ id: 'credential-of-this-device', rawId: bytes('credential-of-this-device'), type: 'public-key' },
    response: { clientDataJSON: bytes('data'), attestationObject: bytes('object') },
    getClientExtensionResults: () => ({}),
  }))
  const api = fakeApi().answer(passkeys.list, []).answer(passkeys.begin, CREATION).answer(passkeys.add, [PASSKEY])
  showSignedIn(<PasskeysSection />, { words: en, api })
  fireEvent.input(await screen.findByLabelText('Name'), { target: { value: 'My phone' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add a passkey' }))
  expect(await screen.findByRole('button', { name: 'Remove My phone' })).toBeTruthy()
  // "data" and "object" in base64url.
  expect(api.sent(passkeys.add)[0]?.body).toEqual({
    name: 'My phone',
    id: 'credential-of-this-device',
    clientDataJSON: 'ZGF0YQ',
    attestationObject: 'b2JqZWN0',
  })
})

test('whoever closes the question of the device adds nothing, and may try again', async () => {
  aBrowser(() => Promise.reject(Object.assign(new Error('closed'), { name: 'NotAllowedError' })))
  const api = fakeApi().answer(passkeys.list, []).answer(passkeys.begin, CREATION)
  showSignedIn(
    <>
      <Toaster />
      <PasskeysSection />
    </>,
    { words: en, api },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  expect(await screen.findByText('No passkey was added. Try again.')).toBeTruthy()
  expect(api.sent(passkeys.add)).toEqual([])
})

test('a passkey is taken away after a question', async () => {
  const api = fakeApi().answer(passkeys.list, [PASSKEY]).answer(passkeys.remove, [])
  showSignedIn(<PasskeysSection />, { words: en, api })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }))
  expect(api.sent(passkeys.remove)).toEqual([])
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  fireEvent.click(dialog.getByText('Remove', { selector: 'button span span' }))
  await waitFor(() => expect(screen.getByText('No passkey yet.')).toBeTruthy())
})

test('a browser that knows no passkeys says so, in both languages', async () => {
  showSignedIn(<PasskeysSection />, { words: hi, api: fakeApi().answer(passkeys.list, []) })
  expect(await screen.findByText(hi.passkeys.notHere)).toBeTruthy()
  expect(screen.queryByRole('button', { name: hi.passkeys.add })).toBeNull()
})
