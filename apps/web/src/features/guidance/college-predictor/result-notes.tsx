import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { ClassTwelveNote } from '#web/search-form/class-twelve-note.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ForecastNote } from './forecast-note.tsx'
import { PastSeats } from './past-seats.tsx'

/** What stands below the choices: seats without a chance, the condition of class 12, what a chance means, and the helpline. */
export function ResultNotes({ answer, search }: { answer: ChoicesAnswer; search: URLSearchParams }) {
  const { predictor: words, shell, language } = useWords()
  return (
    <div className="page-width grid gap-6 pt-6">
      <PastSeats
        id="needs-aat"
        title={words.aatTitle}
        note={words.aatNote}
        badge={words.needsAat}
        seats={answer.needsAat}
        newestSeason={answer.newestSeason}
        search={search}
      />
      <PastSeats
        id="preparatory"
        title={words.preparatoryTitle}
        note={words.preparatoryNote}
        seats={answer.preparatory}
        newestSeason={answer.newestSeason}
        search={search}
      />
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
