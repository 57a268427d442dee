import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { useBriefFacts } from '#web/search-form/use-profile-facts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'

export const PROFILE_SHEET = 'judged-for'

type Props = {
  search: URLSearchParams
  /** Whether the answers could not be read. */
  isRefused: boolean
  note?: ReactNode
  /** The form in which the answers are changed; asked for when its sheet is opened. */
  children: () => ReactNode
}

/** Who the list is judged for: every rank that was given, category, state; and the sheet in which that is changed. */
export function JudgedFor({ search, isRefused, note, children }: Props) {
  const { choices: words, shell } = useWords()
  const facts = useBriefFacts(search)
  const isOpened = useIsOpened()
  return (
    <div className={facts === undefined || isRefused ? 'list-who list-who-asks' : 'list-who'}>
      {isRefused && <Banner title={words.profileRefused} tone="error" />}
      {facts === undefined ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <p>{words.profileNone}</p>
          <Button popoverTarget={PROFILE_SHEET}>{words.profileEnter}</Button>
        </div>
      ) : (
        <div className="list-for">
          <ul aria-label={words.profileLabel}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <button type="button" popoverTarget={PROFILE_SHEET} className="print:hidden">
            {words.change}
          </button>
        </div>
      )}
      <Sheet id={PROFILE_SHEET} title={words.profileTitle} closeLabel={shell.close}>
        {note}
        {isOpened && <Suspense fallback={<Skeleton className="h-96" />}>{children()}</Suspense>}
      </Sheet>
    </div>
  )
}

/** Whether the sheet was opened yet. */
function useIsOpened(): boolean {
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => {
    const sheet = document.getElementById(PROFILE_SHEET)
    // The sheet itself is there in the frame of the tap, and its form follows.
    const handleToggle = () => startTransition(() => setIsOpened(true))
    sheet?.addEventListener('beforetoggle', handleToggle)
    return () => sheet?.removeEventListener('beforetoggle', handleToggle)
  }, [])
  return isOpened
}
