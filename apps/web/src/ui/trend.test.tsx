import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Trend } from './trend.tsx'

/** Three seasons on a scale of 100 to 1,000; the dashed line stands at its foot. */
function showTrend(values: readonly [number, number, number]) {
  const points = values.map((value, season) => ({ at: `20${24 + season}`, value, words: `closed ${value}` }))
  render(<Trend label="Closing ranks" points={points} you={1_000} youWords="You, 1,000" isRankDown />)
  return screen.getByText('You, 1,000').dataset.end
}

test('what the dashed line says stands at its right end, and at its left where the newest season would cover it', () => {
  expect(showTrend([100, 300, 500])).toBe('to')
  document.body.replaceChildren()
  expect(showTrend([100, 300, 950])).toBe('from')
})

test('where both ends are covered it stays at the right', () => {
  expect(showTrend([950, 100, 950])).toBe('to')
})
