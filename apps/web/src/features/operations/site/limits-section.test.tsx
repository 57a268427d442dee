import { urlOf } from '@sopaan/contract/client'
import { site } from '@sopaan/contract/site'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { LimitsSection } from './limits-section.tsx'

const SIGN_UPS: DataOf<typeof site.limits>['limits'][number] = {
  ...{ name: 'sign-ups' as const, max: 40, shippedMax: 5, lowest: 1, highest: 50 },
  ...{ windowSeconds: 3_600, isShared: true },
}

function show() {
  return showSignedIn(<LimitsSection views={null} />, {
    user: AN_OWNER,
    words: en,
    path: '/admin/settings',
    api: fakeApi()
      .answer(site.limits, { scale: 1, limits: [SIGN_UPS] })
      .answer(site.setLimit, { scale: 1, limits: [{ ...SIGN_UPS, max: 5 }] }),
  })
}

test('a limit is sent within its bounds alone, and says what it ships with while it differs', async () => {
  const sent = show()
  expect((await screen.findAllByText('ships with 5 · sign-ups')).length).toBeGreaterThan(0)
  const [change] = screen.getAllByRole('button', { name: 'Change the limit Sign-ups, a device' })
  if (!change) throw new Error('There is no button.')
  fireEvent.click(change)
  const field = await screen.findByLabelText('Requests in 1 h')
  const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ url, body }) => [url, body])
  for (const wrong of ['51', '0', 'many', '']) {
    fireEvent.change(field, { target: { value: wrong } })
    fireEvent.click(screen.getByText('Save'))
    expect(field.getAttribute('aria-invalid')).toBe('true')
  }
  expect(puts()).toEqual([])
  fireEvent.click(screen.getByText('Back to 5'))
  await waitFor(() => expect(puts()).toEqual([[urlOf(site.setLimit, { params: { name: 'sign-ups' } }), { max: null }]]))
  expect((await screen.findAllByText('sign-ups')).length).toBeGreaterThan(0)
  expect(screen.queryByText('ships with 5 · sign-ups')).toBeNull()
})
