import { paths, toolFrom } from '@sopaan/contract/paths'
import { Link } from 'react-router'
import { filterEntries, predictorAddress } from '#web/search-form/predictor-search.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { useSearchForm } from '#web/search-form/use-search-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AdvancedQuestion } from './advanced-question.tsx'
import { attachQuestions } from './attach-questions.ts'
import { CategoryQuestion } from './category-question.tsx'
import { MoreQuestions } from './more-questions.tsx'
import { PersonQuestions } from './person-questions.tsx'
import { RankQuestion } from './rank-question.tsx'

const NO_ERRORS = {}

type Props = {
  search: URLSearchParams
  /** What was wrong, by the key of the answer. */
  errors?: Readonly<Record<string, string>>
  /** The sheet the card stands in, closed when it is sent. */
  sheetId?: string
  /** What the button says, where the card stands on another page than the predictor's. */
  submit?: string
  /** Where the answers go, where not to the page the card stands on. */
  action?: string
}

/** It listens from the moment it stands in the page: a press before that would send what nobody looked at. */
function listen(form: HTMLFormElement | null): (() => void) | undefined {
  return form ? attachQuestions(form) : undefined
}

/**
 * The five questions that decide the answer, the same everywhere. It is an ordinary GET form and works without script; its
 * program says what is missing in place, and is run by React or by the program of a page without it.
 */
export function QuestionCard({ search, errors = NO_ERRORS, sheetId, submit, action }: Props) {
  const { questions: words, predictor, language } = useWords()
  const { pathname, isSending, handleSubmit } = useSearchForm({ address: predictorAddress, sheetId })
  return (
    <form
      ref={listen}
      method="get"
      action={action ?? pathname}
      noValidate
      data-questions
      className="grid gap-2 lg:gap-3"
      onSubmit={handleSubmit}
    >
      {filterEntries(search).map(([key, each]) => (
        <input key={`${key}=${each}`} type="hidden" name={key} value={each} />
      ))}
      <RankQuestion search={search} errors={errors} />
      <CategoryQuestion search={search} errors={errors} />
      <PersonQuestions search={search} errors={errors} />
      <AdvancedQuestion search={search} errors={errors} />
      {action === undefined && <MoreQuestions search={search} errors={errors} />}
      <Button type="submit" doing={isSending ? words.sending : undefined} className="min-h-[50px] w-full">
        {submit ?? words.submit}
        <Icon name="arrow" />
      </Button>
      {action === undefined && submit === undefined && (
        <p>
          <Link
            to={toolFrom(pathname, paths.allRanks(), language) + profileSearch(search)}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text"
          >
            {predictor.severalRanks}
          </Link>
        </p>
      )}
    </form>
  )
}
