import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type Moment = {
  key: string
  icon: IconName
  /** Went wrong: its mark is red; the words say it too. */
  isBad: boolean
  /** ISO, and as it is read. */
  at: string
  when: string
  said: string
  more?: ReactNode
}

/** What happened, in the order it is given: a mark, a sentence, what stands behind it, and when. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="divide-y divide-border">
      {moments.map(({ key, icon, isBad, at, when, said, more }) => (
        <li key={key} className="flex items-start gap-3 py-2.5">
          <span className={isBad ? 'mt-0.5 text-danger' : 'mt-0.5 text-tertiary'}>
            <Icon name={icon} />
          </span>
          <div className="min-w-0 grow wrap-anywhere">
            <p className="font-semibold">{said}</p>
            {more !== undefined && <div className="type-small text-secondary">{more}</div>}
          </div>
          <time
            dateTime={at}
            className="type-small shrink-0 text-tertiary tabular-nums wrap-anywhere max-sm:w-24 max-sm:text-end"
          >
            {when}
          </time>
        </li>
      ))}
    </ol>
  )
}
