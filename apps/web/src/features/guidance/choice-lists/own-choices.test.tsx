import { choiceLists } from '@sopaan/contract/choice-lists'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import OwnChoicesPage from './own-choices-page.tsx'

const words = en.choices

test('an account without a list reads that nothing stands in it, and the way to the season', async () => {
  const api = fakeApi().answer(choiceLists.list, { lists: [], chosenId: null })
  showSignedIn(<OwnChoicesPage />, { words: en, path: '/mentee-dashboard/choices', api })
  expect(await screen.findByText(words.emptyTitle)).toBeTruthy()
  expect(screen.getByRole('link', { name: en.ownSeason.open }).getAttribute('href')).toBe('/mentee-dashboard/season')
})

test('staff have no season of their own', async () => {
  const api = fakeApi().answer(choiceLists.list, { lists: [], chosenId: null })
  showSignedIn(<OwnChoicesPage />, { user: AN_OWNER, words: en, path: '/admin/choices', api })
  expect(await screen.findByText(words.emptyTitle)).toBeTruthy()
  expect(screen.queryByRole('link', { name: en.ownSeason.open })).toBeNull()
})
