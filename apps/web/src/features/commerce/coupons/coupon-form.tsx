import { type CouponFields, coupons as couponCalls, type ManagedCoupon } from '@sopaan/contract/coupons'
import { writtenIn } from '@sopaan/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { couponPlansQuery, saveCoupon } from './coupons.queries.ts'

type Props = { coupon: ManagedCoupon | undefined; onDone: () => void }

const CONSTRAINTS = constraintsOf(couponCalls.add)

/** A coupon to make or to change. */
export function CouponForm({ coupon, onDone }: Props) {
  const { coupons: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    // No least amount is written as an empty field.
    initial:
      coupon === undefined ? { usesPerUserMax: 1 } : { ...coupon, minAmountPaise: coupon.minAmountPaise || null },
    send: (fields) => saveCoupon(wholeCoupon(fields, coupon), coupon?._id),
    onDone,
    words: { done: words.saved, failed: words.saveFailed },
  })
  return (
    <WideForm form={form} words={words} onCancel={onDone}>
      <Field label={words.code} hint={words.codeHint} autoCapitalize="characters" {...form.field('code')} />
      <Field label={words.note} {...form.field('note')} />
      <DiscountFields form={form} known={coupon?.discount.kind} />
      <Field
        label={words.minAmount}
        hint={words.minAmountHint}
        className="sm:col-span-2"
        {...form.field('minAmountPaise')}
      />
      <Field label={words.usesMax} hint={words.noLimit} {...form.field('usesMax')} />
      <Field label={words.usesPerUserMax} hint={words.noLimit} {...form.field('usesPerUserMax')} />
      <Field label={words.startsAt} hint={words.anyTime} {...form.field('startsAt')} />
      <Field label={words.endsAt} hint={words.anyTime} {...form.field('endsAt')} />
      <PlanBoxes form={form} coupon={coupon} />
      <p className="type-small text-tertiary sm:col-span-2">{words.leastNote}</p>
    </WideForm>
  )
}

/** An empty least amount is none; plans that could not be shown stay as they were. */
function wholeCoupon(fields: CouponFields, coupon: ManagedCoupon | undefined): CouponFields {
  const planIds = fields.planIds ?? coupon?.planIds ?? []
  return { ...fields, minAmountPaise: fields.minAmountPaise || 0, planIds }
}

type Kind = CouponFields['discount']['kind']
type PartProps = { form: ContractForm<CouponFields> }

function DiscountFields({ form, known = 'percent' }: PartProps & { known: Kind | undefined }) {
  const { coupons: words } = useWords()
  const [kind, setKind] = useState(known)
  return (
    <>
      <Select
        label={words.kind}
        {...form.select('discount.kind')}
        onChange={(event) => setKind(event.currentTarget.value === 'flat' ? 'flat' : 'percent')}
      >
        <option value="percent">{words.kinds.percent}</option>
        <option value="flat">{words.kinds.flat}</option>
      </Select>
      {kind === 'percent' ? (
        <Field key={kind} label={words.percent} {...form.field('discount.percentBp')} />
      ) : (
        <Field key={kind} label={words.flat} {...form.field('discount.flatPaise')} />
      )}
    </>
  )
}

function PlanBoxes({ form, coupon }: PartProps & { coupon: ManagedCoupon | undefined }) {
  const { coupons: words, language } = useWords()
  const { data } = useQuery(couponPlansQuery)
  const plans = (data ?? []).filter(({ _id, retiredAt }) => retiredAt === null || coupon?.planIds.includes(_id))
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-semibold">{words.plans}</legend>
      <p className="type-small text-tertiary">{words.plansHint}</p>
      <div className="grid sm:grid-cols-2">
        {plans.map((plan) => (
          <Checkbox key={plan._id} label={writtenIn(language, plan.name)} {...form.box('planIds', plan._id)} />
        ))}
      </div>
      <Checkbox label={words.coversEvents} {...form.box('coversEvents')} />
    </fieldset>
  )
}
