import { payments as paymentCalls } from '@sopaan/contract/payments'
import type { RefundRow, RefundState } from '@sopaan/contract/purchase-shapes'
import { isRefusal } from '@sopaan/contract/refusals'
import { readRupees, writeRupees } from '@sopaan/domain/money/rupees'
import { type ReactNode, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { refundEffect } from './refund-effect.ts'
import { type RefundPart, refundParts } from './refund-parts.ts'

const CONSTRAINTS = constraintsOf(paymentCalls.decideRefund)

type Granted = { decision: 'grant'; amountPaise: number; takesCredits: boolean; answer?: string }
/** What the call takes; one way of it alone has a field for the amount. */
type Entered = { amountPaise?: number; answer?: string | undefined }

type Props = {
  refund: RefundRow
  onGrant: (body: Granted, idempotencyKey: string) => Promise<RefundState>
  onDone: () => void
  /** What else can be done to it. */
  children: ReactNode
}

/** How much of a refund is granted: by policy for what was not used, all of it, or another amount, with what follows. */
export function RefundGrantForm({ refund, onGrant, onDone, children }: Props) {
  const { payments, language } = useWords()
  const words = payments.refunds
  const parts = refundParts(refund, words)
  const [part, setPart] = useState<RefundPart>(parts[0]?.part ?? 'whole')
  const [typed, setTyped] = useState('')
  // One key while the form says the same: sent again after a lost answer, it is one refund.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const amountPaise = part === 'other' ? readRupees(typed) : parts.find((each) => each.part === part)?.paise
  const form = useContractForm<Entered, RefundState>(CONSTRAINTS, {
    check: () => (amountPaise === undefined ? { amountPaise: words.amountTakes } : {}),
    send: async ({ answer }) => {
      try {
        return await onGrant(
          {
            decision: 'grant',
            amountPaise: amountPaise ?? 0,
            takesCredits: part === 'unused',
            ...(answer !== undefined && answer !== '' && { answer }),
          },
          key,
        )
      } catch (thrown) {
        if (isRefusal(thrown)) setKey(crypto.randomUUID())
        throw thrown
      }
    },
    onDone,
    words: { failed: words.workFailed },
  })
  const choose = (chosen: RefundPart) => {
    setPart(chosen)
    setKey(crypto.randomUUID())
  }
  return (
    <form {...form.props} onChange={() => setKey(crypto.randomUUID())} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <fieldset className="grid gap-2">
        <legend className="sr-only">{words.amount}</legend>
        {parts.map(({ part: each, name, note, paise }) => (
          <RadioCard
            key={each}
            name="part"
            value={each}
            isChosen={each === part}
            onChoose={() => choose(each)}
            title={name}
            note={note}
            end={paise === undefined ? undefined : writeRupees(paise)}
          />
        ))}
      </fieldset>
      {part === 'other' && (
        <Field
          label={words.amount}
          hint={words.amountHint(writeRupees(refund.leftPaise))}
          {...form.field('amountPaise')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <Fold name={words.answerOptional}>
        <TextArea label={words.answerOptional} rows={2} {...form.area('answer')} />
      </Fold>
      {amountPaise !== undefined && (
        <p className="text-secondary">{refundEffect({ refund, part, amountPaise }, words, language)}</p>
      )}
      <div className="sticky bottom-0 mt-1 flex flex-wrap items-center gap-3 border-t border-border bg-surface py-3">
        <Button type="submit" doing={form.isBusy ? words.working : undefined}>
          {amountPaise === undefined ? words.grant : words.grantAmount(writeRupees(amountPaise))}
        </Button>
        {children}
      </div>
    </form>
  )
}
