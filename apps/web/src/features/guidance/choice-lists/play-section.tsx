import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { isRankGiven } from './judged-profile.ts'

const PlayedSeason = lazy(async () => ({ default: (await import('./played-season.tsx')).PlayedSeason }))

/** The list played through the rounds of a past season. What plays it is read when it is wanted: most only look at their rows. */
export function PlaySection({ keys, search }: { keys: readonly string[]; search: URLSearchParams }) {
  const { rounds: words } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const isForSomebody = isRankGiven(search)
  return (
    <section aria-labelledby="rounds" className="mt-12 print:hidden">
      <h2 id="rounds" className="type-subsection">
        {words.title}
      </h2>
      <p className="measure mt-1 text-secondary">{isForSomebody ? words.lead : words.needs}</p>
      {isForSomebody && !isOpen && (
        <Button className="mt-4" onClick={() => setIsOpen(true)}>
          {words.play}
        </Button>
      )}
      {isForSomebody && isOpen && (
        <Suspense fallback={<Skeleton className="mt-4 h-96" />}>
          <PlayedSeason keys={keys} search={search} />
        </Suspense>
      )}
    </section>
  )
}
