import { paths, toolFrom } from '@sopaan/contract/paths'
import { useLocation } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'

/** The address of the State predictor: in the own frame where there is one. */
export function useStateTool(): string {
  const { language } = useWords()
  const { pathname } = useLocation()
  return toolFrom(pathname, paths.tool('state-college-predictor'), language)
}
