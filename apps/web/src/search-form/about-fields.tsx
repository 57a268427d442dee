import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CATEGORIES = ['OPEN', 'EWS', 'OBC-NCL', 'SC', 'ST'] as const
const GENDERS = ['female', 'male', 'other'] as const

type Props = { search: URLSearchParams; errors: Readonly<Record<string, string>> }

/** The category; which ranks can be given follows from it. */
export function CategoryField({ search, errors }: Props) {
  const { predictor: words } = useWords()
  return (
    <RadioChips
      legend={words.category}
      name="category"
      chosen={search.get('category') || 'OPEN'}
      choices={CATEGORIES.map((category) => ({ value: category, label: words.categories[category] }))}
      error={errors.category}
    />
  )
}

/** The state of eligibility. */
export function HomeStateField({ search, errors }: Props) {
  const { predictor: words, states } = useWords()
  return (
    <Select
      label={words.state}
      hint={words.stateHint}
      name="state"
      defaultValue={search.get('state') ?? ''}
      error={errors.state}
    >
      <option value="">{words.stateNone}</option>
      {Object.entries(states).map(([state, name]) => (
        <option key={state} value={state}>
          {name}
        </option>
      ))}
    </Select>
  )
}

/** The gender; female-only seats follow from it, so nothing is chosen for anybody. */
export function GenderField({ search, errors }: Props) {
  const { predictor: words } = useWords()
  return (
    <RadioChips
      legend={words.gender}
      name="gender"
      chosen={search.get('gender') ?? ''}
      choices={GENDERS.map((gender) => ({ value: gender, label: words.genders[gender] }))}
      error={errors.gender}
    />
  )
}

/** Whether the Architecture Aptitude Test was passed: B.Arch of the IITs is for nobody else. */
export function AatField({ search }: Pick<Props, 'search'>) {
  const { predictor: words } = useWords()
  return <Checkbox label={words.aat} name="aat" value="true" defaultChecked={search.get('aat') === 'true'} />
}

/** Whether there is a PwD certificate. */
export function PwdField({ search }: Pick<Props, 'search'>) {
  const { predictor: words } = useWords()
  return (
    <Checkbox label={words.pwd} name="pwd" value="true" data-pwd="" defaultChecked={search.get('pwd') === 'true'} />
  )
}
