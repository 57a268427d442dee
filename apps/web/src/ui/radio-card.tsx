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
  /** What is typed for this way; it stands in the card, beside its label. */
  field?: ReactNode
}

/** One of a few ways, as a card as wide as its form, with what it comes to at its end. */
export function RadioCard({ name, value, isChosen, onChoose, title, note, end, field }: Props) {
  return (
    <div className="flex items-center rounded-box border border-border-control bg-surface has-checked:border-primary-text has-checked:bg-primary-soft has-[[type=radio]:focus-visible]:outline-3 has-[[type=radio]:focus-visible]:outline-offset-3 has-[[type=radio]:focus-visible]:outline-primary-text">
      <label className="flex min-h-12 min-w-0 grow items-center gap-3 px-4 py-1.5">
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
      {field}
    </div>
  )
}
