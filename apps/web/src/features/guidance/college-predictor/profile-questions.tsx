import { QuestionCard } from '#web/search-form/question-card.tsx'
import { profileSearch } from '#web/search-form/seat-link.ts'

type Props = { search: URLSearchParams; sheetId: string }

/** The questions in the sheet of an answer, filled in as they were answered; other answers, other fields. */
export function ProfileQuestions({ search, sheetId }: Props) {
  return (
    <QuestionCard
      key={`${profileSearch(search)} ${search.getAll('guess')} ${search.getAll('marks')}`}
      search={search}
      sheetId={sheetId}
    />
  )
}
