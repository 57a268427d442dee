import { helplines } from '@sopaan/contract/helplines'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DataOf, fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import MentalHealthPage, { loader } from './mental-health-page.tsx'

test('Tele-MANAS is the first thing to tap, and dials', async () => {
  showPage({ path: '/resources/mental-health', words: en, page: MentalHealthPage, loader })
  const [first, second] = await screen.findAllByRole('link', { name: /^Call / })
  expect(first?.getAttribute('href')).toBe('tel:14416')
  expect(second?.getAttribute('href')).toBe('tel:18008914416')
})

test('every line says when it answers and when that was checked', async () => {
  showPage({ path: '/hi/resources/mental-health', words: hi, page: MentalHealthPage, loader })
  const cards = (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.closest('li'))
  expect(cards).toHaveLength(9)
  for (const card of cards) expect(card?.textContent).toMatch(/21 नवंबर 2026 को जाँचा गया/)
})

test('a line that an admin changed is shown as the server has it', async () => {
  const line: DataOf<typeof helplines.list>[number] = {
    id: 'one',
    name: 'A line of today',
    numbers: ['14417'],
    runBy: 'government',
    purpose: 'mind',
    hours: { from: '09:00', to: '17:00', isConfirmed: true },
    isFree: true,
    evidence: 'Called by us',
    checkedOn: '2026-12-01',
  }
  const api = fakeApi().answer(helplines.list, [line])
  showPage({ path: '/resources/mental-health', words: en, page: MentalHealthPage, loader, api })
  expect((await screen.findByRole('link', { name: 'Call 14417' })).getAttribute('href')).toBe('tel:14417')
  expect(screen.getAllByText(/9 am to 5 pm/).length).toBeGreaterThan(0)
  expect(screen.queryByText('Tele-MANAS')).toBeNull()
})

test('while the server is away the lines that ship stand on the page', async () => {
  const api = fakeApi().refuse(helplines.list, 'UNAVAILABLE', { retryAfterSeconds: 1 })
  showPage({ path: '/resources/mental-health', words: en, page: MentalHealthPage, loader, api })
  expect(await screen.findByRole('heading', { level: 3, name: 'Tele-MANAS' })).toBeTruthy()
})

test('KIRAN is not on the page', async () => {
  showPage({ path: '/resources/mental-health', words: en, page: MentalHealthPage, loader })
  await screen.findByRole('heading', { level: 1 })
  expect(document.body.textContent).not.toMatch(/KIRAN|599-0019/i)
})
