import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fillSelect } from './fill-select.tsx'
import { writeOptions } from './write-options.tsx'

const OPTIONS = [
  { value: '', label: 'None of these' },
  { value: 'goa', label: 'Goa & "Daman"' },
  { value: 'delhi', label: "Delhi's <NCR>" },
]

test('options that the server puts in are those that a browser renders, to the letter, whichever is chosen', () => {
  for (const chosen of ['', 'delhi', 'goa', 'delhi', 'unknown']) {
    const written = renderToString(<select {...writeOptions(OPTIONS, chosen)} />)
    expect(written).toBe(renderToString(<select {...fillSelect(OPTIONS, chosen)} />))
  }
})
