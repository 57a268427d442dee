import { coupons } from '@sopaan/contract/coupons'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { CouponForm } from './coupon-form.tsx'

const words = en.coupons

test.each([
  ['ten', 'ten'],
  ['1e3', '1e3'],
  ['2.5', 2.5],
  ['-3', -3],
  [',', ','],
])('a count of uses typed as %s is told at its field, and never sent as no limit', async (typed, sentAs) => {
  const notWhole = (path: string) => ({
    path,
    code: 'not_whole' as const,
    values: { min: 1, max: 1_000_000 },
    msg: 'raw',
  })
  const sent = showSignedIn(<CouponForm coupon={undefined} onDone={() => undefined} />, {
    words: en,
    api: fakeApi().refuse(coupons.add, 'INVALID_INPUT', { errors: [notWhole('usesMax')] }),
  })
  fireEvent.input(screen.getByLabelText(words.usesMax), { target: { value: typed } })
  fireEvent.input(screen.getByLabelText(words.usesPerUserMax), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: words.save }))
  expect(await screen.findByText(/whole number/i)).toBeTruthy()
  expect(screen.getByLabelText(words.usesMax).getAttribute('aria-invalid')).toBe('true')
  const body = sent.find(({ method }) => method === 'POST')?.body
  expect(body).toMatchObject({ usesMax: sentAs, usesPerUserMax: sentAs })
})

test('an empty count is no limit, and thousands are read with their commas', async () => {
  const sent = showSignedIn(<CouponForm coupon={undefined} onDone={() => undefined} />, {
    words: en,
    api: fakeApi().refuse(coupons.add, 'UNAVAILABLE', { retryAfterSeconds: 1 }),
  })
  fireEvent.input(screen.getByLabelText(words.usesMax), { target: { value: '1,500' } })
  fireEvent.input(screen.getByLabelText(words.usesPerUserMax), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: words.save }))
  await expect
    .poll(() => sent.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ usesMax: 1_500, usesPerUserMax: null })
})
