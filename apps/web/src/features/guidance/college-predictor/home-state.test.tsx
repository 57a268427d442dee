import { collegeChoices } from '@sopaan/contract/college-choices'
import { cleanup, screen } from '@testing-library/react'
import type { LoaderFunction } from 'react-router'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import HomeStatePage, { loader } from './home-state-page.tsx'

const PAGE = '/tools/college-predictor/home-state'

test('three questions stand first, carry what was answered before, and make no call', async () => {
  const { calls, container } = show(`${PAGE}?main=12450&state=Bihar`)
  expect(await screen.findByLabelText('Where did you first sit class 12?')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Where is your home?').value).toBe('Bihar')
  expect(screen.getByLabelText('Is one of these true?')).toBeTruthy()
  expect(container.querySelector<HTMLInputElement>('input[name="main"]')?.value).toBe('12450')
  expect(calls).toEqual([])
})

test('a school in Delhi with a home in Noida: Delhi, the rule, what it does to the choices, and the way to the colleges', async () => {
  const { calls } = show(`${PAGE}?main=12450&gender=male&twelve=Delhi&home=Uttar+Pradesh`)
  expect(await screen.findByRole('heading', { name: 'Your state is Delhi' })).toBeTruthy()
  expect(screen.getByText('JoSAA counts where you first sat class 12, not where your family lives.')).toBeTruthy()
  expect(screen.getByText('+37, −12 against Uttar Pradesh')).toBeTruthy()
  expect(Object.fromEntries(calls[0]?.searchParams ?? [])).toEqual({
    main: '12450',
    gender: 'male',
    state: 'Delhi',
    instead: 'Uttar Pradesh',
  })
  expect(screen.getByRole('link', { name: 'See my colleges with Delhi' }).getAttribute('href')).toBe(
    '/tools/college-predictor?main=12450&gender=male&state=Delhi',
  )
})

test('an overseas citizen has no home state, and class 12 abroad without an address asks for it', async () => {
  const { calls } = show(`${PAGE}?main=12450&gender=male&twelve=abroad&also=oci`)
  expect(await screen.findByRole('heading', { name: 'You have no home state' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See my colleges without a home state' }).getAttribute('href')).toBe(
    '/tools/college-predictor?main=12450&gender=male&state=Overseas',
  )
  expect(calls).toEqual([])
  cleanup()
  show(`${PAGE}?twelve=abroad`)
  expect(await screen.findByRole('heading', { name: 'Choose the state in your passport' })).toBeTruthy()
  expect(screen.getByLabelText('Where is your home?').getAttribute('aria-invalid')).toBe('true')
})

test('school and home in Goa: what the home colleges give against somebody of another state', async () => {
  const { calls } = show(`${PAGE}?main=12450&gender=male&twelve=Goa&home=Goa`)
  expect(await screen.findByText('+37, −12 in your home colleges, against another state')).toBeTruthy()
  expect(Object.fromEntries(calls[0]?.searchParams ?? [])).toEqual({ main: '12450', gender: 'male', state: 'Goa' })
})

test('an overseas citizen reads what the home that does not count would have given', async () => {
  const { calls } = show(`${PAGE}?main=12450&gender=male&twelve=abroad&home=Punjab&also=oci`)
  expect(await screen.findByText('+37, −12 against Punjab')).toBeTruthy()
  expect(Object.fromEntries(calls[0]?.searchParams ?? [])).toEqual({
    main: '12450',
    gender: 'male',
    state: 'Overseas',
    instead: 'Punjab',
  })
})

test('an answer nobody offered counts as none, and without a rank nothing is counted', async () => {
  const { calls } = show(`${PAGE}?twelve=Noida&home=Mars`)
  expect(await screen.findByLabelText('Where did you first sit class 12?')).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  expect(calls).toEqual([])
})

test('the page speaks Hindi', async () => {
  show(`/hi${PAGE}?twelve=Ladakh&home=Ladakh`, hi)
  expect(await screen.findByRole('heading', { name: 'आपका राज्य लद्दाख है' })).toBeTruthy()
  expect(screen.getByText(/^आपका होम कॉलेज NIT श्रीनगर है/)).toBeTruthy()
})

function show(path: string, words = en) {
  return showPage({
    path,
    words,
    page: HomeStatePage,
    loader: loader as LoaderFunction,
    api: fakeApi().answer(collegeChoices.compareStates, { better: 37, worse: 12 }),
  })
}
