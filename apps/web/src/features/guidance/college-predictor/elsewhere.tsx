import type { PredictorAnswer } from '@sopaan/contract/college-predictor'
import { paths, toolFrom } from '@sopaan/contract/paths'
import { useLocation } from 'react-router'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** For a search that names colleges outside JoSAA: who gives their seats, and the way there where we have it. */
export function Elsewhere({ colleges }: { colleges: PredictorAnswer['elsewhere'] }) {
  const { predictor: words, language } = useWords()
  const { pathname } = useLocation()
  return (
    <EmptyState title={words.elsewhereTitle}>
      <ul className="grid gap-3">
        {colleges.map(({ name, givenBy, counselling }) => (
          <li key={name}>
            <p>{words.elsewhere(name, givenBy)}</p>
            {counselling !== undefined && (
              <a
                href={`${toolFrom(pathname, paths.tool('state-college-predictor'), language)}?counselling=${counselling}`}
                className="inline-flex min-h-11 items-center font-semibold text-primary-text underline"
              >
                {words.elsewhereSee(givenBy)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
