import type { SelectOption } from './fill-select.tsx'
import { contentOf, inside, writePart } from './write-part.ts'

/** The options of a select as React writes them, the chosen one marked, for the select around them. Of the server alone. */
export function writeOptions(options: readonly SelectOption[], chosen: string): ReturnType<typeof inside> {
  const known = options.some(({ value }) => value === chosen) ? chosen : undefined
  const select = writePart(`options ${known} ${options.map(({ label }) => label)}`, [], () => (
    <select defaultValue={known}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  ))
  return inside(contentOf(select))
}
