import { groupIndian } from '@sopaan/domain/indian-numbers'

type ChipProps = {
  kind?: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  title?: string | undefined
  count?: number
  isOn: boolean
}

/** One value of a filter: a box to tick, or one of several. */
export function FilterChip({ kind = 'checkbox', name, value, label, title, count, isOn }: ChipProps) {
  return (
    <label className="filter-chip" title={title}>
      <input type={kind} name={name} value={value} defaultChecked={isOn} />
      <span>{label}</span>{' '}
      {count !== undefined && <span className="text-tertiary tabular-nums">{groupIndian(count)}</span>}
    </label>
  )
}
