import { urlOf } from '@sopaan/contract/client'
import { site } from '@sopaan/contract/site'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { LiftSection } from './lift-section.tsx'

function show(api = fakeApi().answer(site.liftLimits, { locks: 1_200, windows: 34 })) {
  return showSignedIn(<LiftSection />, { user: AN_OWNER, words: en, path: '/admin/settings', api })
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a period is sent as instants of the time of India, and the owner reads how much was lifted', async () => {
  const sent = show()
  fill('From (IST)', '2026-06-02T18:00')
  fill('Until (IST)', '2026-06-02T19:30')
  fireEvent.click(screen.getByText('Lift locks and counts'))
  await waitFor(() =>
    expect(sent.map(({ url, body }) => [url, body])).toContainEqual([
      urlOf(site.liftLimits, {}),
      { from: '2026-06-02T12:30:00.000Z', until: '2026-06-02T14:00:00.000Z' },
    ]),
  )
  expect((await screen.findByText('Lifted: 1,200 locks of sign-ins, 34 counts.')).getAttribute('role')).toBe('status')
})

test('a period that ends before it begins is said in words', async () => {
  show(fakeApi().refuse(site.liftLimits, 'DATES_ORDER'))
  fill('From (IST)', '2026-06-02T19:30')
  fill('Until (IST)', '2026-06-02T18:00')
  fireEvent.click(screen.getByText('Lift locks and counts'))
  expect(await screen.findByText('The end must come after the start.')).toBeTruthy()
})
