import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { account } = useWords()
  return (
    <div className="rounded-box bg-sunk p-5">
      <h3 className="type-card">{account.codesTitle}</h3>
      <p className="mt-1 text-ink-2">{account.codesText}</p>
      <ul className="my-4 grid gap-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-lg">{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onKept}>{account.codesDone}</Button>
    </div>
  )
}
