import { site } from '@sopaan/contract/site'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LimitsSection } from '#web/features/operations/site/limits-section.tsx'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'

const LIMIT = {
  ...{ name: 'sign-ups' as const, max: 5, shippedMax: 5, lowest: 1, highest: 50 },
  ...{ windowSeconds: 3_600, isShared: true },
}

test('a list that a full house could not send says so, can be asked for, and comes by itself when the server said', async () => {
  const api = fakeApi().refuse(site.limits, 'UNAVAILABLE', { retryAfterSeconds: 0.2 })
  showSignedIn(<LimitsSection views={null} />, { user: AN_OWNER, words: en, path: '/admin/settings?part=limits', api })
  expect(await screen.findByText(en.loading.comesAgain)).toBeTruthy()
  expect(screen.getByRole('button', { name: en.loading.tryAgain })).toBeTruthy()
  const asked = api.sent(site.limits).length
  api.answer(site.limits, { scale: 1, limits: [LIMIT] })
  expect((await screen.findAllByText('Sign-ups, a device')).length).toBeGreaterThan(0)
  expect(api.sent(site.limits).length).toBeGreaterThan(asked)
  expect(screen.queryByText(en.loading.comesAgain)).toBeNull()
})
