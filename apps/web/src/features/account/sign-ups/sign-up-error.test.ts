import { Unreachable } from '@sopaan/contract/client'
import { Refusal } from '@sopaan/contract/refusals'
import { expect, test } from 'vitest'
import { en } from '#web/words/en.ts'
import { readSignUpError } from './sign-up-error.ts'

test('R353: a wrong field is told on it', () => {
  const refusal = new Refusal('INVALID_INPUT', {
    errors: [{ path: 'password', code: 'password_common', msg: 'in the wire' }],
  })
  expect(readSignUpError(refusal, en)).toMatchObject({
    type: 'validation',
    fields: { password: 'This password is among the most used ones. Choose another.' },
  })
})

test('R354: a taken address is told on the e-mail field', () => {
  expect(readSignUpError(new Refusal('EMAIL_TAKEN', undefined), en)).toMatchObject({
    type: 'email_conflict',
    fields: { email: 'Email already registered.' },
  })
})

test('R355: an answer that comes too late is told, and in a banner too', () => {
  expect(readSignUpError(new Unreachable('timeout'), en)).toEqual({
    type: 'timeout',
    message: 'Request timed out.',
    fields: {},
    banner: 'Request timed out. Please check your connection and try again.',
  })
})

test('R356: no connection is told', () => {
  expect(readSignUpError(new Unreachable('network'), en).message).toBe('Network error. Check connection.')
})

test('R357: anything else has the message, or fixed words', () => {
  expect(readSignUpError(new Refusal('INTERNAL', undefined), en).message).toBe('Signup failed. Please try again.')
  expect(readSignUpError(new TypeError('not for readers'), en).message).toBe('An unexpected error occurred.')
})
