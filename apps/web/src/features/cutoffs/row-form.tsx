import type { CollegeDataRow } from '@sopaan/contract/college-data'
import type { CollegeDataChange } from '@sopaan/contract/managed-college-data'
import { GENDER_POOLS, QUOTAS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { useAction } from '#web/identity/use-action.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { correctRow } from './imports.queries.ts'

type Props = { row: CollegeDataRow; onDone: () => void }

/** A published row to be put right. */
export function RowForm({ row, onDone }: Props) {
  const { managedData: words } = useWords()
  const { isBusy, fields, run, setFields } = useAction()
  const handleSave = async (entered: FormData) => {
    const change = readChange(entered)
    const wrong = (['openingRank', 'closingRank'] as const).filter((name) => !Number.isInteger(change[name]))
    if (wrong.length > 0) return setFields(Object.fromEntries(wrong.map((name) => [name, words.rankTakes])))
    if (await run(() => correctRow(row._id, change), { done: words.saved, failed: words.saveFailed })) onDone()
  }
  return (
    <WideForm words={words} isBusy={isBusy} onSave={handleSave} onCancel={onDone}>
      <p className="sm:col-span-2">
        <span className="block font-semibold">{row.programme.name}</span>
        <span className="type-small block text-secondary">{`${row.institute.name} · ${row.source}`}</span>
      </p>
      <Select label={words.quota} name="quota" defaultValue={row.quota}>
        {QUOTAS.map((quota) => (
          <option key={quota}>{quota}</option>
        ))}
      </Select>
      <Select label={words.seatType} name="seatType" defaultValue={row.seatType}>
        {SEAT_TYPES.map((seatType) => (
          <option key={seatType}>{seatType}</option>
        ))}
      </Select>
      <Select label={words.gender} name="gender" defaultValue={row.gender} className="sm:col-span-2">
        {GENDER_POOLS.map((gender) => (
          <option key={gender} value={gender}>
            {words.genders[gender]}
          </option>
        ))}
      </Select>
      <Field
        label={words.opening}
        name="openingRank"
        inputMode="numeric"
        defaultValue={row.openingRank}
        error={fields.openingRank}
      />
      <Field
        label={words.closing}
        name="closingRank"
        inputMode="numeric"
        defaultValue={row.closingRank}
        error={fields.closingRank}
      />
      <div className="sm:col-span-2">
        <Checkbox name="isPreparatory" label={words.preparatory} defaultChecked={row.isPreparatory === true} />
      </div>
    </WideForm>
  )
}

function readChange(form: FormData): CollegeDataChange {
  const text = (name: string) => String(form.get(name) ?? '')
  const rank = (name: string) => Number(text(name).replace(/[\s,]/g, '') || Number.NaN)
  return {
    quota: QUOTAS.find((quota) => quota === text('quota')),
    seatType: SEAT_TYPES.find((seatType) => seatType === text('seatType')),
    gender: GENDER_POOLS.find((gender) => gender === text('gender')),
    openingRank: rank('openingRank'),
    closingRank: rank('closingRank'),
    isPreparatory: form.get('isPreparatory') !== null,
  }
}
