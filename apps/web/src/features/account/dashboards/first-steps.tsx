import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ResultSheet } from '#web/ui/result-sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What somebody new does first, in this order. */
export type FirstStep = 'rank' | 'list' | 'week' | 'mentor'
const ORDER: readonly FirstStep[] = ['rank', 'list', 'week', 'mentor']

type Props = {
  /** Whether each is done; one that is absent is not known, and is not shown. */
  done: Partial<Record<FirstStep, boolean>>
  /** Where each step is done. A page outside of the dashboards is loaded whole. */
  ways: Readonly<Record<FirstStep, string>>
  /** Stands in the step of the rank in place of its button, as long as that step is open. */
  rankOffer: (way: ReactNode) => ReactNode
}

/** The first steps of somebody new: what is done in one line each, the next one open, the others as ways. */
export function FirstSteps({ done, ways, rankOffer }: Props) {
  const { menteeHome: words } = useWords()
  const known = ORDER.filter((step) => done[step] !== undefined)
  const now = known.find((step) => !done[step])
  return (
    <ResultSheet>
      <h3 className="type-subsection">{words.stepsTitle}</h3>
      <p className="text-secondary tabular-nums">
        {words.stepsDone(known.filter((step) => done[step]).length, known.length)}
      </p>
      <ol className="mt-4 divide-y divide-border">
        {known.map((step) => {
          const { title, text, action } = words.steps[step]
          if (done[step])
            return (
              <li key={step} className="flex min-h-12 items-center gap-2 py-2 text-secondary">
                <span className="text-safe">
                  <Icon name="check" />
                </span>
                {title}: {words.stepDone}
              </li>
            )
          if (step !== now)
            return (
              <li key={step}>
                <Way to={ways[step]} className="inline-flex min-h-12 items-center text-primary-text underline">
                  {title}
                </Way>
              </li>
            )
          const way = (
            <>
              <p className="text-secondary">{text}</p>
              <Way to={ways[step]} className={`${buttonClasses('pen')} mt-3`}>
                {action}
              </Way>
            </>
          )
          return (
            <li key={step} aria-current="step" className="py-3">
              <p className="type-card mb-1">{title}</p>
              {step === 'rank' ? rankOffer(way) : way}
            </li>
          )
        })}
      </ol>
    </ResultSheet>
  )
}

function Way({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  return to.includes('-dashboard') ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  )
}
