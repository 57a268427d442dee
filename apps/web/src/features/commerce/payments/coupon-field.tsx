import { payments as paymentCalls } from '@sopaan/contract/payments'
import type { FormEvent } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(paymentCalls.createOrder)

type Props = {
  /** The code that is applied now. */
  applied: string | undefined
  isBusy: boolean
  error: string | undefined
  onApply: (code: string | undefined) => void
}

/** A coupon to try: what it takes off shows in the bill at once. */
export function CouponField({ applied, isBusy, error, onApply }: Props) {
  const { payments } = useWords()
  const words = payments.checkout
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('coupon') ?? '').trim()
    onApply(code === '' ? undefined : code)
  }
  if (applied !== undefined && error === undefined) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-box bg-safe-soft px-4 py-2">
        <p role="status" className="font-semibold text-safe">
          {words.applied(applied.toUpperCase())}
        </p>
        <Button look="quiet" className="max-sm:-ms-5" onClick={() => onApply(undefined)}>
          {words.takeOff}
        </Button>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex items-start gap-3">
      <Field
        label={words.coupon}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        {...limitsOf(CONSTRAINTS, 'couponCode')}
        error={error}
        className="grow"
      />
      <Button type="submit" look="line" className="mt-[1.9rem]" doing={isBusy ? words.applying : undefined}>
        {words.apply}
      </Button>
    </form>
  )
}
