import type { RankKey } from '@sopaan/contract/college-predictor'
import type { StudentFacts, UserChange } from '@sopaan/contract/users'
import { EXAM_KEYS, type ExamKey, isJee, STATE_EXAMS } from '@sopaan/domain/syllabus/state-exams'
import { useState } from 'react'
import type { ContractForm } from '#web/forms/use-contract-form.ts'
import { CheckChip } from '#web/ui/check-chip.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { useRankNames } from './use-rank-names.ts'

type StudyForm = ContractForm<UserChange>

type Props = {
  form: StudyForm
  facts: StudentFacts
  taken: ReadonlySet<ExamKey>
  onTake: (exam: ExamKey, isTaken: boolean) => void
}

/** What nearly everybody takes; the others stand behind a button until they are asked for. */
const USUAL: readonly ExamKey[] = ['main-1', 'advanced', 'bitsat']
/** Shown with them to who has not said a State. */
const FREQUENT: readonly ExamKey[] = ['mht-cet-cap', 'kcet']
const JEE_KEYS = EXAM_KEYS.filter(isJee)

/**
 * Which examinations a student takes, and the scores of those alone. Fields of the others stay in the form without being
 * shown: what was typed there is there again when the examination is ticked once more, and goes when the form is saved.
 */
export function ExamFields({ form, facts, taken, onTake }: Props) {
  const { account } = useWords()
  return (
    <>
      <ExamChips facts={facts} taken={taken} onTake={onTake} />
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {JEE_KEYS.map((list) => (
          <JeeRank key={list} list={list} form={form} isTaken={taken.has(list)} />
        ))}
        {STATE_EXAMS.flatMap(({ id, name, scores, marksMax }) =>
          scores.map((score) => (
            <div key={`${id} ${score}`} hidden={!taken.has(id)}>
              <Field
                label={account.examScore(name, account.examScores[score])}
                autoComplete="off"
                placeholder={account.notYet}
                hasNote={false}
                {...form.field(`studentFacts.exams.${id}.${score}` as Parameters<typeof form.field>[0])}
                inputMode={score === 'marks' || score === 'percentile' ? 'decimal' : 'numeric'}
                {...(marksMax !== undefined && { hint: account.marksOf(String(marksMax)) })}
              />
            </div>
          )),
        )}
      </div>
      {JEE_KEYS.map((list) => (
        <MoreRanks key={list} list={list} form={form} facts={facts} isTaken={taken.has(list)} />
      ))}
    </>
  )
}

function ExamChips({ facts: { homeState }, taken, onTake }: Omit<Props, 'form'>) {
  const { account } = useWords()
  const [isWhole, setWhole] = useState(false)
  const [begun] = useState(taken)
  const near = STATE_EXAMS.filter(({ state }) => state !== undefined && state === homeState).map(({ id }) => id)
  const isFirst = (exam: ExamKey) =>
    isWhole || begun.has(exam) || [...USUAL, ...(homeState === null ? FREQUENT : near)].includes(exam)
  const nameOf = (exam: ExamKey) =>
    isJee(exam) ? account.rankLists[exam] : (STATE_EXAMS.find(({ id }) => id === exam)?.name ?? exam)
  const rest = EXAM_KEYS.filter((exam) => !isFirst(exam)).length
  return (
    <fieldset>
      <legend className="sr-only">{account.exams}</legend>
      <div className="flex flex-wrap gap-2">
        {EXAM_KEYS.map((exam) => (
          <span key={exam} hidden={!isFirst(exam)}>
            <CheckChip
              label={nameOf(exam)}
              name="exams"
              value={exam}
              defaultChecked={begun.has(exam)}
              onChange={({ currentTarget }) => onTake(exam, currentTarget.checked)}
            />
          </span>
        ))}
        {rest > 0 && (
          <button
            type="button"
            className="min-h-11 rounded-chip border border-dashed border-border-control bg-surface px-3 font-semibold lg:min-h-9"
            onClick={() => setWhole(true)}
          >
            {account.moreExams(rest)}
          </button>
        )}
      </div>
    </fieldset>
  )
}

type ListProps = { list: (typeof JEE_KEYS)[number]; form: StudyForm; isTaken: boolean }

/** The rank that most seats of a list go by. */
function JeeRank({ list, form, isTaken }: ListProps) {
  const { account } = useWords()
  const common = useRankNames().find((each) => each.list === list)
  if (common === undefined) return null
  return (
    <div hidden={!isTaken}>
      <Field
        label={common.name}
        autoComplete="off"
        placeholder={account.notYet}
        hasNote={false}
        {...form.field(`studentFacts.ranks.${common.key}`)}
      />
    </div>
  )
}

/** The ranks of a list that not everybody has, open where one was entered. */
function MoreRanks({ list, form, facts, isTaken }: ListProps & Pick<Props, 'facts'>) {
  const { account } = useWords()
  const [, ...ranks] = useRankNames().filter((each) => each.list === list)
  const isKnown = ({ key }: { key: RankKey }) => facts.ranks[key] !== undefined
  return (
    <details open={ranks.some(isKnown)} hidden={!isTaken} className="rounded-box bg-surface-sunken px-4">
      <summary className="flex min-h-12 items-center py-2 font-semibold text-primary-text">
        {account.moreRanks(account.rankLists[list])}
      </summary>
      <div className="grid gap-x-5 gap-y-3 pt-2 pb-4 sm:grid-cols-2">
        {ranks.map(({ key, name }) => (
          <Field
            key={key}
            label={name}
            autoComplete="off"
            hasNote={false}
            {...form.field(`studentFacts.ranks.${key}`)}
          />
        ))}
      </div>
      {list === 'advanced' && (
        <div className="pb-3">
          <Checkbox label={account.aat} {...form.box('studentFacts.hasPassedAat')} />
        </div>
      )}
    </details>
  )
}
