import { paths, toolFrom } from '@sopaan/contract/paths'
import { useLocation } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'

/** The way to seats of State counsellings, which can stand on the same list. */
export function FindStateSeats() {
  const { states: words } = useWords().choices
  return (
    <a
      href={useStateTool()}
      className="inline-flex min-h-11 items-center font-semibold text-primary-text underline print:hidden"
    >
      {words.find}
    </a>
  )
}

/** The address of the State predictor: in the own frame where there is one. */
export function useStateTool(): string {
  const { language } = useWords()
  const { pathname } = useLocation()
  return toolFrom(pathname, paths.tool('state-college-predictor'), language)
}
