import { collegeChoices } from '@sopaan/contract/college-choices'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { LoaderFunction } from 'react-router'
import { expect, test } from 'vitest'
import { someChoices } from '#web/testing/choice-answers.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import CollegePredictorPage, { loader } from './college-predictor-page.tsx'

const PAGE = '/tools/college-predictor'
const RESULT = `${PAGE}?main=24500&gender=female&state=Bihar`

test('a question in the search field is shown as it was understood, and narrows the choices once its reader says so', async () => {
  const { address } = show(RESULT)
  const field = await screen.findByRole('searchbox', { name: 'Search by college or branch' })
  fireEvent.input(field, { target: { value: 'cse ya it, no civil, fees 2 lakh se kam, hostel' } })
  const use = await screen.findByRole('button', { name: 'Use: CSE, IT · not CIVIL · Up to ₹2,00,000' })
  expect(screen.getByText('Not understood: hostel.')).toBeTruthy()
  expect(address()).toBe(RESULT)
  fireEvent.click(use)
  await waitFor(() =>
    expect(entriesOf(address())).toEqual(
      entriesOf(`${RESULT}&feeMax=200000&exceptFamily=CIVIL&family=CSE,IT&unread=hostel`),
    ),
  )
  expect(await screen.findByRole('link', { name: 'Remove not CIVIL' })).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Put this away' }))
  await waitFor(() => expect(address()).not.toContain('unread'))
})

test('names alone are searched for as they are typed', async () => {
  const { address } = show(RESULT)
  fireEvent.input(await screen.findByRole('searchbox'), { target: { value: 'trichy cse' } })
  await waitFor(() => expect(address()).toBe(`${RESULT}&q=trichy+cse`))
  expect(screen.queryByRole('button', { name: /^Use:/ })).toBeNull()
})

test('the line below the questions sends what was typed, and the answers that are there already', async () => {
  show(`${PAGE}?family=CSE`)
  const line = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Or say it your way' })
  expect(line.form?.method).toBe('get')
  expect([...new FormData(line.form ?? undefined)]).toEqual([
    ['family', 'CSE'],
    ['q', ''],
  ])
})

test.each([
  [
    'main ladki hoon obc 24500 rank bihar se cse',
    `${PAGE}?state=Bihar&main=24500&category=OBC-NCL&gender=female&family=CSE`,
  ],
  // 182 marks of an unnamed shift: rank 4,341 to 31,836 (question-card.test.tsx).
  ['182 marks girl from kerala', `${PAGE}?marks=182&state=Kerala&gender=female&main=9850`],
])('the page reads "%s" on the server, so that it works without script', async (text, location) => {
  const { address } = show(`${PAGE}?q=${encodeURIComponent(text)}`)
  await waitFor(() => expect(entriesOf(address())).toEqual(entriesOf(location)))
})

test('an address with names alone leads nowhere else', async () => {
  const { address } = show(`${RESULT}&q=trichy`)
  await screen.findByRole('searchbox')
  expect(address()).toBe(`${RESULT}&q=trichy`)
})

test('Hindi says what it did not understand', async () => {
  show(`/hi${RESULT}&unread=hostel`, hi)
  expect(await screen.findByText('समझ नहीं आया: hostel।')).toBeTruthy()
})

function entriesOf(address: string): string[] {
  return [...new URLSearchParams(address.split('?')[1])].map(([key, value]) => `${key}=${value}`).sort()
}

function show(path: string, words = en) {
  return showPage({
    path,
    words,
    page: CollegePredictorPage,
    loader: loader as LoaderFunction,
    api: fakeApi().answer(collegeChoices.find, someChoices()),
  })
}
