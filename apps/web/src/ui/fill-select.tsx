import type { ComponentProps } from 'react'

/** On the server a list is put in as it was rendered before. */
const writeOptions = import.meta.env.SSR ? (await import('./write-options.tsx')).writeOptions : undefined

export type SelectOption = { value: string; label: string }

/** What fills a select with a long list that is the same for everybody but for the one that is chosen. */
export function fillSelect(options: readonly SelectOption[], chosen: string): ComponentProps<'select'> {
  if (writeOptions) return writeOptions(options, chosen)
  return {
    defaultValue: chosen,
    children: options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    )),
  }
}
