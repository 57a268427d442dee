import { useWords } from '#web/words/use-words.tsx'
import { useStateTool } from './use-state-tool.ts'

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
