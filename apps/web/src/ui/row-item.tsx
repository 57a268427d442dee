import type { ReactNode } from 'react'

type Props = {
  /** What the row is called: a link or button, and small marks after it. */
  title: ReactNode
  /** What stands right of it, such as an amount. */
  end?: ReactNode
  /** What else is said of it, as far as one line holds. */
  note: ReactNode
  /** What stands right of that, such as where it has got to. */
  noteEnd?: ReactNode
}

/** A row of a list of staff on a phone: two lines, 64 high together; words that do not fit end in dots. */
export function RowItem({ title, end, note, noteEnd }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div className="-my-2 flex min-h-11 items-center justify-between gap-3">
        <div className="flex min-w-0 grow items-center gap-2 font-semibold *:min-w-0 [&_a]:line-clamp-1 [&_a]:min-w-0 [&_a]:leading-11 [&_button]:line-clamp-1 [&_button]:max-w-full">
          {title}
        </div>
        {end !== undefined && <div className="shrink-0 font-semibold tabular-nums">{end}</div>}
      </div>
      <div className="type-small flex min-h-7 items-center justify-between gap-3 text-secondary">
        <div className="line-clamp-1 min-w-0 break-all tabular-nums">{note}</div>
        {noteEnd !== undefined && <div className="shrink-0">{noteEnd}</div>}
      </div>
    </div>
  )
}
