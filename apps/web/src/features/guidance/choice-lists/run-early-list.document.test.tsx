import { cleanup, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { writeDevice } from './device-lists.ts'
import { EarlyList } from './early-list.tsx'
import { runEarlyList } from './run-early-list.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const BTECH = '-4-years-bachelor-of-technology'
const KEYS = [
  `national-institute-of-technology-silchar/electronics-and-communication-engineering${BTECH}`,
  `national-institute-of-technology-calicut/civil-engineering${BTECH}`,
]

/** The page as the server sends it, before any script of it has run. */
async function show() {
  const site = { switches: { mentoring: true }, pause: null, notice: null, officer: null, seller: null }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      loader: () => ({ origin: 'https://sopaan.test', site }),
      HydrateFallback: () => null,
      Component: () => (
        <WordsProvider words={en}>
          <EarlyList title={<h1>My list</h1>} />
        </WordsProvider>
      ),
    },
  ])
  render(<Stub initialEntries={['/choice-list']} />)
  await screen.findByRole('heading', { level: 1 })
}

const drawn = () => [...document.querySelectorAll('[data-early-rows] .choice-name')].map((name) => name.textContent)

test('the open list of this device is drawn in its order before React has come, as people say its names', async () => {
  writeDevice({
    lists: [
      { id: 'a', name: 'Other', keys: ['x-college/civil'] },
      { id: 'b', name: 'Mine', keys: [...KEYS, 'state:kcet/x'] },
    ],
    chosenId: 'b',
    profile: '',
  })
  await show()
  expect(drawn()).toEqual([])
  runEarlyList()
  expect(drawn()).toEqual(['NIT Silchar ECE', 'NIT Calicut Civil'])
  // What is drawn so is not pressed, nor read as what it is not.
  expect(document.querySelector('[data-early-rows]')?.hasAttribute('inert')).toBe(true)
})

test('the rules that stand below every list come with the page, and no chance that nobody worked out', async () => {
  writeDevice({ lists: [{ id: 'a', name: 'Mine', keys: KEYS }], chosenId: 'a', profile: '' })
  await show()
  runEarlyList()
  const page = within(screen.getByRole('status'))
  expect(page.getByText(en.choices.orderRule)).toBeTruthy()
  expect(page.getByText(/You also need 75% in class 12/)).toBeTruthy()
  expect(document.querySelector('[data-early-rows]')?.textContent).not.toMatch(/\d/)
})

test.each([[undefined], ['{'], ['{"lists":[{"id":"a","name":"A","keys":["<b>"]}]}']])(
  'a device that keeps %s is shown no row',
  async (kept) => {
    if (kept !== undefined) localStorage.setItem('choiceLists', kept)
    await show()
    runEarlyList()
    expect(drawn()).toEqual([])
  },
)
