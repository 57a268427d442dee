import { auth } from '@sopaan/contract/auth'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { actorQuery, queryClient } from '#web/identity/actor.queries.ts'
import { resumeSignIn } from '#web/identity/sign-in-again.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { SignInAgainDialog } from './sign-in-again-dialog.tsx'

/** A sign-in was lost, and the dialog is open. */
async function lose(api: FakeApi) {
  showSignedIn(<SignInAgainDialog user={A_MENTEE} />, { words: en, api })
  const signedIn = resumeSignIn()
  return { signedIn, password: await screen.findByLabelText<HTMLInputElement>('Password of asha@example.org') }
}

const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the password alone signs the same person in again, for the account whose page it is', async () => {
  const api = fakeApi().inTurn(
    auth.login,
    (one) => one.refuse(auth.login, 'INVALID_CREDENTIALS'),
    (one) => one.answer(auth.login, { message: '', data: { user: { ...A_MENTEE, fullName: 'Asha R. Rao' } } }),
  )
  const { signedIn, password } = await lose(api)
  expect(screen.getByText(/What you wrote is kept on this page/)).toBeTruthy()
  press('Sign in')
  expect(await screen.findByText('Password is required')).toBeTruthy()
  type(password, 'wrong-otter')
  press('Sign in')
  expect(await screen.findByText('That is not the password. Try again.')).toBeTruthy()
  type(password, 'velvet-otter')
  press('Sign in')
  expect(await signedIn).toBe(true)
  expect(api.sent(auth.login).map(({ body }) => body)).toEqual([
    { email: 'asha@example.org', password: 'wrong-otter', rememberMe: false },
    { email: 'asha@example.org', password: 'velvet-otter', rememberMe: false },
  ])
  expect(queryClient.getQueryData(actorQuery.queryKey)?.fullName).toBe('Asha R. Rao')
  await waitFor(() => expect(screen.queryByLabelText('Password of asha@example.org')).toBeNull())
})

test('where the account has two-factor the code is asked for in the same dialog', async () => {
  const api = fakeApi().inTurn(
    auth.login,
    (one) => one.refuse(auth.login, 'TOTP_REQUIRED'),
    (one) => one.answer(auth.login, { message: '', data: { user: A_MENTEE } }),
  )
  const { signedIn, password } = await lose(api)
  type(password, 'velvet-otter')
  press('Sign in')
  type(await screen.findByLabelText<HTMLInputElement>('Code of the app'), '123456')
  press('Sign in')
  expect(await signedIn).toBe(true)
  expect(api.sent(auth.login).at(-1)?.body).toMatchObject({ password: 'velvet-otter', totp: '123456' })
})

test('another way to sign in leads to the page of the sign-in', async () => {
  const { signedIn } = await lose(fakeApi())
  press('Passkey or a new password')
  expect(await signedIn).toBe(false)
})
