import { valuesOf } from '#web/search-form/search-address.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { OpenCounselling } from './state-college-predictor.queries.ts'
import { nameMeasure } from './state-figures.ts'

/** A few answers are chips, more are a list. */
const CHIPS_MAX = 6
const GENDERS = ['female', 'male', 'other'] as const

type Props = {
  counselling: OpenCounselling
  search: URLSearchParams
  errors: Readonly<Record<string, string>>
}

/** What one counselling asks: its scores, categories, homes and claims. */
export function StateFields({ counselling: { id, figures }, search, errors }: Props) {
  const { counsellings: words } = useWords()
  return (
    <>
      <Scores figures={figures} search={search} errors={errors} />
      <Category figures={figures} search={search} errors={errors} />
      {figures.hasFemaleSeats && (
        <RadioChips
          legend={words.gender}
          name="gender"
          chosen={search.get('gender') ?? ''}
          choices={GENDERS.map((value) => ({ value, label: words.genders[value] }))}
          error={errors.gender}
        />
      )}
      {figures.homes.length > 0 && (
        <Select
          label={words.homeLabels[id] ?? words.home}
          hint={words.homeHints[id] ?? words.homeHint}
          name="home"
          defaultValue={search.get('home') ?? ''}
          error={errors.home}
        >
          <option value="">{words.homeNone}</option>
          {figures.homes.map(({ key, name }) => (
            <option key={key} value={key}>
              {words.homes[key as keyof typeof words.homes] ?? name}
            </option>
          ))}
        </Select>
      )}
      {figures.claims.length > 0 && <Claims figures={figures} search={search} errors={errors} />}
    </>
  )
}

type PartProps = Omit<Props, 'counselling'> & { figures: OpenCounselling['figures'] }

function Scores({ figures: { measures }, search, errors }: PartProps) {
  const { counsellings: words } = useWords()
  const hints = { rank: words.rankHint, marks: words.marksHint, percentile: words.percentileHint }
  const isOneList = new Set(measures.map(({ list }) => list)).size === 1
  return (
    <>
      {measures.map((measure, at) => (
        <Field
          key={measure.key}
          label={nameMeasure(measure, words)}
          hint={
            at > 0
              ? `${hints[measure.kind]}${words.stop} ${isOneList ? words.eitherHint : words.eachHint}`
              : hints[measure.kind]
          }
          name={measure.key}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={search.get(measure.key) ?? ''}
          error={errors[measure.key]}
        />
      ))}
    </>
  )
}

function Category({ figures: { categories }, search, errors }: PartProps) {
  const { counsellings: words } = useWords()
  const chosen = search.get('category') || 'open'
  const choices = categories.map(({ key, name }) => ({
    value: key,
    label: words.categories[key as keyof typeof words.categories] ?? name,
  }))
  if (choices.length < 2) return null
  if (choices.length <= CHIPS_MAX) {
    return (
      <RadioChips legend={words.category} name="category" chosen={chosen} choices={choices} error={errors.category} />
    )
  }
  return (
    <Select label={words.category} name="category" defaultValue={chosen} error={errors.category}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

function Claims({ figures: { claims }, search, errors }: PartProps) {
  const { counsellings: words } = useWords()
  const ticked = valuesOf(search, 'claims')
  return (
    <details open={ticked.length > 0 || undefined} className="group rounded-box bg-surface-sunken px-4">
      <summary className="flex min-h-12 items-center gap-2 py-2 font-semibold text-primary-text">
        {words.claims}
      </summary>
      <fieldset className="pb-4">
        <legend className="type-small mb-1 text-secondary">{words.claimsHint}</legend>
        {claims.map(({ key, name }) => (
          <Checkbox
            key={key}
            name="claims"
            value={key}
            label={words.claimNames[key as keyof typeof words.claimNames] ?? name}
            defaultChecked={ticked.includes(key)}
          />
        ))}
        {errors.claims !== undefined && <p className="type-small font-semibold text-danger">{errors.claims}</p>}
      </fieldset>
    </details>
  )
}
