import { useWords } from '#web/words/use-words.tsx'

const CHANGES_SHOWN = 5

/** Row by row what a change does to a list; of many the first, and the others once they are opened. */
export function ChangeList({ changes }: { changes: readonly string[] }) {
  const { check: words } = useWords().choices
  return (
    <ul className="grid gap-1 tabular-nums wrap-anywhere">
      {changes.slice(0, CHANGES_SHOWN).map((change) => (
        <li key={change}>{change}</li>
      ))}
      {changes.length > CHANGES_SHOWN && (
        <li>
          <details>
            <summary className="inline-flex min-h-11 items-center text-primary-text">
              {words.andMore(changes.length - CHANGES_SHOWN)}
            </summary>
            <ul className="grid gap-1">
              {changes.slice(CHANGES_SHOWN).map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  )
}
