import { listChecks } from '@sopaan/contract/list-checks'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { showList } from '#web/testing/show-list.tsx'
import { en } from '#web/words/en.ts'
import { hi } from '#web/words/hi.ts'
import { ListOrder } from './list-order.tsx'
import { readMadeRows, storeMadeRows } from './made-rows.ts'

const CIVIL = 'civil-engineering-4-years-bachelor-of-technology'
const [FIRST, SECOND, THIRD] = ['a', 'b', 'c'].map((name) => `${name}/${CIVIL}`) as [string, string, string]
const PROFILE = new URLSearchParams('main=12000')

/** Shows the question of a list that somebody keeps; tells what was asked and what is kept. */
function show(api: FakeApi, words = en) {
  const lists = showList(
    ({ store, state }) =>
      state.chosen && (
        <ListOrder
          store={store}
          list={state.chosen}
          judged={undefined}
          search={PROFILE}
          isOpen
          onClose={() => undefined}
          onOrdered={() => undefined}
        />
      ),
    { keys: [FIRST, SECOND, THIRD], words },
  )
  api.listen()
  const asked = () => api.sent(listChecks.order).map(({ body }) => (body as { taste: unknown }).taste)
  return { asked, keysOf: () => lists()[0]?.keys }
}

async function submit(name: string): Promise<void> {
  const button = (await screen.findByText(name)).closest('button')
  await waitFor(() => expect(button?.disabled).toBe(false))
  button?.click()
}

test('an order goes by what is said, is shown before anything moves, and what was said is asked once', async () => {
  localStorage.setItem('listTaste', 'college CSE MAGIC')
  const api = fakeApi().answer(listChecks.order, { keys: [THIRD, FIRST, SECOND] })
  const { asked, keysOf } = show(api)
  expect((await screen.findByText('1 CSE')).getAttribute('aria-pressed')).toBe('true')
  screen.getByText('ECE').click()
  screen.getByText('Near home').click()
  await waitFor(() =>
    expect(asked().at(-1)).toEqual({
      families: ['CSE', 'ECE'],
      weights: { branch: 1, college: 1, home: 3, cost: 0 },
    }),
  )
  expect(await screen.findByText(/^No\. 3 to no\. 1: /)).toBeTruthy()
  expect(screen.getByText(/^1 row moves up\./)).toBeTruthy()
  expect(keysOf()).toEqual([FIRST, SECOND, THIRD])
  await submit('Put in this order')
  await waitFor(() => expect(keysOf()).toEqual([THIRD, FIRST, SECOND]))
  expect(localStorage.getItem('listTaste')).toBe('home CSE ECE')
})

test.each([
  ['English', en, 'Put in this order'],
  ['Hindi', hi, 'इसी क्रम में रखें'],
])('what a list was made with stays unless its owner says otherwise, in %s', async (_, words, submitted) => {
  const order = words.choices.order
  storeMadeRows('a', { lifted: [THIRD, 'gone/civil'], beyond: [FIRST] })
  const api = fakeApi().answer(listChecks.order, { keys: [THIRD, SECOND, FIRST] })
  const { keysOf } = show(api, words)
  const made = () => api.sent(listChecks.order).map(({ body }) => (body as { made?: unknown }).made)
  const stays = (await screen.findByRole('switch', { name: new RegExp(`^${order.made}`) })) as HTMLInputElement
  expect(stays.checked).toBe(true)
  expect(screen.getByText(`${order.madeLifted(1)} ${order.madeBeyond(1)}`)).toBeTruthy()
  await waitFor(() => expect(made()).toEqual([{ lifted: [THIRD], beyond: [FIRST] }]))
  stays.click()
  await waitFor(() => expect(made().at(-1)).toBeUndefined())
  await submit(submitted)
  await waitFor(() => expect(keysOf()).toEqual([THIRD, SECOND, FIRST]))
  expect(readMadeRows('a', [THIRD]), 'what was moved on purpose is not moved back').toBeUndefined()
})

test('an order that is there already says so and cannot be put again', async () => {
  show(fakeApi().answer(listChecks.order, { keys: [FIRST, SECOND, THIRD] }))
  expect(await screen.findByText('Your list is already in this order.')).toBeTruthy()
  expect(screen.getByText('Put in this order').closest('button')?.disabled).toBe(true)
})

test('what fails can be tried again, and without the figures in the data it says so', async () => {
  const api = fakeApi()
  show(api)
  expect(await screen.findByText('Could not work out the order. Your list is safe.')).toBeTruthy()
  api.answer(listChecks.order, null)
  screen.getByText('Try Again').click()
  expect(await screen.findByText(/^The data we have now does not allow a check/)).toBeTruthy()
})

test('in Hindi as well', async () => {
  show(fakeApi().answer(listChecks.order, { keys: [SECOND, FIRST, THIRD] }), hi)
  await submit('इसी क्रम में रखें')
})
