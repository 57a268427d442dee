import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilterChip } from './filter-chip.tsx'
import { writeChips } from './write-chips.tsx'

const CHIPS = [
  { name: 'type', value: 'NIT', label: 'NIT', count: '1,204', isOn: false },
  { name: 'family', value: 'CSE', label: 'CSE', title: 'Computer Science & "IT"', count: '12', isOn: true },
  { name: 'family', value: "A'<", label: '<b>', title: '', count: undefined, isOn: true },
  { kind: 'radio' as const, name: 'feeMax', value: '', label: 'Any', isOn: true },
  { kind: 'radio' as const, name: 'feeMax', value: '100000', label: 'up to ₹1,00,000', count: '', isOn: false },
]

test('chips that the server puts together are those that a browser renders, to the letter, the first time and after it', () => {
  const rendered = CHIPS.map((chip) => renderToString(<FilterChip {...chip} />)).join('')
  for (const _ of ['first', 'again']) expect(renderToString(<p {...writeChips(CHIPS)} />)).toBe(`<p>${rendered}</p>`)
})
