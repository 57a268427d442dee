import type { CollegeDataRow } from '@sopaan/contract/college-data'
import { managedCollegeData } from '@sopaan/contract/managed-college-data'
import { isRefusal } from '@sopaan/contract/refusals'
import { GENDER_POOLS, QUOTAS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendRowCorrection } from './imports.queries.ts'

const CONSTRAINTS = constraintsOf(managedCollegeData.change)

type Props = { row: CollegeDataRow; onDone: () => void }

/** A published row to be put right. */
export function RowForm({ row, onDone }: Props) {
  const { managedData: words } = useWords()
  const [usual, setUsual] = useState<{ closingRank: number; source: string }>()
  const form = useContractForm(CONSTRAINTS, {
    initial: row,
    send: (change) =>
      sendRowCorrection(row._id, change).catch((thrown: unknown) => {
        if (isRefusal(thrown, 'ROW_UNLIKELY')) setUsual(thrown.details.usual)
        throw thrown
      }),
    onDone,
    words: { done: words.saved, failed: words.saveFailed },
  })
  return (
    <WideForm form={form} words={words} onCancel={onDone}>
      <p className="sm:col-span-2">
        <span className="block font-semibold">{row.programme.name}</span>
        <span className="type-small block text-secondary">{`${row.institute.name} · ${row.source}`}</span>
      </p>
      <Select label={words.quota} {...form.select('quota')}>
        {QUOTAS.map((quota) => (
          <option key={quota}>{quota}</option>
        ))}
      </Select>
      <Select label={words.seatType} {...form.select('seatType')}>
        {SEAT_TYPES.map((seatType) => (
          <option key={seatType}>{seatType}</option>
        ))}
      </Select>
      <Select label={words.gender} className="sm:col-span-2" {...form.select('gender')}>
        {GENDER_POOLS.map((gender) => (
          <option key={gender} value={gender}>
            {words.genders[gender]}
          </option>
        ))}
      </Select>
      <Field label={words.opening} {...form.field('openingRank')} />
      <Field label={words.closing} {...form.field('closingRank')} />
      <div className="sm:col-span-2">
        <Checkbox label={words.preparatory} {...form.box('isPreparatory')} />
      </div>
      {usual && (
        <div className="sm:col-span-2">
          <Banner title={words.rowUnlikely(groupIndian(usual.closingRank), usual.source)} tone="error">
            <Checkbox label={words.rowChecked} {...form.box('isRankChecked')} />
          </Banner>
        </div>
      )}
    </WideForm>
  )
}
