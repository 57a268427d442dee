import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { isRankGiven } from './judged-profile.ts'

const PlayedSeason = lazy(async () => ({ default: (await import('./played-season.tsx')).PlayedSeason }))

/**
 * The list played through the rounds of a past season. What plays it is read when it comes in sight: on a phone it has a tab
 * of its own, and most only look at their rows.
 */
export function PlaySection({ keys, search }: { keys: readonly string[]; search: URLSearchParams }) {
  const { rounds: words } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  const isForSomebody = isRankGiven(search)
  useEffect(() => {
    if (isOpen || !isForSomebody || !section.current || !('IntersectionObserver' in window)) return undefined
    const sight = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setIsOpen(true)
    })
    sight.observe(section.current)
    return () => sight.disconnect()
  }, [isOpen, isForSomebody])
  return (
    <section ref={section} aria-labelledby="rounds" className="lg:mt-12 print:hidden">
      <h2 id="rounds" className="type-subsection">
        {words.title}
      </h2>
      <p className={classNames('measure mt-1 text-secondary', isForSomebody && 'max-lg:hidden')}>
        {isForSomebody ? words.lead : words.needs}
      </p>
      {isForSomebody && (
        // As high as what comes, and with its margins inside, so that nothing moves.
        <div className="flow-root min-h-[84rem] lg:min-h-[60rem]">
          {isOpen ? (
            <Suspense fallback={<Skeleton className="mt-4 h-96" />}>
              <PlayedSeason keys={keys} search={search} />
            </Suspense>
          ) : (
            <Button className="mt-4" onClick={() => setIsOpen(true)}>
              {words.play}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
