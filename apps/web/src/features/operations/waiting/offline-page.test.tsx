import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import OfflinePage from './offline-page.tsx'

test.each([
  { words: en, list: '/choice-list' },
  { words: hi, list: '/hi/choice-list' },
])('who has no network finds the list, the predictor and the helpline in their language: $list', ({ words, list }) => {
  showPage({ path: '/offline', words, page: OfflinePage })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.offline.title)
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf(words.shell.myList)).toBe(list)
  expect(addressOf(words.shell.toolNames['college-predictor'])).toContain('/tools/college-predictor')
  expect(addressOf(words.shell.callHelpline)).toBe('tel:14416')
  expect(screen.queryByRole('heading', { level: 2, name: words.offline.read })).toBeNull()
})
