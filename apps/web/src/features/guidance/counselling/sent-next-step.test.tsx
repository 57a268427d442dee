import { urlOf } from '@sopaan/contract/client'
import { counselling } from '@sopaan/contract/counselling'
import type { CategoryProfile } from '@sopaan/domain/counselling/papers'
import type { CounsellingSeason } from '@sopaan/domain/counselling/season'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { requestContext } from '#web/load-context.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import josaa from '../../../../../../data/counselling/josaa-2026.json' with { type: 'json' }
import { writeNextStep } from './next-step-html.tsx'
import { SentNextStep } from './sent-next-step.tsx'

const JOSAA = josaa as CounsellingSeason
const GIRL: CategoryProfile = { category: 'OBC-NCL', isPwd: false }

test('under a result stand the next step with its fee, today between the days around it, and the ways to all of it', async () => {
  show({ at: '2026-06-14T09:00' })
  const card = within(await screen.findByRole('region', { name: 'Your next step, 12 days left' }))
  expect(card.getByRole('heading', { level: 2 }).textContent).toBe('Accept your seat by Fri 26 Jun, 5:00\u00a0pm')
  expect(card.getByText(/upload 6 papers, pay ₹30,000/)).toBeTruthy()
  const [days] = card.getAllByRole('list')
  const lines = within(days as HTMLElement).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Sat 13 JunRound 1 result',
    'Sun 14 JunToday',
    'Fri 26 Jun, 5\u00a0pmAccept, upload papers, pay',
    'Tue 30 JunRound 2',
  ])
  expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, 'date', null, null])
  const address = (name: string) => card.getByRole('link', { name }).getAttribute('href')
  expect(address('All dates, papers and fees')).toBe('/what-now?category=OBC-NCL')
  expect(address('Add to calendar')).toBe(urlOf(counselling.calendarFile, { query: { category: 'OBC-NCL' } }))
  expect(address('Remind me before each deadline')).toBe('/login?to=%2Fmentee-dashboard%2Fprofile%23notifications')
})

test('a paper ticked there is kept on the phone, and counted where it is opened again', async () => {
  show({ at: '2026-06-14T09:00' })
  await touch('Papers, all 6', fireEvent.pointerDown)
  expect(screen.getByText('Papers, 0 of 6 ready')).toBeTruthy()
  screen.getByLabelText(/^OBC-NCL certificate/).click()
  expect(screen.getByText('Papers, 1 of 6 ready')).toBeTruthy()
  expect(screen.getByText('dated 1 Apr 2026 or later')).toBeTruthy()
  cleanup()
  show({ at: '2026-06-14T09:00' })
  await touch('Papers, all 6', fireEvent.focusIn)
  expect(screen.getByText('Papers, 1 of 6 ready')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^OBC-NCL certificate/).checked).toBe(true)
})

test('a paper ticked while the script of the ticks is still on its way stays ticked', async () => {
  show({ at: '2026-06-14T09:00' })
  const box = await screen.findByLabelText<HTMLInputElement>(/^OBC-NCL certificate/)
  box.checked = true
  await touch('Papers, all 6', fireEvent.pointerDown)
  expect(screen.getByText('Papers, 1 of 6 ready')).toBeTruthy()
  expect(box.checked).toBe(true)
})

test('out of season it names the next examination, and shows no day that nobody announced', async () => {
  show({ at: '2026-11-22T10:00' })
  const card = within(await screen.findByRole('region', { name: 'JoSAA 2026 is over' }))
  expect(card.getByRole('heading', { level: 2 }).textContent).toBe('JEE Main 2027, session\u00a01 comes next')
  expect(card.queryByText('Today')).toBeNull()
  expect(card.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
  expect(card.getByText('Papers, all 6')).toBeTruthy()
})

test('in Hindi as well; where no season can be read there is nothing in its place', async () => {
  show({ at: '2026-06-14T09:00', words: hi, path: '/hi/result' })
  const card = within(await screen.findByRole('region', { name: 'आपका अगला कदम, 12 दिन बाकी' }))
  expect(card.getByText('आज')).toBeTruthy()
  expect(card.getByRole('link', { name: hi.whatNow.allDates }).getAttribute('href')).toBe(
    '/hi/what-now?category=OBC-NCL',
  )
  cleanup()
  show({ at: undefined })
  expect(await screen.findByText('nothing')).toBeTruthy()
})

test('a page that was stored on another day tells no days that are left, and leads to the dates', async () => {
  show({ at: '2026-06-14T23:30', opened: '2026-06-15T00:10' })
  const way = await screen.findByRole('link', { name: en.shell.nextDates })
  expect(way.getAttribute('href')).toBe('/what-now')
  expect(screen.queryByRole('region')).toBeNull()
})

/** Touches until the page has heard it, as a finger would. */
async function touch(name: string, fire: (element: Element) => boolean): Promise<void> {
  const summary = await screen.findByText(name)
  await waitFor(() => {
    fire(summary)
    expect(summary.textContent).not.toBe(name)
  })
}

function Result() {
  const markup = useLoaderData<string | null>()
  return markup === null ? <p>nothing</p> : <SentNextStep markup={markup} />
}

type ShownAt = { at: string | undefined; opened?: string; words?: typeof en; path?: string }

/** @param opened  when the page is read, where that is not when it was written */
function show({ at, opened = at, words = en, path = '/result' }: ShownAt) {
  const api = fakeApi()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${opened ?? '2026-06-14T09:00'}:00+05:30`) })
  onTestFinished(() => void vi.useRealTimers())
  if (at !== undefined) {
    api.answer(counselling.getSeason, { now: new Date(`${at}:00+05:30`).toISOString(), season: JOSAA })
  }
  const loader = async ({ context }: LoaderFunctionArgs) =>
    (await writeNextStep(context.get(requestContext), GIRL, words.language)) ?? null
  showPage({ path, words, page: Result, loader, api })
}
