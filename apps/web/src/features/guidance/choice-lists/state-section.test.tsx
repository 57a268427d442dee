import { type StateChoiceRow, stateChoices } from '@sopaan/contract/state-choices'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { showList } from '#web/testing/show-list.tsx'
import { hi } from '#web/words/hi.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { storeStateAnswers } from './state-answers.ts'
import { StateSection } from './state-section.tsx'

const NIT = 'national-institute-of-technology-goa/computer-science-and-engineering-4-years-bachelor-of-technology'
const RV = 'kcet.rv-college/computer-science-and-engineering'
const CEG = 'tnea.college-of-engineering-guindy/civil-engineering'
const GONE = 'kcet.institute-of-weaving/textile-engineering'

const row = (changes: Partial<StateChoiceRow>): StateChoiceRow => ({
  key: RV,
  counselling: 'kcet',
  name: 'KCET (KEA)',
  season: 2025,
  institute: { name: 'RV College', code: 'E005' },
  programme: { name: 'Computer Science and Engineering', group: 'CSE' },
  isJudged: true,
  seat: {
    category: { code: 'GM', label: 'General Merit', key: 'open' },
    gender: 'any',
    region: 'rest-of-karnataka',
    claims: [],
    list: 'kcet-engineering',
    kind: 'rank',
    closing: 12_018,
    closingList: { round: '3', stage: '' },
    quality: [],
    score: 12_000,
    standing: 'just-inside',
    margin: 18,
  },
  ...changes,
})
const guindy = row({
  key: CEG,
  counselling: 'tnea',
  name: 'TNEA',
  season: 2024,
  institute: { name: 'College of Engineering Guindy' },
  programme: { name: 'Civil Engineering', group: 'CIVIL' },
  isJudged: false,
  seat: null,
})

function show(keys: readonly string[] = [NIT, RV, CEG, GONE], words?: typeof hi) {
  const api = fakeApi().answer(stateChoices.judge, { choices: [row({}), guindy], unknownKeys: [GONE] })
  api.listen()
  const kept = showList(
    ({ store, state }) =>
      state.chosen && (
        <MemoryRouter>
          <StateSection
            store={store}
            id={state.chosen.id}
            keys={state.chosen.keys.filter((key) => key.includes('.'))}
          />
        </MemoryRouter>
      ),
    { keys, ...(words && { words }) },
  )
  return { kept, requests: api.requests }
}

test('each State choice says what it closed at with its year, and where the reader’s own score stood, never in percent', async () => {
  show()
  const rows = within(await screen.findByRole('list', { name: 'State choices in the order you want them' }))
  const first = within(rows.getAllByRole('listitem')[0] ?? document.body)
  expect(await first.findByText('Just in')).toBeTruthy()
  expect(first.getByText('KCET (KEA) 2025: closed at 12,018 · yours 12,000')).toBeTruthy()
  expect(screen.getByText('No figure for an open seat.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Institute of Weaving Textile Engineering' })).toBeTruthy()
  expect(screen.getByText(/does not list this any more/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/\d\s?%/)
  expect(screen.getByText(/No chance, check or rounds here/)).toBeTruthy()
})

test('its order is its own: a move or removal leaves the choices of JoSAA where they are', async () => {
  const { kept } = show()
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Move Computer Science and Engineering, RV College' }), {
    key: 'ArrowDown',
  })
  await waitFor(() => expect(kept()[0]?.keys).toEqual([NIT, CEG, RV, GONE]))
})

test('a counselling is judged by what was typed for it on this device, and one that was not says so', async () => {
  storeStateAnswers('kcet', { rank: '12000', category: '2a', counselling: 'tnea' })
  const { requests } = show()
  expect(await screen.findByText('KCET (KEA): by what you typed.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(
    '/tools/state-college-predictor?rank=12000&category=2a&counselling=kcet',
  )
  expect(screen.getByText(/^TNEA: type your score/)).toBeTruthy()
  expect(requests[0]?.body).toEqual({
    keys: [RV, CEG, GONE],
    answers: [{ rank: '12000', category: '2a', counselling: 'kcet' }],
  })
  cleanup()
})

test('the section speaks Hindi and leaves names as printed', async () => {
  show([RV], hi)
  expect(await screen.findByText('बस अंदर')).toBeTruthy()
  expect(screen.getByText('KCET (KEA) 2025: 12,018 पर बंद · आपका 12,000')).toBeTruthy()
})

test('the head of a list counts its State choices apart', async () => {
  showList(
    ({ store, state }) => (
      <ListToolbar
        store={store}
        state={state}
        reader={null}
        title="My list"
        actions={null}
        onTick={undefined}
        newId={String}
      />
    ),
    { keys: [NIT, RV, CEG] },
  )
  expect(await screen.findByText('1 choice, 2 State choices')).toBeTruthy()
})
