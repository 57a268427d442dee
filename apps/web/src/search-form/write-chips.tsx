import type { ComponentProps } from 'react'
import { inside, type Markup, writePart } from '#web/ui/write-part.ts'
import { FilterChip } from './filter-chip.tsx'

type Chip = ComponentProps<typeof FilterChip>

/** The values of one filter as React writes them, for the element around them. Of the server alone. */
export function writeChips(chips: readonly Chip[]): ReturnType<typeof inside> {
  return inside(...chips.map(writeChip))
}

function writeChip({ kind, name, value, label, title, count, isOn }: Chip): Markup {
  const [hasTitle, hasCount] = [title !== undefined, count !== undefined]
  return writePart(
    `chip ${kind} ${name} ${isOn} ${hasTitle} ${hasCount}`,
    [value, label, title ?? '', count ?? ''],
    ([of = '', said = '', hint, left]) => (
      <FilterChip
        kind={kind}
        name={name}
        value={of}
        label={said}
        title={hasTitle ? hint : undefined}
        count={hasCount ? left : undefined}
        isOn={isOn}
      />
    ),
  )
}
