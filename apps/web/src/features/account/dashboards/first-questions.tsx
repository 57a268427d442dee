import { STUDY_CLASSES, type User, users } from '@sopaan/contract/users'
import { istDate } from '@sopaan/domain/time/ist'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(users.updateMe)
/** The month after which the JEE of a year is over, and the next one is prepared for. Source: JEE (Advanced) 2026 is in May. */
const LAST_JEE_MONTH = 6
const YEARS_AHEAD = 3

/** What is asked of somebody new, each answer optional: the class, the JEE, and the rank where there is one. */
export function FirstQuestions({ user }: { user: User }) {
  const { account, menteeHome: words } = useWords()
  const facts = user.studentFacts
  const form = useContractForm(CONSTRAINTS, {
    initial: { studentFacts: facts },
    check: ({ studentFacts: told }) =>
      told?.studyClass == null && told?.targetYear == null && told?.ranks?.main === undefined
        ? { 'studentFacts.studyClass': words.questions.noneAnswered }
        : {},
    send: async ({ studentFacts: told }) => {
      const body = { studentFacts: { ...facts, ...told, ranks: { ...facts.ranks, ...told?.ranks } } }
      setCurrentUser((await request(users.updateMe, { body })).data.user)
    },
    words: { done: account.saved, failed: account.updateFailed },
  })
  const chips = (path: 'studentFacts.studyClass' | 'studentFacts.targetYear') => {
    const { name, defaultValue, error } = form.select(path)
    return { name, chosen: String(defaultValue ?? ''), error }
  }
  return (
    <form {...form.props} className="grid gap-4">
      <RadioChips
        legend={account.studyClass}
        choices={STUDY_CLASSES.map((each) => ({ value: each, label: account.studyClasses[each] }))}
        {...chips('studentFacts.studyClass')}
      />
      <RadioChips
        legend={words.questions.exam}
        choices={listYears(istDate(new Date())).map((year) => ({ value: year, label: words.questions.jee(year) }))}
        {...chips('studentFacts.targetYear')}
      />
      <Field
        label={words.questions.rank}
        hint={words.questions.rankHint}
        autoComplete="off"
        {...form.field('studentFacts.ranks.main')}
      />
      <div>
        <Button type="submit" doing={form.isBusy ? account.saving : undefined}>
          {words.questions.save}
        </Button>
      </div>
    </form>
  )
}

/** The years of the next JEEs, the nearest first. @param today  a day in India */
function listYears(today: string): string[] {
  const [year, month] = today.split('-').map(Number)
  const first = (year ?? 0) + ((month ?? 1) >= LAST_JEE_MONTH ? 1 : 0)
  return Array.from({ length: YEARS_AHEAD }, (_, at) => String(first + at))
}
