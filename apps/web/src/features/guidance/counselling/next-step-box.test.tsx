import { counselling } from '@sopaan/contract/counselling'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import josaa from '../../../../../../data/counselling/josaa-2026.json' with { type: 'json' }
import { NextStepBox } from './next-step-box.tsx'

afterEach(cleanup)

function show(now: string) {
  const api = fakeApi().answer(counselling.getSeason, { now, season: josaa as CounsellingSeason })
  return showSignedIn(<NextStepBox />, { words: hi, user: { ...A_MENTEE, language: 'hi' }, api })
}

test('the first page of a student names the next deadline with its days, and leads to all dates in the own language', async () => {
  show('2026-06-14T03:30:00.000Z')
  expect(await screen.findByText('आपका अगला कदम, 12 दिन बाकी')).toBeTruthy()
  expect(screen.getByText('शुक्र 26 जून, शाम 5 बजे तक सीट लें')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'सब तारीखें, कागज और फीस' }).getAttribute('href')).toBe('/hi/what-now')
})

test('a deadline that runs and a day that is waited for have places of their own', async () => {
  const api = fakeApi().answer(counselling.getSeason, {
    now: '2026-06-14T03:30:00.000Z',
    season: josaa as CounsellingSeason,
  })
  const shown = (only: 'act' | 'wait') => (
    <section aria-label={only}>
      <NextStepBox only={only} />
    </section>
  )
  showSignedIn(
    <>
      {shown('act')}
      {shown('wait')}
    </>,
    { words: en, api },
  )
  const act = await screen.findByRole('region', { name: 'act' })
  expect(await within(act).findByText(/^Accept your seat by Fri 26 Jun/)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'wait' }).textContent).toBe('')
})

test('out of season it says so, names no day that nobody announced, and leads to how the last season ran', async () => {
  show('2026-11-22T03:30:00.000Z')
  expect(await screen.findByText('JoSAA 2026 पूरा हो गया')).toBeTruthy()
  expect(screen.getByText(hi.whatNow.notAnnounced('2027'))).toBeTruthy()
  expect(screen.getByRole('link', { name: 'सब तारीखें, कागज और फीस' }).getAttribute('href')).toBe('/hi/what-now')
})
