import { managedCollegeData } from '@sopaan/contract/managed-college-data'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { RowForm } from './row-form.tsx'

const words = en.managedData
const ROW = {
  _id: '018f5a70-0000-7000-8000-000000000001',
  source: 'JoSAA, 2026, round 1',
  counselling: 'josaa',
  season: 2026,
  round: 1,
  isFinal: true,
  institute: { name: 'A College of Technology', type: 'GFTI', city: null, state: null },
  programme: { name: 'Civil Engineering', degree: 'B.Tech', durationYears: 4, family: 'CIVIL' },
  quota: 'AI',
  seatType: 'OPEN',
  gender: 'neutral',
  openingRank: 100,
  closingRank: 250,
  isPreparatory: false,
} as unknown as Parameters<typeof RowForm>[0]['row']

test('a rank that looks wrong is saved once somebody says that it was checked', async () => {
  const usual = { closingRank: 12_600, source: 'JoSAA, 2025, round 1' }
  const sent = showSignedIn(<RowForm row={ROW} onDone={() => undefined} />, {
    words: en,
    api: fakeApi().refuse(managedCollegeData.change, 'ROW_UNLIKELY', { usual }),
  })
  expect(screen.queryByLabelText(words.rowChecked)).toBeNull()
  fireEvent.input(screen.getByLabelText(words.closing), { target: { value: '7500' } })
  fireEvent.click(screen.getByRole('button', { name: words.save }))
  expect(await screen.findByText('Usual for this seat: closing rank 12,600 (JoSAA, 2025, round 1)')).toBeTruthy()
  fireEvent.click(screen.getByLabelText(words.rowChecked))
  fireEvent.click(screen.getByRole('button', { name: words.save }))
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(2))
  expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({
    closingRank: 7_500,
    isRankChecked: true,
  })
})
