import { readRupees, writeRupees } from '@sopaan/domain/money/rupees'
import { type ComponentProps, useId, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { fieldEdge } from '#web/ui/field-frame.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { refundEffect } from './refund-effect.ts'
import { type Refundable, type RefundPart, refundParts } from './refund-parts.ts'

type RefundAmountChoice = {
  part: RefundPart
  /** Undefined while another amount is chosen and none is typed. */
  amountPaise: number | undefined
  choose: (part: RefundPart) => void
  type: (rupees: string) => void
}

/** How much of a payment goes back, as its form has it now; what policy says is chosen at first. */
export function useRefundAmount(refund: Refundable): RefundAmountChoice {
  const { payments } = useWords()
  const parts = refundParts(refund, payments.refunds)
  const [part, setPart] = useState<RefundPart>(parts[0]?.part ?? 'whole')
  const [typed, setTyped] = useState('')
  return {
    part,
    amountPaise: part === 'other' ? readRupees(typed) : parts.find((each) => each.part === part)?.paise,
    choose: setPart,
    type: (rupees) => {
      setTyped(rupees)
      setPart('other')
    },
  }
}

type Props = {
  refund: Refundable
  amount: RefundAmountChoice
  /** Of the form, for what is typed. */
  field: Omit<ComponentProps<'input'>, 'className'> & { error: string | undefined }
}

/** The choice of how much goes back: by policy for what was not used, all of it, or what is typed, with what follows. */
export function RefundAmount({
  refund,
  amount: { part, amountPaise, choose, type },
  field: { error, ...field },
}: Props) {
  const { payments, language } = useWords()
  const words = payments.refunds
  const faultId = useId()
  const typing = (
    <input
      {...field}
      aria-label={words.amount}
      placeholder="₹"
      autoComplete="off"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : faultId}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      className={classNames(
        'me-2 h-11 w-28 rounded-control border bg-surface px-3 text-end tabular-nums placeholder:text-tertiary',
        fieldEdge(error),
      )}
    />
  )
  return (
    <>
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <legend className="sr-only">{words.amount}</legend>
        {refundParts(refund, words).map(({ part: each, name, note, paise }) => (
          <RadioCard
            key={each}
            name="part"
            value={each}
            isChosen={each === part}
            onChoose={() => choose(each)}
            title={name}
            note={note}
            end={paise === undefined ? undefined : writeRupees(paise)}
            field={each === 'other' ? typing : undefined}
          />
        ))}
      </fieldset>
      {error !== undefined && (
        <p id={faultId} className="type-small font-semibold text-danger">
          {error}
        </p>
      )}
      {amountPaise !== undefined && (
        <p className="text-secondary">{refundEffect({ refund, part, amountPaise }, words, language)}</p>
      )}
    </>
  )
}
