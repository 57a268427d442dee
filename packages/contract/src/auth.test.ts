import { expect, test } from 'vitest'
import { auth } from './auth.ts'

test('R398: signing in and signing up wait 20 seconds', () => {
  expect([auth.login.timeoutMs, auth.signup.timeoutMs]).toEqual([20_000, 20_000])
})
