import { RANK_MAX, type RankKey } from '@sopaan/contract/college-predictor'
import {
  STUDY_CLASSES,
  type StudentFacts,
  TARGET_YEAR_MAX,
  TARGET_YEAR_MIN,
  type User,
  users,
} from '@sopaan/contract/users'
import { CATEGORIES } from '@sopaan/domain/book/rank-book'
import { GENDERS } from '@sopaan/domain/predictor/profile'
import { STATES } from '@sopaan/domain/state/states'
import { setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { useRankNames } from './use-rank-names.ts'

const YEARS = Array.from({ length: TARGET_YEAR_MAX - TARGET_YEAR_MIN + 1 }, (_, at) => TARGET_YEAR_MIN + at)

/** What tools start from: class, year, category, gender, disability, state, and every rank there is. */
export function StudySection({ user }: { user: User }) {
  const { account, states } = useWords()
  const names = useRankNames()
  const { isBusy, fields, run, setFields } = useAction()
  const facts = user.studentFacts
  const handleSave = (entered: FormData) => {
    const { facts: said, faults } = readFacts(entered, names, account.rankTakes)
    setFields(faults)
    if (Object.keys(faults).length > 0) return undefined
    return run(
      async () => setCurrentUser((await request(users.updateMe, { body: { studentFacts: said } })).data.user),
      {
        done: account.saved,
        failed: account.updateFailed,
      },
    )
  }
  const [first, ...more] = names
  const rankField = ({ key, name }: { key: RankKey; name: string }) => (
    <Field
      key={key}
      label={name}
      name={key}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      defaultValue={facts.ranks[key] ?? ''}
      error={fields[`studentFacts.ranks.${key}`]}
    />
  )
  const choices = [
    {
      name: 'studyClass',
      label: account.studyClass,
      value: facts.studyClass,
      among: STUDY_CLASSES.map((each) => [each, account.studyClasses[each]]),
    },
    {
      name: 'targetYear',
      label: account.targetYear,
      value: facts.targetYear,
      among: YEARS.map((year) => [String(year), String(year)]),
    },
    { name: 'category', label: account.category, value: facts.category, among: CATEGORIES.map((each) => [each, each]) },
    {
      name: 'gender',
      label: account.gender,
      value: facts.gender,
      among: GENDERS.map((each) => [each, account.genders[each]]),
    },
    {
      name: 'homeState',
      label: account.homeState,
      value: facts.homeState,
      among: STATES.map((each) => [each, states[each]]),
    },
  ] as const
  return (
    <Section id="study" title={account.study} lead={account.studyLead}>
      <WideForm words={account} isBusy={isBusy} onSave={handleSave}>
        {choices.map(({ name, label, value, among }) => (
          <Select
            key={name}
            label={label}
            name={name}
            defaultValue={value ?? ''}
            error={fields[`studentFacts.${name}`]}
          >
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
          <Checkbox label={account.pwd} name="isPwd" defaultChecked={facts.isPwd === true} />
          <Checkbox label={account.aat} name="hasPassedAat" defaultChecked={facts.hasPassedAat === true} />
        </div>
        <details
          open={more.some(({ key }) => facts.ranks[key] !== undefined)}
          className="mb-3 rounded-box bg-surface-sunken px-4 sm:col-span-2"
        >
          <summary className="flex min-h-12 items-center py-2 font-semibold text-primary-text">
            {account.moreRanks}
          </summary>
          <div className="grid gap-x-5 gap-y-2 pt-2 pb-4 sm:grid-cols-2">{more.map(rankField)}</div>
        </details>
      </WideForm>
    </Section>
  )
}

type Said = { facts: StudentFacts; faults: Record<string, string> }

function readFacts(data: FormData, names: readonly { key: RankKey }[], rankTakes: string): Said {
  const oneOf = <Word extends string>(name: string, among: readonly Word[]) =>
    among.find((each) => each === data.get(name)) ?? null
  const year = Number(data.get('targetYear'))
  const typed = names.map(({ key }) => ({ key, rank: String(data.get(key) ?? '').replace(/[\s,]/g, '') }))
  const isRank = (rank: string) => /^\d+$/.test(rank) && Number(rank) >= 1 && Number(rank) <= RANK_MAX
  const given = typed.filter(({ rank }) => rank !== '')
  return {
    facts: {
      studyClass: oneOf('studyClass', STUDY_CLASSES),
      targetYear: year === 0 ? null : year,
      category: oneOf('category', CATEGORIES),
      gender: oneOf('gender', GENDERS),
      isPwd: data.get('isPwd') !== null,
      hasPassedAat: data.get('hasPassedAat') !== null,
      homeState: oneOf('homeState', STATES),
      ranks: Object.fromEntries(given.filter(({ rank }) => isRank(rank)).map(({ key, rank }) => [key, Number(rank)])),
    },
    faults: Object.fromEntries(
      given.filter(({ rank }) => !isRank(rank)).map(({ key }) => [`studentFacts.ranks.${key}`, rankTakes]),
    ),
  }
}
