import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { ComponentProps } from 'react'
import { FilterChip } from './filter-chip.tsx'

/** On the server, where a result has some hundred of them, they are put together from what was rendered of others. */
const writeChips = import.meta.env.SSR ? (await import('./write-chips.tsx')).writeChips : undefined

type Chip = Omit<ComponentProps<typeof FilterChip>, 'count'> & {
  /** How many choices it leaves. */
  count?: number | undefined
}

/** The values of one filter, side by side. */
export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  const said = chips.map((chip) => ({ ...chip, count: chip.count === undefined ? undefined : groupIndian(chip.count) }))
  if (writeChips) return <div className="filter-chips" {...writeChips(said)} />
  return (
    <div className="filter-chips">
      {said.map((chip) => (
        <FilterChip key={chip.value} {...chip} />
      ))}
    </div>
  )
}
