import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { ChoiceRows } from './choice-rows.tsx'

function List() {
  const [keys, setKeys] = useState(['a', 'b', 'c', 'd', 'e'])
  const [isOn, setIsOn] = useState(true)
  return (
    <WordsProvider words={en}>
      <ChoiceRows
        keys={keys}
        label="Choices"
        onKeys={(_, changed) => setKeys(changed)}
        nameOf={(key) => `Choice ${key}`}
        ticking={{ isOn, onEnd: () => setIsOn(false) }}
        row={(key, _, isTicked) => (
          <li key={key} data-key={key}>
            {isTicked !== undefined && (
              <button type="button" data-deed="tick" aria-pressed={isTicked}>
                {`Box ${key}`}
              </button>
            )}
            <span>{`Name ${key}`}</span>
          </li>
        )}
      />
    </WordsProvider>
  )
}

const box = (key: string) => screen.getByRole('button', { name: `Box ${key}` })
const ticked = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent?.at(-1))

test('a press anywhere on a row ticks it, and with Shift every row between', () => {
  render(<List />)
  fireEvent.click(screen.getByText('Name b'))
  fireEvent.click(box('d'), { shiftKey: true })
  expect(ticked()).toEqual(['b', 'c', 'd'])
  // From the same row on, upwards too.
  fireEvent.click(box('a'), { shiftKey: true })
  expect(ticked()).toEqual(['a', 'b', 'c', 'd'])
  fireEvent.click(box('c'))
  expect(ticked()).toEqual(['a', 'b', 'd'])
})

test('arrow keys go from box to box, with Shift they tick, and Tab stops at one box alone', () => {
  render(<List />)
  box('b').focus()
  fireEvent.keyDown(box('b'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(box('c'))
  expect(ticked()).toEqual([])
  fireEvent.keyDown(box('c'), { key: 'ArrowDown', shiftKey: true })
  fireEvent.keyDown(box('d'), { key: 'ArrowDown', shiftKey: true })
  expect(ticked()).toEqual(['c', 'd', 'e'])
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => box(key).tabIndex === 0)).toEqual(['e'])
  fireEvent.keyDown(box('e'), { key: 'Escape' })
  expect(screen.queryByRole('button', { name: 'Box a' })).toBeNull()
})

test('all are ticked at once, moved together, and taken out together', () => {
  render(<List />)
  fireEvent.click(screen.getByRole('button', { name: 'Select all' }))
  expect(ticked()).toHaveLength(5)
  fireEvent.click(screen.getByRole('button', { name: 'Select none' }))
  fireEvent.click(box('d'))
  fireEvent.click(box('e'), { shiftKey: true })
  fireEvent.click(screen.getByRole('button', { name: 'To the top' }))
  const shown = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset.key)
  expect(shown()).toEqual(['d', 'e', 'a', 'b', 'c'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(shown()).toEqual(['a', 'b', 'c'])
})

test('a finger that goes down over the boxes ticks what it passes, and goes back over it', async () => {
  render(<List />)
  const rows = screen.getAllByRole('listitem')
  for (const [at, row] of rows.entries()) row.getBoundingClientRect = () => new DOMRect(0, 100 + at * 50, 300, 50)
  const at = (clientY: number) => ({
    pointerType: 'touch',
    pointerId: 1,
    isPrimary: true,
    button: 0,
    clientX: 10,
    clientY,
    bubbles: true,
  })
  fireEvent.pointerDown(box('b'), at(170))
  fireEvent.pointerMove(box('b'), at(320))
  await frame()
  expect(ticked()).toEqual(['b', 'c', 'd', 'e'])
  fireEvent.pointerMove(box('b'), at(230))
  await frame()
  expect(ticked()).toEqual(['b', 'c'])
  fireEvent.pointerUp(box('b'), at(230))
  fireEvent.click(box('b'), {})
  expect(ticked(), 'letting go is no press').toEqual(['b', 'c'])
})

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}
