import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { ClassTwelveNote } from '#web/search-form/class-twelve-note.tsx'
import { Later } from '#web/ui/later.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ForecastNote } from './forecast-note.tsx'

/** Few candidates have such seats. */
const fetchPastSeats = async () => (await import('./past-seats.tsx')).PastSeats
const PAST_SEATS = { onServer: import.meta.env.SSR ? await fetchPastSeats() : undefined, fetch: fetchPastSeats }

/** What stands below the choices: seats without a chance, the condition of class 12, what a chance means, and the helpline. */
export function ResultNotes({ answer, search }: { answer: ChoicesAnswer; search: URLSearchParams }) {
  const { shell, language } = useWords()
  return (
    <div className="page-width grid gap-6 pt-6">
      {(answer.needsAat.length > 0 || answer.preparatory.length > 0) && (
        <Later part={PAST_SEATS} props={{ answer, search }} of={answer} className="contents" />
      )}
      <ClassTwelveNote />
      <ForecastNote answer={answer} />
      <p>
        <a
          href={inLanguage(paths.mentalHealth(), language)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
        >
          {shell.helplines}
        </a>
      </p>
    </div>
  )
}
