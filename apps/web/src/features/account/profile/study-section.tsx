import type { RankKey } from '@sopaan/contract/college-predictor'
import { STUDY_CLASSES, type User, users } from '@sopaan/contract/users'
import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { GENDERS } from '@sopaan/domain/predictor/profile'
import { ELIGIBLE_STATES } from '@sopaan/domain/state/states'
import { istDate } from '@sopaan/domain/time/ist'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { useRankNames } from './use-rank-names.ts'

const CONSTRAINTS = constraintsOf(users.updateMe)
/** How many years of examinations somebody in class 9 looks ahead. */
const YEARS_AHEAD = 5

/** The examinations whose ranks stand behind their names, what most take first. */
const LISTS = ['main-1', 'advanced', 'main-2a', 'main-2b'] as const

/** What tools start from: class, year, category, gender, disability, state, and every rank there is. */
export function StudySection({ user }: { user: User }) {
  const { account, states } = useWords()
  const names = useRankNames()
  const facts = user.studentFacts
  const form = useContractForm(CONSTRAINTS, {
    initial: { studentFacts: facts },
    send: async ({ studentFacts }) => {
      // A rank that was taken out is gone; all of them may be.
      const body = { studentFacts: { ...studentFacts, ranks: studentFacts?.ranks ?? {} } }
      setCurrentUser((await request(users.updateMe, { body })).data.user)
    },
    words: { done: account.saved, failed: account.updateFailed },
  })
  const [first, ...more] = names
  const rankField = ({ key, name }: { key: RankKey; name: string }) => (
    <Field key={key} label={name} autoComplete="off" {...form.field(`studentFacts.ranks.${key}`)} />
  )
  const chips = (name: 'studyClass' | 'category', legend: string, among: readonly (readonly [string, string])[]) => {
    const { defaultValue, ...field } = form.select(`studentFacts.${name}`)
    const choices = [...among, ['', account.notSaid] as const].map(([value, label]) => ({ value, label }))
    return (
      <div className="mb-2 sm:col-span-2">
        <RadioChips legend={legend} choices={choices} chosen={String(defaultValue ?? '')} {...field} />
      </div>
    )
  }
  const choices = [
    {
      name: 'targetYear',
      label: account.targetYear,
      among: listYears(facts.targetYear).map((year) => [String(year), String(year)]),
    },
    {
      name: 'gender',
      label: account.gender,
      among: GENDERS.map((each) => [each, account.genders[each]]),
    },
    {
      name: 'homeState',
      label: account.homeState,
      among: ELIGIBLE_STATES.map((each) => [each, states[each]]),
    },
  ] as const
  return (
    <Section id="study" title={account.study} lead={account.studyLead}>
      <WideForm form={form} words={account}>
        {chips(
          'studyClass',
          account.studyClass,
          STUDY_CLASSES.map((each) => [each, account.studyClasses[each]]),
        )}
        {chips(
          'category',
          account.category,
          CATEGORIES.map((each) => [each, each]),
        )}
        {choices.map(({ name, label, among }) => (
          <Select key={name} label={label} {...form.select(`studentFacts.${name}`)}>
            <option value="">{account.notSaid}</option>
            {among.map(([each, word]) => (
              <option key={each} value={each}>
                {word}
              </option>
            ))}
          </Select>
        ))}
        {first && rankField(first)}
        <div className="sm:col-span-2">
          <Checkbox label={account.pwd} {...form.box('studentFacts.isPwd')} />
          <Checkbox label={account.aat} {...form.box('studentFacts.hasPassedAat')} />
        </div>
        {LISTS.map((list) => {
          const ranks = more.filter((each) => each.list === list)
          return (
            <details
              key={list}
              open={ranks.some(({ key }) => facts.ranks[key] !== undefined)}
              className="mb-3 rounded-box bg-surface-sunken px-4 sm:col-span-2"
            >
              <summary className="flex min-h-12 items-center py-2 font-semibold text-primary-text">
                {list === first?.list ? account.moreRanks : account.ranksOf(account.rankLists[list])}
              </summary>
              <div className="grid gap-x-5 gap-y-2 pt-2 pb-4 sm:grid-cols-2">{ranks.map(rankField)}</div>
            </details>
          )
        })}
      </WideForm>
    </Section>
  )
}

/** The years that lie ahead, and the one that was chosen before. */
function listYears(chosen: number | null): number[] {
  const first = Number(istDate(new Date()).slice(0, 4))
  const ahead = Array.from({ length: YEARS_AHEAD + 1 }, (_, at) => first + at)
  return [...new Set([...ahead, ...(chosen === null ? [] : [chosen])])].sort((one, other) => one - other)
}
