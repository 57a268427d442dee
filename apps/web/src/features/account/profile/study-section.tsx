import { STUDY_CLASSES, type StudentFacts, type User, type UserChange, users } from '@sopaan/contract/users'
import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { GENDERS } from '@sopaan/domain/predictor/profile'
import { ELIGIBLE_STATES } from '@sopaan/domain/state/states'
import { EXAM_KEYS, type ExamKey, isJee } from '@sopaan/domain/syllabus/state-exams'
import { istDate } from '@sopaan/domain/time/ist'
import { useRef, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts'
import { setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChangeBar } from './change-bar.tsx'
import { ExamFields } from './exam-fields.tsx'
import { useFormChanges } from './use-form-changes.ts'
import { useRankNames } from './use-rank-names.ts'

const CONSTRAINTS = constraintsOf(users.updateMe)
type StudyContractForm = ContractForm<UserChange>
/** How many years of examinations somebody in class 9 looks ahead. */
const YEARS_AHEAD = 5
/** Asked of who has not said which examinations it is: everybody here begins with it. */
const FIRST_EXAM: ExamKey = 'main-1'

/** What tools start from: class, year, State, the examinations with their scores, category, gender and disability. */
export function StudySection({ user }: { user: User }) {
  // Thrown away by being made anew: every field is as it was saved.
  const [discards, setDiscards] = useState(0)
  return <StudyForm key={discards} user={user} onDiscard={() => setDiscards(discards + 1)} />
}

function StudyForm({ user, onDiscard }: { user: User; onDiscard: () => void }) {
  const { account } = useWords()
  const names = useRankNames()
  const facts = user.studentFacts
  const [taken, setTaken] = useState(() => examsOf(facts))
  const element = useRef<HTMLFormElement>(null)
  const { changes, settle } = useFormChanges(element)
  const handleTake = (exam: ExamKey, isTaken: boolean) =>
    setTaken(new Set(EXAM_KEYS.filter((each) => (each === exam ? isTaken : taken.has(each)))))
  const form = useContractForm(CONSTRAINTS, {
    initial: { studentFacts: facts },
    send: async ({ studentFacts }) => {
      const exams = EXAM_KEYS.filter((exam) => taken.has(exam)).map((exam) => [
        exam,
        isJee(exam) ? {} : (studentFacts?.exams?.[exam] ?? {}),
      ])
      // A rank that was taken out is gone; all of them may be.
      const ranks = names.flatMap(({ key, list }) =>
        taken.has(list) && studentFacts?.ranks?.[key] !== undefined ? [[key, studentFacts.ranks[key]]] : [],
      )
      const body = {
        studentFacts: { ...studentFacts, exams: Object.fromEntries(exams), ranks: Object.fromEntries(ranks) },
      }
      setCurrentUser((await request(users.updateMe, { body })).data.user)
    },
    onDone: settle,
    words: { done: account.saved, failed: account.updateFailed },
  })
  return (
    <form id="study" ref={element} {...form.props} className="grid scroll-mt-24 gap-6">
      <Section id="standing" title={account.standing} lead={account.studyLead}>
        <StudyFacts form={form} facts={facts} />
      </Section>
      <Section id="exams" title={account.exams} lead={account.examsHint}>
        <ExamFields form={form} facts={facts} taken={taken} onTake={handleTake} />
      </Section>
      <Section id="category" title={account.categoryTitle} lead={account.categoryHint}>
        <Claims form={form} />
      </Section>
      <ChangeBar changes={changes} isBusy={form.isBusy} onDiscard={onDiscard} />
    </form>
  )
}

/** Class, year of the examination, State. */
function StudyFacts({ form, facts }: { form: StudyContractForm; facts: StudentFacts }) {
  const { account, states } = useWords()
  const choices = [
    {
      name: 'targetYear',
      label: account.targetYear,
      among: listYears(facts.targetYear).map((year) => [String(year), String(year)]),
    },
    { name: 'homeState', label: account.homeState, among: ELIGIBLE_STATES.map((each) => [each, states[each]]) },
  ] as const
  return (
    <>
      <Chips
        form={form}
        name="studyClass"
        legend={account.studyClass}
        among={STUDY_CLASSES.map((each) => [each, account.studyClasses[each]])}
      />
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {choices.map(({ name, label, among }) => (
          <Select key={name} label={label} hasNote={false} {...form.select(`studentFacts.${name}`)}>
            <option value="">{account.notSaid}</option>
            {among.map(([each, word]) => (
              <option key={each} value={each}>
                {word}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </>
  )
}

/** What some seats are kept for. */
function Claims({ form }: { form: StudyContractForm }) {
  const { account } = useWords()
  return (
    <>
      <Chips form={form} name="category" legend={account.category} among={CATEGORIES.map((each) => [each, each])} />
      <Chips
        form={form}
        name="gender"
        legend={account.gender}
        among={GENDERS.map((each) => [each, account.genders[each]])}
      />
      <Checkbox label={account.pwd} {...form.box('studentFacts.isPwd')} />
    </>
  )
}

type ChipsProps = {
  form: StudyContractForm
  name: 'studyClass' | 'category' | 'gender'
  legend: string
  among: readonly (readonly [string, string])[]
}

function Chips({ form, name, legend, among }: ChipsProps) {
  const { account } = useWords()
  const { defaultValue, ...field } = form.select(`studentFacts.${name}`)
  const choices = [...among, ['', account.notSaid] as const].map(([value, label]) => ({ value, label }))
  return <RadioChips legend={legend} choices={choices} chosen={String(defaultValue ?? '')} {...field} />
}

function examsOf({ exams = {} }: StudentFacts): ReadonlySet<ExamKey> {
  const told = EXAM_KEYS.filter((exam) => exams[exam] !== undefined)
  return new Set(told.length === 0 ? [FIRST_EXAM] : told)
}

/** The years that lie ahead, and the one that was chosen before. */
function listYears(chosen: number | null): number[] {
  const first = Number(istDate(new Date()).slice(0, 4))
  const ahead = Array.from({ length: YEARS_AHEAD + 1 }, (_, at) => first + at)
  return [...new Set([...ahead, ...(chosen === null ? [] : [chosen])])].sort((one, other) => one - other)
}
