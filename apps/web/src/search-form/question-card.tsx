import { inLanguage, paths, toolFrom } from '@sopaan/contract/paths'
import type { RankList } from '@sopaan/domain/book/rank-book'
import type { RankKind } from '@sopaan/domain/predictor/profile'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { fillSelect } from '#web/ui/fill-select.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { useSteps } from '#web/ui/use-steps.ts'
import { useWords } from '#web/words/use-words.tsx'
import { AatField, PwdField } from './about-fields.tsx'
import { AdvancedQuestion } from './advanced-question.tsx'
import { attachQuestions } from './attach-questions.ts'
import { CategoryQuestion } from './category-question.tsx'
import { filterEntries, predictorAddress } from './predictor-search.ts'
import { QuestionFrame } from './question-frame.tsx'
import { RankInputs } from './rank-inputs.tsx'
import { RankQuestion } from './rank-question.tsx'
import { profileSearch } from './seat-link.ts'
import { useSearchForm } from './use-search-form.ts'

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

/** The ranks that only some can have: of a PwD certificate, of the preparatory course, of papers 2A and 2B. */
const MORE_RANKS: readonly { list: RankList; kinds?: readonly RankKind[] }[] = [
  { list: 'main-1', kinds: ['openPwd', 'categoryPwd'] },
  { list: 'advanced', kinds: ['openPwd', 'categoryPwd', 'preparatory'] },
  { list: 'main-2a' },
  { list: 'main-2b' },
]

type CardEndProps = Required<Pick<Props, 'search' | 'errors'>> & {
  submit: string | undefined
  action: string | undefined
  isSending: boolean
}

type MoreQuestionsProps = { search: URLSearchParams; errors: Readonly<Record<string, string>> }

const GENDERS = ['female', 'male', 'other'] as const

type PersonQuestionsProps = { search: URLSearchParams; errors: Readonly<Record<string, string>> }

/** It listens from the moment it stands in the page: a press before that would send what nobody looked at. */
function listen(form: HTMLFormElement | null): (() => void) | undefined {
  return form ? attachQuestions(form) : undefined
}

/**
 * The five questions that decide the answer, the same everywhere. It is an ordinary GET form and works without script; its
 * program says what is missing in place, and is run by React or by the program of a page without it.
 */
export function QuestionCard({ search, errors = NO_ERRORS, sheetId, submit, action }: Props) {
  const { pathname, isSending, handleSubmit } = useSearchForm({ address: predictorAddress, sheetId })
  // A fifth of a second of a cheap phone in one piece: the questions, and what stands below them in the frame behind.
  const isWhole = useSteps(1) === 1
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
      {isWhole && <CardEnd search={search} errors={errors} action={action} submit={submit} isSending={isSending} />}
    </form>
  )
}

/** What stands below the five questions: ranks that only some have, and what sends the answers. */
function CardEnd({ search, errors, submit, action, isSending }: CardEndProps) {
  const { questions: words, predictor, language } = useWords()
  const { pathname } = useLocation()
  return (
    <>
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
    </>
  )
}

/** Everything but the five questions, one step behind them. */
function MoreQuestions({ search, errors }: MoreQuestionsProps) {
  const { predictor, questions: words, language } = useWords()
  const answered = [...search].flatMap(([key, value]) => (value === '' ? [] : [key]))
  const isOpen = [...answered, ...Object.keys(errors)].some((key) =>
    /^(?:arch|plan|pwd|aat|advanced(?:OpenPwd|CategoryPwd|Prep)|main(?:OpenPwd|CategoryPwd))/.test(key),
  )
  return (
    <details open={isOpen || undefined} className="rounded-box bg-surface-sunken px-4">
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold text-primary-text">{words.more}</summary>
      <div className="grid gap-4 pt-2 pb-4">
        <a
          href={inLanguage(paths.homeState(), language) + profileSearch(search)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text"
        >
          {words.whichState}
        </a>
        <PwdField search={search} />
        {MORE_RANKS.map(({ list, kinds }) => (
          <fieldset key={list} className={kinds === undefined ? 'grid gap-3' : 'contents'}>
            <legend className={kinds === undefined ? 'mb-2 font-heading' : 'sr-only'}>
              {predictor.listLegends[list]}
            </legend>
            <RankInputs list={list} {...(kinds === undefined ? {} : { kinds })} search={search} errors={errors} />
          </fieldset>
        ))}
        <AatField search={search} />
      </div>
    </details>
  )
}

/** Gender, for which nothing is chosen for anybody, and the State where class 12 was passed, side by side. */
function PersonQuestions({ search, errors }: PersonQuestionsProps) {
  const { questions: words, states } = useWords()
  const id = useId()
  const named = Object.entries(states).map(([state, name]) => ({ value: state, label: name }))
  const listed = [{ value: '', label: words.stateNone }, ...named]
  return (
    <div className="grid gap-x-3 gap-y-2.5 min-[360px]:grid-cols-[11fr_10fr]">
      <QuestionFrame name="gender" noteId={`${id}-gender`} error={errors.gender} empty={words.faults.genderEmpty}>
        <Segments
          legend={words.gender}
          name="gender"
          chosen={search.get('gender') ?? undefined}
          choices={GENDERS.map((gender) => ({ value: gender, label: words.genders[gender] }))}
          noteId={`${id}-gender`}
          isInvalid={errors.gender !== undefined}
        />
      </QuestionFrame>
      <QuestionFrame name="state" noteId={`${id}-state-note`} error={errors.state} empty={words.faults.stateEmpty}>
        <label htmlFor={`${id}-state`} className="block text-[15px] leading-[22px] font-semibold">
          {words.state}
        </label>
        <select
          id={`${id}-state`}
          name="state"
          aria-describedby={`${id}-state-note`}
          aria-invalid={errors.state !== undefined || undefined}
          className="mt-1 h-[46px] w-full rounded-control border border-border-control bg-surface ps-3 pe-1 lg:h-12"
          {...fillSelect(listed, search.get('state') ?? '')}
        />
      </QuestionFrame>
    </div>
  )
}
