import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { Table } from './table.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e']

function Chosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <MemoryRouter>
      <p>{`Chosen: ${[...chosen].toSorted().join('')}`}</p>
      <input aria-label="Search" />
      <Table
        caption="Letters"
        rows={ROWS}
        keyOf={(row) => row}
        columns={[{ name: 'Letter', cell: (row) => <a href={`/${row}`}>{row}</a> }]}
        item={(row) => row}
        selection={{ chosen, onChoose: setChosen, allLabel: 'All', rowLabel: (key) => `Choose ${key}` }}
      />
    </MemoryRouter>
  )
}
const box = (name: string) => within(screen.getByRole('table')).getByRole('checkbox', { name: `Choose ${name}` })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('with Shift held, every row from the one that was pressed before is ticked, and unticked again', () => {
  render(<Chosen />)
  fireEvent.click(box('b'))
  fireEvent.click(box('d'), { shiftKey: true })
  expect(screen.getByText('Chosen: bcd')).toBeTruthy()
  fireEvent.click(box('b'), { shiftKey: true })
  expect(screen.getByText('Chosen:')).toBeTruthy()
})

test('J and K go from row to row and X ticks one, but not while something is typed', () => {
  render(<Chosen />)
  press('j')
  expect(document.activeElement?.textContent).toBe('a')
  press('j')
  press('j')
  press('k')
  expect(document.activeElement?.textContent).toBe('b')
  press('x')
  expect(screen.getByText('Chosen: b')).toBeTruthy()
  screen.getByLabelText('Search').focus()
  press('j')
  press('x')
  expect([document.activeElement, screen.queryByText('Chosen: b') !== null]).toEqual([
    screen.getByLabelText('Search'),
    true,
  ])
})

test('a column is left out and taken back where one looks, and is remembered under the name of the list', () => {
  const show = () =>
    render(
      <MemoryRouter>
        <Halves />
      </MemoryRouter>,
    )
  const head = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const { unmount } = show()
  expect(head()).toContain('Half')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Half', hidden: true }))
  expect(head()).not.toContain('Half')
  expect(screen.queryByRole('checkbox', { name: 'Letter', hidden: true }), 'the first is always there').toBeNull()
  unmount()
  show()
  expect(head()).not.toContain('Half')
})

function Halves() {
  return (
    <WordsProvider words={en}>
      <Table
        caption="Letters"
        rows={ROWS}
        keyOf={(row) => row}
        columns={[
          { name: 'Letter', cell: (row) => row },
          { name: 'Half', key: 'half', cell: () => 'h' },
        ]}
        item={(row) => row}
        choice={useColumnChoice('letters')}
      />
    </WordsProvider>
  )
}
