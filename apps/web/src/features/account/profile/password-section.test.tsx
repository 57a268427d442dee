import { users } from '@sopaan/contract/users'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { PasswordSection } from './password-section.tsx'

test.each([
  ['English', en, 'Wrong password.'],
  ['Hindi', hi, hi.refusals.WRONG_PASSWORD],
])('a password is sent as it was typed, spaces with it, also while it is shown, in %s', async (_, words, said) => {
  const { account } = words
  const sent = showSignedIn(<PasswordSection user={A_MENTEE} />, {
    words,
    api: fakeApi().refuse(users.changePassword, 'WRONG_PASSWORD'),
  })
  const current = screen.getByLabelText<HTMLInputElement>(account.currentPassword)
  fireEvent.input(current, { target: { value: 'velvet otter ' } })
  fireEvent.input(screen.getByLabelText(account.newPassword), { target: { value: ' seven blue kites' } })
  for (const eye of screen.getAllByRole('button', { name: account.showPassword })) fireEvent.click(eye)
  expect(current.type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: account.changePassword }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ currentPassword: 'velvet otter ', newPassword: ' seven blue kites' })
  expect(await screen.findByText(said)).toBeTruthy()
  expect(document.activeElement).toBe(current)
})
