type Props = {
  kind?: 'checkbox' | 'radio' | undefined
  name: string
  value: string
  label: string
  title?: string | undefined
  /** How many choices it leaves, as it is read. */
  count?: string | undefined
  isOn: boolean
}

/** One value of a filter: a box to tick, or one of several. */
export function FilterChip({ kind = 'checkbox', name, value, label, title, count, isOn }: Props) {
  return (
    <label className="filter-chip" title={title}>
      <input type={kind} name={name} value={value} defaultChecked={isOn} />
      <span>{label}</span> {count !== undefined && <span className="text-tertiary tabular-nums">{count}</span>}
    </label>
  )
}
