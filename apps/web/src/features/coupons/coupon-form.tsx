import type { ManagedCoupon } from '@sopaan/contract/coupons'
import { istDateTimeLocal } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { couponPlansQuery, saveCoupon } from './coupons.queries.ts'
import { readCouponForm } from './read-coupon-form.ts'

type Fields = Readonly<Record<string, string>>
type Props = { coupon: ManagedCoupon | undefined; onDone: () => void }

/** A coupon to make or to change. */
export function CouponForm({ coupon, onDone }: Props) {
  const { coupons: words } = useWords()
  const { isBusy, fields, run } = useAction()
  const handleSave = async (entered: FormData) => {
    const read = readCouponForm(entered)
    const takes = {
      'discount.percentBp': words.percentTakes,
      'discount.flatPaise': words.amountTakes,
      minAmountPaise: words.amountTakes,
    }
    const isSaved = await run(() => saveCoupon(read.coupon, coupon?._id), {
      done: words.saved,
      failed: words.saveFailed,
      unread: Object.fromEntries(read.unread.map((name) => [name, takes[name]])),
    })
    if (isSaved) onDone()
  }
  return (
    <WideForm words={words} isBusy={isBusy} onSave={handleSave} onCancel={onDone}>
      <Field
        label={words.code}
        hint={words.codeHint}
        name="code"
        maxLength={24}
        autoCapitalize="characters"
        defaultValue={coupon?.code}
        error={fields.code}
      />
      <Field label={words.note} name="note" maxLength={120} defaultValue={coupon?.note ?? ''} error={fields.note} />
      <DiscountFields coupon={coupon} fields={fields} />
      <LimitFields coupon={coupon} fields={fields} />
      <PlanBoxes coupon={coupon} />
      <p className="type-small text-tertiary sm:col-span-2">{words.leastNote}</p>
    </WideForm>
  )
}

type PartProps = { coupon: ManagedCoupon | undefined; fields: Fields }

function DiscountFields({ coupon, fields }: PartProps) {
  const { coupons: words } = useWords()
  const known = coupon?.discount
  const [kind, setKind] = useState(known?.kind ?? 'percent')
  return (
    <>
      <Select
        label={words.kind}
        name="kind"
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value === 'flat' ? 'flat' : 'percent')}
      >
        <option value="percent">{words.kinds.percent}</option>
        <option value="flat">{words.kinds.flat}</option>
      </Select>
      {kind === 'percent' ? (
        <Field
          key="percent"
          label={words.percent}
          name="percent"
          inputMode="decimal"
          defaultValue={known?.kind === 'percent' ? known.percentBp / 100 : undefined}
          error={fields['discount.percentBp']}
        />
      ) : (
        <Field
          key="flat"
          label={words.flat}
          name="flat"
          inputMode="decimal"
          defaultValue={known?.kind === 'flat' ? known.flatPaise / 100 : undefined}
          error={fields['discount.flatPaise']}
        />
      )}
    </>
  )
}

function LimitFields({ coupon, fields }: PartProps) {
  const { coupons: words } = useWords()
  return (
    <>
      <Field
        label={words.minAmount}
        hint={words.minAmountHint}
        name="minAmount"
        inputMode="decimal"
        defaultValue={coupon?.minAmountPaise ? coupon.minAmountPaise / 100 : undefined}
        error={fields.minAmountPaise}
        className="sm:col-span-2"
      />
      <Field
        label={words.usesMax}
        hint={words.noLimit}
        name="usesMax"
        inputMode="numeric"
        defaultValue={coupon?.usesMax ?? undefined}
        error={fields.usesMax}
      />
      <Field
        label={words.usesPerUserMax}
        hint={words.noLimit}
        name="usesPerUserMax"
        inputMode="numeric"
        defaultValue={coupon === undefined ? 1 : (coupon.usesPerUserMax ?? undefined)}
        error={fields.usesPerUserMax}
      />
      <Field
        label={words.startsAt}
        hint={words.anyTime}
        name="startsAt"
        type="datetime-local"
        defaultValue={coupon?.startsAt ? istDateTimeLocal(coupon.startsAt) : undefined}
        error={fields.startsAt}
      />
      <Field
        label={words.endsAt}
        hint={words.anyTime}
        name="endsAt"
        type="datetime-local"
        defaultValue={coupon?.endsAt ? istDateTimeLocal(coupon.endsAt) : undefined}
        error={fields.endsAt}
      />
    </>
  )
}

function PlanBoxes({ coupon }: { coupon: ManagedCoupon | undefined }) {
  const { coupons: words, language } = useWords()
  const { data } = useQuery(couponPlansQuery)
  const plans = (data ?? []).filter(({ _id, retiredAt }) => retiredAt === null || coupon?.planIds.includes(_id))
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-semibold">{words.plans}</legend>
      <p className="type-small text-tertiary">{words.plansHint}</p>
      <div className="grid sm:grid-cols-2">
        {plans.map((plan) => (
          <Checkbox
            key={plan._id}
            name="plan"
            value={plan._id}
            label={plan.words[language].name}
            defaultChecked={coupon?.planIds.includes(plan._id) ?? false}
          />
        ))}
      </div>
      <Checkbox name="coversEvents" label={words.coversEvents} defaultChecked={coupon?.coversEvents ?? false} />
    </fieldset>
  )
}
