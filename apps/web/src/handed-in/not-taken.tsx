import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Fold } from '#web/ui/fold.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** All of them; the rows name the first. */
  count: number
  rows: readonly { line: number; name: string; why: string; printed: string }[]
}

/** The rows of a file that are not taken, each with the reason. */
export function NotTaken({ count, rows }: Props) {
  const { handedIn: words } = useWords()
  if (count === 0) return null
  return (
    <Fold name={words.refusedTitle(count, groupIndian(count))}>
      <ul className="mt-2 divide-y divide-border overflow-clip rounded-sheet border border-border bg-surface">
        {rows.map(({ line, name, why, printed }) => (
          <li key={`${line} ${why}`} className="p-4">
            <p className="font-semibold wrap-anywhere">
              {[words.line(String(line)), name].filter(Boolean).join(' · ')}
            </p>
            <p className="wrap-anywhere text-secondary">{why}</p>
            {printed !== '' && (
              <p lang="en" className="type-small wrap-anywhere text-secondary">
                {printed}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
