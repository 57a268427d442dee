import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { readStored, removeStored, writeStored } from '#web/stored.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Keeps what was entered on the device, and offers it when the page is opened empty. */
export function SavedAnswers({ answers }: { answers: URLSearchParams }) {
  const { cgpa: words } = useWords()
  const { pathname } = useLocation()
  const [kept, setKept] = useState<string>()
  const typed = answers.toString()
  useEffect(() => {
    if (typed === '') setKept(readStored('cgpa'))
    else writeStored('cgpa', typed)
  }, [typed])
  if (typed !== '') return <p className="type-small only-with-script mt-4 text-tertiary">{words.kept}</p>
  if (kept === undefined) return null
  function handleForget(): void {
    removeStored('cgpa')
    setKept(undefined)
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <p className="w-full text-secondary">{words.keptLast}</p>
      <a href={`${pathname}?${kept}`} className={buttonClasses('line')}>
        {words.bringBack}
      </a>
      <Button look="quiet" onClick={handleForget}>
        {words.forget}
      </Button>
    </div>
  )
}
