import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { ChoiceRows } from './choice-rows.tsx'

function List() {
  const [keys, setKeys] = useState(['a', 'b', 'c'])
  return (
    <WordsProvider words={en}>
      <ChoiceRows
        keys={keys}
        label="Choices"
        onKeys={(_, changed) => setKeys(changed)}
        nameOf={(key) => `Choice ${key}`}
        ticking={{ isOn: false, onEnd: () => undefined }}
        row={(key) => (
          <li key={key} data-key={key}>
            <span>{key}</span>
            <button type="button" data-deed="place">{`Move ${key}`}</button>
          </li>
        )}
      />
    </WordsProvider>
  )
}

const shown = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset.key)

/** A finger put down on something, moved to a point and lifted there. */
function swipe(on: Element, to: { x: number; y?: number }, pointerType = 'touch'): void {
  const at = (clientX: number, clientY: number) => ({ pointerType, pointerId: 1, clientX, clientY, bubbles: true })
  fireEvent.pointerDown(on, at(300, 100))
  fireEvent.pointerMove(on, at(300 + to.x / 2, 100 + (to.y ?? 0) / 2))
  fireEvent.pointerMove(on, at(300 + to.x, 100 + (to.y ?? 0)))
  fireEvent.pointerUp(on, at(300 + to.x, 100 + (to.y ?? 0)))
}

test('a swipe to the left takes a row out, and the way back stands there for six seconds', () => {
  vi.useFakeTimers()
  try {
    render(<List />)
    swipe(screen.getByText('b'), { x: -150 })
    expect(shown()).toEqual(['a', 'c'])
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(shown()).toEqual(['a', 'b', 'c'])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    swipe(screen.getByText('c'), { x: -150 })
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
    act(() => vi.advanceTimersByTime(6_000))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(shown()).toEqual(['a', 'b'])
  } finally {
    vi.useRealTimers()
  }
})

test('a short slip, a scroll, a swipe to the right, a mouse and the handle take nothing out', () => {
  render(<List />)
  const row = screen.getByText('b')
  swipe(row, { x: -60 })
  swipe(row, { x: -150, y: 140 })
  swipe(row, { x: 150 })
  swipe(row, { x: -150 }, 'mouse')
  swipe(screen.getByRole('button', { name: 'Move b' }), { x: -150 })
  expect(shown()).toEqual(['a', 'b', 'c'])
})
