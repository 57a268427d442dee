import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import SettingsPage from './settings-page.tsx'

const words = en.site
const show = (search: string, api = fakeApi()) => {
  showSignedIn(<SettingsPage />, {
    user: AN_OWNER,
    words: en,
    path: `/admin/settings${search}`,
    api,
  })
  return api
}
const chosen = () =>
  within(screen.getByRole('navigation', { name: words.partsLabel }))
    .getAllByRole('link', { current: 'page' })
    .map((link) => link.textContent)

test.each([
  ['', 'site'],
  ['?part=mails', 'mails'],
  ['?part=no-such-part', 'site'],
  ['?part=limits', 'limits'],
] as const)('the settings of "%s" open at the part %s', (search, part) => {
  show(search)
  expect(chosen()).toEqual([words.parts[part]])
})
