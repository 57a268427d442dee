import { collegeChoices } from '@sopaan/contract/college-choices'
import { counselling } from '@sopaan/contract/counselling'
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

test.each([
  ['English', en, "Choose girl or boy: 4 of 10 of a girl's seats depend on it"],
  ['Hindi', hi, hi.questions.faults.genderEmpty],
])(
  'pressing with something unanswered says so in place, the first of it with the focus: %s',
  async (_, words, said) => {
    const { address } = show(PAGE, words)
    const press = () => fireEvent.click(screen.getByRole('button', { name: words.questions.submit }))
    const rank = await screen.findByRole('textbox', { name: words.questions.main })
    press()
    expect(screen.getByText(words.questions.faults.mainEmpty)).toBeTruthy()
    expect(document.activeElement).toBe(rank)
    expect(rank.getAttribute('aria-invalid')).toBe('true')
    fireEvent.input(rank, { target: { value: '12,450' } })
    expect(screen.queryByText(words.questions.faults.mainEmpty)).toBeNull()
    press()
    expect(screen.getByText(said)).toBeTruthy()
    fireEvent.click(screen.getByLabelText(words.questions.genders.female))
    press()
    expect(screen.getByText(words.questions.faults.stateEmpty)).toBeTruthy()
    expect(address()).toBe(PAGE)
  },
)

test('a percentile typed for a rank is not sent, and what may be meant is asked', async () => {
  const { address } = show(PAGE)
  fireEvent.input(await screen.findByLabelText('JEE Main rank (CRL)'), { target: { value: '97.3' } })
  fireEvent.click(screen.getByRole('button', { name: 'See my colleges' }))
  expect(screen.getByText('Main ranks go up to about 15 lakh. Is this your percentile?')).toBeTruthy()
  expect(address()).toBe(PAGE)
})

test('a finger that chooses a category goes on in the field of its rank; an arrow key does not', async () => {
  show(PAGE)
  const obc = await screen.findByLabelText('OBC')
  fireEvent.click(obc, { screenX: 0, screenY: 0 })
  expect(document.activeElement).not.toBe(document.querySelector('[name="mainCategory"]'))
  fireEvent.click(obc, { screenX: 10, screenY: 10 })
  expect(document.activeElement).toBe(document.querySelector('[name="mainCategory"]'))
})

// 15,001 of the newest season: between 3,330 and 5,806 in OBC-NCL (category-rank.test.ts), whose geometric mean is 4,397.
test.each([
  ['says so', () => fireEvent.click(screen.getByRole('checkbox', { name: /Don't know/ }))],
  ['leaves it empty', () => undefined],
])(
  'who does not know the category rank and %s gets a guess, in the address and said above the results',
  async (_, skip) => {
    const { address, calls } = show(PAGE)
    fireEvent.input(await screen.findByLabelText('JEE Main rank (CRL)'), { target: { value: '15,001' } })
    fireEvent.click(screen.getByLabelText('OBC'))
    skip()
    fireEvent.click(screen.getByLabelText('Boy'))
    fireEvent.change(screen.getByLabelText('Class 12 state'), { target: { value: 'Bihar' } })
    fireEvent.click(screen.getByRole('button', { name: 'See my colleges' }))
    expect(await screen.findByText('We guessed your category rank: 4,400.')).toBeTruthy()
    expect(new URLSearchParams(address().split('?')[1]).get('mainCategory')).toBe('4400')
    expect(calls.findLast(isOfChoices)?.searchParams.get('mainCategory')).toBe('4400')
  },
)

test('a guess that is asked for on a page that is open leads to the page, not to the address of its data', async () => {
  const url = new URL(`http://sopaan.test${PAGE}?main=9000&category=SC&guess=mainCategory`)
  const request = new Request(`http://sopaan.test${PAGE}.data${url.search}&_routes=en`)
  const led: Response = await (loader as (args: object) => Promise<never>)({ request, url }).catch((thrown) => thrown)
  expect(led.headers.get('location')).toMatch(
    /^\/tools\/college-predictor\?main=9000&category=SC&guess=mainCategory&mainCategory=\d+$/,
  )
})

// 182 marks of an unnamed shift of the newest season: rank 4,341 to 31,836, whose geometric mean is 11,756.
test('marks stand in for a rank: the range below them, the guess in the address and said above the results', async () => {
  const { address } = show(PAGE)
  fireEvent.click(await screen.findByRole('link', { name: 'I only have marks' }))
  const marks = screen.getByLabelText('JEE Main marks, of 300')
  expect(document.activeElement).toBe(marks)
  fireEvent.input(marks, { target: { value: '182' } })
  expect(await screen.findByText(/^Most likely rank 9,850; [\d,]+ to [\d,]+$/)).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Boy'))
  fireEvent.change(screen.getByLabelText('Class 12 state'), { target: { value: 'Bihar' } })
  fireEvent.click(screen.getByRole('button', { name: 'See my colleges' }))
  expect(await screen.findByText('We guessed rank 9,850 from your marks.')).toBeTruthy()
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('main')).toBe('9850'))
})

test('a General student is not held up by a category rank, nor anybody by Advanced without its tick', async () => {
  const { address } = show(PAGE)
  fireEvent.input(await screen.findByLabelText('JEE Main rank (CRL)'), { target: { value: '12450' } })
  fireEvent.click(screen.getByLabelText('Girl'))
  fireEvent.change(screen.getByLabelText('Class 12 state'), { target: { value: 'Kerala' } })
  const tick = screen.getByRole('checkbox', { name: 'I also have a JEE Advanced rank' })
  fireEvent.click(tick)
  fireEvent.click(screen.getByRole('button', { name: 'See my colleges' }))
  expect(screen.getByText('Type your JEE Advanced rank, or untick it')).toBeTruthy()
  fireEvent.click(tick)
  fireEvent.click(screen.getByRole('button', { name: 'See my colleges' }))
  await waitFor(() => expect(address()).toBe(`${PAGE}?main=12450&gender=female&state=Kerala`))
})

test('fields that the home page sent empty tick nothing and hold nobody up', async () => {
  const { address } = show(`${PAGE}?main=48000&gender=male&state=Bihar&advanced=&advancedCategory=`)
  const tick = await screen.findByLabelText<HTMLInputElement>('I also have a JEE Advanced rank')
  expect(tick.checked).toBe(false)
  const rank = screen.getByLabelText<HTMLInputElement>('JEE Main rank (CRL)')
  fireEvent.input(rank, { target: { value: '47000' } })
  rank.form?.requestSubmit()
  await waitFor(() => expect(address()).toBe(`${PAGE}?main=47000&gender=male&state=Bihar`))
})

function show(path: string, words = en) {
  return showPage({
    path,
    words,
    page: CollegePredictorPage,
    loader: loader as LoaderFunction,
    api: fakeApi().answer(collegeChoices.find, someChoices()),
  })
}

/** The page asks for the season beside. */
function isOfChoices({ pathname }: URL): boolean {
  return pathname !== counselling.getSeason.path
}
