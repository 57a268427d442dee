import type { ReactNode } from 'react'

type Props = {
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  title: string
  note?: string | undefined
  /** What stands right of it, such as an amount. */
  end?: ReactNode
}

/** One of a few ways, as a card as wide as its form, with what it comes to at its end. */
export function RadioCard({ name, value, isChosen, onChoose, title, note, end }: Props) {
  return (
    <label className="flex min-h-12 items-center gap-3 rounded-box border border-border-control bg-surface px-4 py-1.5 has-checked:border-primary-text has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-text">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 appearance-none rounded-chip border-2 border-border-control outline-none checked:border-6 checked:border-primary-text"
      />
      <span className="min-w-0 grow">
        <span className="font-semibold">{title}</span>{' '}
        {note !== undefined && <span className="type-small block text-secondary tabular-nums">{note}</span>}
      </span>{' '}
      {end !== undefined && <span className="shrink-0 font-semibold tabular-nums">{end}</span>}
    </label>
  )
}
