import { Unreachable } from '@sopaan/contract/client'
import { Refusal, type RefusalCode, type RefusalDetails } from '@sopaan/contract/refusals'
import { expect, test } from 'vitest'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { readLoginError } from './login-error.ts'

const no = <C extends RefusalCode>(code: C, details?: RefusalDetails<C>, message?: string) =>
  new Refusal<RefusalCode>(code, details as RefusalDetails<RefusalCode>, message === undefined ? {} : { message })

const DEACTIVATION = {
  deactivatedAt: '2026-05-01T10:00:00.000Z',
  deactivationReason: 'Exams are over',
  deactivatedBy: 'owner' as const,
}

/** Row by row: what happened, and what the screen is told. Source: R334 to R350. */
const CATALOGUE: readonly [row: string, thrown: unknown, expected: object][] = [
  [
    'R334, R335 timeout',
    new Unreachable('timeout'),
    { type: 'timeout', message: 'Request timeout. Please try again.', toast: 'Request timed out. Please try again.' },
  ],
  [
    'R336 no response',
    new Unreachable('network'),
    {
      type: 'network',
      message: 'Network error. Please check your connection.',
      toast: 'Network error. Please check your connection.',
    },
  ],
  [
    'R337 400 that mentions password or e-mail',
    no('INVALID_CREDENTIALS'),
    {
      type: 'invalid_credentials',
      message: 'Invalid email or password',
      fields: { email: 'Invalid email or password', password: 'Invalid email or password' },
    },
  ],
  [
    'R338 other 400 with items',
    no(
      'INVALID_QUERY',
      { errors: [{ path: 'email', code: 'too_long', values: { max: 320 }, msg: 'At most 320 characters' }] },
      'Look below',
    ),
    { type: 'validation', message: 'Look below', fields: { email: 'At most 320 characters' } },
  ],
  [
    'R339 other 400 without items',
    no('MALFORMED_REQUEST', undefined, ''),
    { type: 'validation', message: 'Validation error', fields: {}, toast: 'Validation error' },
  ],
  [
    'R340 deactivated',
    no('ACCOUNT_DEACTIVATED', DEACTIVATION, ''),
    { type: 'deactivated_account', message: 'Your account has been deactivated', ...DEACTIVATION },
  ],
  [
    'R341 unverified',
    no('VERIFY_ACCOUNT', undefined, ''),
    { type: 'verify_account', message: 'Verify your email before login' },
  ],
  [
    'R343 locked with a time',
    no('ACCOUNT_LOCKED', { locked: true, lockTimeLeft: 7 }),
    { type: 'account_locked', message: 'Account temporarily locked. Try again in 7 minute(s).', lockTimeLeft: 7 },
  ],
  [
    'R343 locked without a time',
    no('ACCOUNT_LOCKED', undefined, ''),
    { type: 'account_locked', message: 'Account temporarily locked', lockTimeLeft: undefined },
  ],
  [
    'R345 other 403',
    no('FORBIDDEN', undefined, 'Not from here'),
    { type: 'unauthorized', message: 'Not from here', toast: 'Not from here' },
  ],
  [
    'R346 422',
    no('INVALID_INPUT', {
      errors: [{ path: 'password', code: 'password_missing', msg: 'Please provide your password' }],
    }),
    { type: 'validation', message: 'Validation error', fields: { password: 'Please provide your password' } },
  ],
  [
    'R347 other status',
    no('INTERNAL'),
    { type: 'generic', message: 'Login failed. Please try again.', toast: 'Login failed. Please try again.' },
  ],
  [
    'R349 no type',
    new TypeError('not for readers'),
    {
      type: 'unexpected',
      message: 'An unexpected error occurred. Please try again.',
      toast: 'An unexpected error occurred. Please try again.',
    },
  ],
]

test.each(CATALOGUE)('%s is told as the catalogue has it', (_row, thrown, expected) => {
  expect(readLoginError(thrown, en)).toEqual(expected)
})

test('what stands under a field shows no toast (R352)', () => {
  for (const [, thrown] of CATALOGUE) {
    const error = readLoginError(thrown, en)
    if ('fields' in error && Object.keys(error.fields).length > 0) expect(error).not.toHaveProperty('toast')
  }
})

test('the server’s own words are used where it has some (R350)', () => {
  const said = readLoginError(no('VERIFY_ACCOUNT', undefined, 'Open the mail of this morning'), en)
  expect(said).toEqual({ type: 'verify_account', message: 'Open the mail of this morning' })
})

test('in Hindi every row is told in Hindi', () => {
  for (const [row, thrown] of CATALOGUE) {
    const error = readLoginError(thrown, hi)
    expect('message' in error ? error.message : '', row).toMatch(/[\u0900-\u097f]/)
  }
})

test('an account that wants a code is asked for one, and told when it was wrong', () => {
  expect(readLoginError(no('TOTP_REQUIRED'), en)).toEqual({ type: 'totp_required' })
  expect(readLoginError(no('TOTP_INVALID'), en)).toEqual({
    type: 'totp_invalid',
    message: 'Wrong code, or already used.',
  })
})
