import { type ListPreferences, listChecks, type MadeListAnswer } from '@sopaan/contract/list-checks'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { showList } from '#web/testing/show-list.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { readMadeRows } from './made-rows.ts'
import { MakeButton } from './make-button.tsx'

const MADE: MadeListAnswer = {
  keys: ['a', 'b', 'c'].map((name) => `${name}/civil-engineering-4-years-bachelor-of-technology/ai/open/neutral`),
  found: 120,
  noSeat: 0.014,
  kinds: { dream: 1, target: 1, safe: 1 },
  spare: 0,
  beyond: 0,
}

/** Shows the button of a list that somebody keeps; tells what was asked and what is kept. */
function show(
  api: FakeApi,
  { keys = [], words = en, search = 'main=12000' }: { keys?: string[]; words?: typeof en; search?: string } = {},
) {
  const query = new URLSearchParams(search)
  const ordered: (readonly string[])[] = []
  const lists = showList(
    ({ store, state }) =>
      state.stage === 'ready' && (
        <MakeButton store={store} state={state} search={query} onMade={(made) => ordered.push(made)} />
      ),
    { keys, words },
  )
  api.listen()
  const asked = () =>
    api.sent(listChecks.make).map(({ body }) => (body as { preferences: ListPreferences }).preferences)
  return { asked, ordered, listsOf: () => lists().map(({ name, keys }) => [name, ...keys]) }
}

async function open(name = 'Make my list'): Promise<void> {
  ;(await screen.findByRole('button', { name })).click()
}

test('branches are numbered as they are liked, and what they come to is shown before anything is made', async () => {
  const { asked, listsOf } = show(fakeApi().answer(listChecks.make, MADE))
  await open()
  ;(await screen.findByText('ECE')).click()
  screen.getByText('CSE').click()
  expect((await screen.findByText('2 CSE')).getAttribute('aria-pressed')).toBe('true')
  screen.getByText('Near home').click()
  screen.getByText('25').click()
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ families: ['ECE', 'CSE'], count: 25 }))
  expect(asked().at(-1)?.weights).toEqual({ branch: 1, college: 1, home: 3, cost: 0 })
  expect(screen.getByText('Weights: branch 1, college 1, near home 3, cost 0.')).toBeTruthy()
  expect(await screen.findByText('1 Dream · 1 Target · 1 Safe')).toBeTruthy()
  expect(screen.getByText('No-seat risk 1%. 120 choices fit.')).toBeTruthy()
  expect(listsOf()).toEqual([])
})

test('what was liked is kept on the device for the next list, and any branch is one tap away', async () => {
  localStorage.setItem('listTaste', 'cost ECE')
  const { asked } = show(fakeApi().answer(listChecks.make, MADE))
  await open()
  expect((await screen.findByText('1 ECE')).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ families: ['ECE'], weights: { cost: 3 } }))
  screen.getByText('Surprise me: any branch', { selector: 'button' }).click()
  await waitFor(() => expect(asked().at(-1)?.families).toEqual([]))
  const make = (await screen.findByText('Make a list of 3')).closest('button')
  await waitFor(() => expect(make?.disabled).toBe(false))
  make?.click()
  await waitFor(() => expect(localStorage.getItem('listTaste')).toBe('cost'))
})

test('a made list is a new one in the order of what was liked, and the one that is there stays as it is', async () => {
  const { listsOf, ordered } = show(fakeApi().answer(listChecks.make, MADE), { keys: ['mine'] })
  await open()
  const make = (await screen.findByText('Make a list of 3')).closest('button')
  await waitFor(() => expect(make?.disabled).toBe(false))
  make?.click()
  await waitFor(() =>
    expect(listsOf()).toEqual([
      ['Mine', 'mine'],
      ['My made list', ...MADE.keys],
    ]),
  )
  expect(ordered, 'its order is not asked about again').toEqual([MADE.keys])
})

test('which rows were made to stand high or last is kept for the order of that list', async () => {
  const [, second = '', third = ''] = MADE.keys
  show(fakeApi().answer(listChecks.make, { ...MADE, lifted: 1, liftedKeys: [second], beyond: 1 }), { keys: ['mine'] })
  await open()
  const add = (await screen.findByText('Add to my 1 instead')).closest('button')
  await waitFor(() => expect(add?.disabled).toBe(false))
  add?.click()
  await waitFor(() => expect(readMadeRows('a', MADE.keys)).toEqual({ lifted: [second], beyond: [third] }))
  expect(readMadeRows('a', [second]), 'what left the list is not spoken of').toEqual({ lifted: [second], beyond: [] })
})

test('it can be added to the open list instead, behind what is there and nothing twice', async () => {
  const [first = ''] = MADE.keys
  const { listsOf } = show(fakeApi().answer(listChecks.make, MADE), { keys: [first, 'mine'] })
  await open()
  const add = (await screen.findByText('Add to my 2 instead')).closest('button')
  await waitFor(() => expect(add?.disabled).toBe(false))
  add?.click()
  await waitFor(() => expect(listsOf()).toEqual([['Mine', first, 'mine', ...MADE.keys.slice(1)]]))
})

test('without a rank nothing is asked, where nothing fits it says so, and what fails can be tried again', async () => {
  const { asked } = show(fakeApi(), { search: '' })
  await open()
  expect(await screen.findByText('Enter your rank first: the list is made of what it can get.')).toBeTruthy()
  expect(asked()).toEqual([])
  cleanup()
  const nothing = { keys: [], found: 0, noSeat: 1, kinds: { dream: 0, target: 0, safe: 0 }, spare: 0, beyond: 0 }
  show(fakeApi().answer(listChecks.make, nothing))
  await open()
  expect(await screen.findByText(/^Nothing fits that your rank can get/)).toBeTruthy()
  cleanup()
  const api = fakeApi()
  show(api)
  await open()
  expect(await screen.findByText('Could not make the list. Try again.')).toBeTruthy()
  api.answer(listChecks.make, MADE)
  screen.getByText('Try Again').click()
  expect(await screen.findByText('1 Dream · 1 Target · 1 Safe')).toBeTruthy()
})

test('it says why a list is shorter than it was asked for, and what at its end was not asked for', async () => {
  for (const [told, sentence] of [
    [{}, 'No more than 3: by no. 3 a seat is almost certain, and JoSAA stops at the first you get.'],
    [{ spare: 2 }, 'By no. 1 a seat is almost certain, and JoSAA stops at the first you get. The 2 below are spare.'],
    [{ beyond: 2 }, /^What you chose can all be missed in a bad year. So the last 2 are safe seats/],
  ] as const) {
    show(fakeApi().answer(listChecks.make, { ...MADE, ...told }))
    await open()
    expect(await screen.findByText(sentence)).toBeTruthy()
    cleanup()
  }
  show(fakeApi().answer(listChecks.make, { ...MADE, found: 3 }))
  await open()
  expect(await screen.findByText(/3 choices fit/)).toBeTruthy()
  expect(screen.queryByText(/almost certain/), 'no more fit, as the line above says').toBeNull()
})

test('it says what boldness came to: what went above seats liked more, and why there are no more dreams', async () => {
  for (const [told, sentence] of [
    [{ lifted: 10 }, /^10 seats that everyone wants more go above safer ones you like more/],
    [{ lifted: 1 }, /^1 seat that everyone wants more goes above safer ones/],
    [{ fewer: 'order' }, 'More Dream and Target seats would go above ones you like more. Bold does that.'],
    [{ fewer: 'seats' }, /^No more Dream or Target seats are worth a row/],
  ] as const) {
    show(fakeApi().answer(listChecks.make, { ...MADE, ...told }))
    await open()
    expect(await screen.findByText(sentence)).toBeTruthy()
    cleanup()
  }
})

test('in Hindi as well', async () => {
  show(fakeApi().answer(listChecks.make, MADE), { words: hi })
  await open('मेरी लिस्ट बनाएँ')
  expect(await screen.findByText('3 की लिस्ट बनाएँ')).toBeTruthy()
})
