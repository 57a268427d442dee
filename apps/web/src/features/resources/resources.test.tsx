import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import ComingSoonPage from './coming-soon-page.tsx'
import MentalHealthPage from './mental-health-page.tsx'

afterEach(cleanup)

test('Tele-MANAS is the first thing to tap, and dials', async () => {
  showPage({ path: '/resources/mental-health', words: en, page: MentalHealthPage })
  const [first, second] = await screen.findAllByRole('link', { name: /^Call / })
  expect(first?.getAttribute('href')).toBe('tel:14416')
  expect(second?.getAttribute('href')).toBe('tel:18008914416')
})

test('every line says when it answers and when that was checked', async () => {
  showPage({ path: '/hi/resources/mental-health', words: hi, page: MentalHealthPage })
  const cards = (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.closest('li'))
  expect(cards).toHaveLength(9)
  for (const card of cards) expect(card?.textContent).toMatch(/21 नवंबर 2026 को जाँचा गया/)
})

test('KIRAN is not on the page', async () => {
  showPage({ path: '/resources/mental-health', words: en, page: MentalHealthPage })
  await screen.findByRole('heading', { level: 1 })
  expect(document.body.textContent).not.toMatch(/KIRAN|599-0019/i)
})

test('a page still to come says so and offers what works now', async () => {
  showPage({ path: '/mentee-dashboard/tests', words: en, page: ComingSoonPage })
  expect(await screen.findByRole('heading', { level: 1, name: 'Mock tests' })).toBeTruthy()
  expect(screen.getByText('Coming soon')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Rank calculator' }).getAttribute('href')).toBe('/tools/rank-calculator')
})
