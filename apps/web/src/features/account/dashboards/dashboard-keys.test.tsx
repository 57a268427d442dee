import { fireEvent, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { A_MENTEE, AN_OWNER, showSignedIn } from '#web/testing/signed-in.tsx'
import { en } from '#web/words/en.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>
}

function show(path: string, isStaff = false) {
  const user = isStaff ? AN_OWNER : A_MENTEE
  showSignedIn(
    <DashboardFrame user={user}>
      <Where />
      <input aria-label="A field" />
      <button type="button" data-key="g">
        Grant
      </button>
    </DashboardFrame>,
    { user, words: en, path },
  )
}

const where = () => screen.getByTestId('where').textContent
const press = (key: string, at: Element = document.body) => fireEvent.keyDown(at, { key })

test.each([
  ['p', false, '/mentee-dashboard/tools/study-planner'],
  ['l', false, '/mentee-dashboard/choices'],
  ['s', false, '/mentee-dashboard/sessions'],
  ['p', true, '/admin/payments'],
  ['r', true, '/admin/refunds'],
])('G and then %s leads to its place', (letter, isStaff, to) => {
  show(isStaff ? '/admin' : '/mentee-dashboard', isStaff)
  press('g')
  press(letter)
  expect(where()).toBe(to)
})

test('a letter by itself, or typed into a field, leads nowhere', () => {
  show('/mentee-dashboard')
  press('p')
  press('g', screen.getByLabelText('A field'))
  press('p', screen.getByLabelText('A field'))
  expect(where()).toBe('/mentee-dashboard')
})

test('a stroke opens the search, and a letter that something claims puts the focus there and presses nothing', async () => {
  show('/admin/refunds', true)
  press('g')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Grant' }))
  press('/')
  expect(await screen.findByLabelText(en.account.palette.label)).toBeTruthy()
})

test('the list names each key of the reader, and switches them off on this device', () => {
  show('/mentee-dashboard')
  const list = document.getElementById('keys') as HTMLElement
  expect(within(list).getByText('G, then P', { selector: 'kbd' })).toBeTruthy()
  expect(within(list).queryByText('X', { selector: 'kbd' })).toBeNull()
  fireEvent.click(within(list).getByLabelText(/One-letter shortcuts/))
  press('g')
  press('p')
  expect(where()).toBe('/mentee-dashboard')
  fireEvent.click(within(list).getByLabelText(/One-letter shortcuts/))
  press('g')
  press('p')
  expect(where()).toBe('/mentee-dashboard/tools/study-planner')
})
