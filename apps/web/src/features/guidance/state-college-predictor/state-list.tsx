import type { StateCounsellingEntry } from '@sopaan/contract/state-college-predictor'
import { Link } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'
import { nameState } from './state-figures.ts'

/** Every counselling with the season of its figures, as links; those without figures say so. */
export function StateList({ counsellings }: { counsellings: readonly StateCounsellingEntry[] }) {
  const { counsellings: words, states } = useWords()
  return (
    <section aria-labelledby="counsellings" className="page-width pt-8 sm:pt-12">
      <h2 id="counsellings" className="type-subsection">
        {words.listTitle}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {counsellings.map(({ id, name, state, figures }) => (
          <li key={id}>
            <Link
              to={`?${new URLSearchParams({ counselling: id })}`}
              className="block h-full rounded-box border border-border bg-surface p-4 text-default no-underline hover:border-border-control"
            >
              <span className="type-card block">{name}</span>
              <span className="block text-secondary">
                {words.withoutOption(nameState(state, states), figures?.exam ?? words.withoutFigures)}
              </span>
              {figures && (
                <span className="type-small block text-tertiary">
                  {figures.qualities.includes('year-inferred')
                    ? words.figuresIndicative(String(figures.season))
                    : words.figuresOf(String(figures.season))}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
