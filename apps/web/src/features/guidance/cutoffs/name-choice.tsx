import { CITY_LENGTH_MAX, type KnownNames } from '@sopaan/contract/import-names'
import { INSTITUTE_TYPES } from '@sopaan/domain/book/rank-book'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { STATES } from '@sopaan/domain/state/states'
import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { NameField, NameKind } from './name-mappings.ts'

type Props = {
  kind: NameKind
  at: number
  name: string
  rows: number
  /** Known names that look most like it, the likeliest first. */
  likely: readonly string[]
  known: KnownNames
  errors: Readonly<Record<string, string>>
}

/** What one unknown name is: left out, another spelling of a known one, or new with what the product must know of it. */
export function NameChoice({ kind, at, name, rows, likely, known, errors }: Props) {
  const { managedData: words } = useWords()
  const [way, setWay] = useState('')
  const [same, setSame] = useState('')
  const field = (of: NameField) => `${kind}-${at}-${of}`
  return (
    <li className="grid gap-x-5 gap-y-1 p-3 sm:grid-cols-2">
      <p className="wrap-anywhere sm:col-span-2">
        <span className="font-semibold">{name}</span>{' '}
        <span className="type-small text-tertiary tabular-nums">{words.rowsOf(rows, groupIndian(rows))}</span>
      </p>
      {likely.length > 0 && (
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <span className="type-small self-center text-secondary">{words.likely}</span>
          {likely.map((each) => (
            <Button
              key={each}
              look="line"
              aria-pressed={way === 'same' && same === each}
              onClick={() => {
                setWay('same')
                setSame(each)
              }}
            >
              {each}
            </Button>
          ))}
        </div>
      )}
      <Select
        label={words.nameIs(name)}
        isLabelHidden
        name={field('way')}
        value={way}
        onChange={({ target }) => setWay(target.value)}
        className="sm:col-span-2 sm:max-w-sm"
      >
        <option value="">{words.nameWays.out}</option>
        <option value="same">{words.nameWays.same}</option>
        <option value="new">{words.nameWays.new}</option>
      </Select>
      {way === 'same' && (
        <SameAs
          key={same}
          chosen={same}
          name={field('sameAs')}
          names={kind === 'institute' ? known.institutes : known.programmes}
          error={errors[field('sameAs')]}
        />
      )}
      {way === 'new' && kind === 'institute' && <NewInstitute field={field} errors={errors} />}
      {way === 'new' && kind === 'programme' && (
        <Select label={words.family} name={field('family')} defaultValue="" error={errors[field('family')]}>
          <option value="">{words.choose}</option>
          {known.families.map(({ value, name: family }) => (
            <option key={value} value={value}>
              {family}
            </option>
          ))}
        </Select>
      )}
    </li>
  )
}

type SameAsProps = { name: string; chosen: string; names: readonly string[]; error: string | undefined }

function SameAs({ name, chosen, names, error }: SameAsProps) {
  const { managedData: words } = useWords()
  const list = useId()
  return (
    <>
      <Field
        label={words.sameAs}
        name={name}
        defaultValue={chosen}
        list={list}
        autoComplete="off"
        hint={words.sameAsHint}
        error={error}
        className="sm:col-span-2"
      />
      <datalist id={list}>
        {names.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  )
}

function NewInstitute({ field, errors }: { field: (of: NameField) => string } & Pick<Props, 'errors'>) {
  const { managedData: words, states } = useWords()
  return (
    <>
      <Select label={words.instituteType} name={field('type')} defaultValue="" error={errors[field('type')]}>
        <option value="">{words.choose}</option>
        {INSTITUTE_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </Select>
      <Select label={words.state} name={field('state')} defaultValue="" error={errors[field('state')]}>
        <option value="">{words.choose}</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {states[state]}
          </option>
        ))}
      </Select>
      <Field label={words.city} name={field('city')} maxLength={CITY_LENGTH_MAX} error={errors[field('city')]} />
    </>
  )
}
