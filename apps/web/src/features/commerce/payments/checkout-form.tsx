import { paths } from '@sopaan/contract/paths'
import { payments as paymentCalls } from '@sopaan/contract/payments'
import type { Checkout } from '@sopaan/contract/purchase-shapes'
import { isRefusal } from '@sopaan/contract/refusals'
import { writtenIn } from '@sopaan/domain/languages'
import { GST_STATES } from '@sopaan/domain/money/gst-states'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatLastDay } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { wordsOf } from '#web/refusal-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { BillLines } from './bill-lines.tsx'
import { CouponField } from './coupon-field.tsx'
import { type CheckoutItem, checkoutQuery } from './payments.queries.ts'
import { UpgradeNote } from './upgrade-note.tsx'
import { usePay } from './use-pay.ts'

const CONSTRAINTS = constraintsOf(paymentCalls.createOrder)
/** The State of the bill in the address of the page. */
const STATE = 'billingState'

/** What is bought, the bill, where it is billed, and the button that pays. */
export function CheckoutForm({ wish, first }: { wish: CheckoutItem; first: Checkout }) {
  const words = useWords()
  const { checkout } = words.payments
  const [search, setSearch] = useSearchParams()
  // It stands in the address, so that it is still chosen when the page is opened again after a parent has answered.
  const [state, setState] = useState(stateIn(search) ?? first.billingState ?? '')
  const [code, setCode] = useState<string>()
  const [gstin, setGstin] = useState('')
  const [name, setName] = useState('')
  const [stateError, setStateError] = useState<string>()
  const { phase, trouble, pay } = usePay()
  const here = { ...wish, ...(state === '' ? {} : { billingState: state }) }
  const plain = useQuery(checkoutQuery(here))
  const query = useQuery({
    ...checkoutQuery({ ...here, ...(code === undefined ? {} : { couponCode: code }) }),
    retry: false,
  })
  const couponError =
    code !== undefined && isRefusal(query.error) ? (wordsOf(query.error, words) ?? checkout.failed) : undefined
  const isApplied = code !== undefined && couponError === undefined && query.data?.couponCode != null
  const shown = (couponError === undefined ? query.data : plain.data) ?? first
  const handlePay = () => {
    if (state === '') return setStateError(checkout.stateMissing)
    const coupon = isApplied && code !== undefined ? { couponCode: code } : {}
    const business = gstin.trim() === '' ? {} : { gstin: gstin.trim() }
    const receipt = name.trim() === '' ? {} : { billingName: name.trim() }
    // A plan that cannot be given up is not in this bill.
    const item = shown.upgrade === null && 'planId' in wish ? { planId: wish.planId } : wish
    void pay({ ...item, billingState: state, ...coupon, ...business, ...receipt, expectedTotalPaise: shown.totalPaise })
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card className="grid gap-5">
        <Bought checkout={shown} />
        <UpgradeNote checkout={shown} />
        <StateSelect
          state={state}
          error={stateError}
          onChoose={(chosen) => {
            setState(chosen)
            setStateError(undefined)
            setSearch(
              (before) => {
                before.set(STATE, chosen)
                return before
              },
              { replace: true, preventScrollReset: true },
            )
          }}
        />
        <CouponField
          applied={isApplied ? code : undefined}
          isBusy={code !== undefined && query.isFetching}
          error={couponError}
          onApply={setCode}
        />
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary-text">
            {checkout.business}
          </summary>
          <Field
            label={checkout.billingName}
            hint={checkout.billingNameHint}
            name="billingName"
            {...limitsOf(CONSTRAINTS, 'billingName')}
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Field
            label={checkout.gstin}
            hint={checkout.gstinHint}
            name="gstin"
            {...limitsOf(CONSTRAINTS, 'gstin')}
            autoComplete="off"
            value={gstin}
            onChange={(event) => setGstin(event.currentTarget.value)}
          />
        </details>
      </Card>
      <Card className="grid gap-4">
        <h2 className="type-subsection">{checkout.bill}</h2>
        <BillLines
          bill={shown}
          couponCode={shown.couponCode}
          upgradeOf={shown.upgrade ? writtenIn(words.language, shown.upgrade.name) : undefined}
          state={state === '' ? shown.billingState : state}
        />
        {trouble && (
          <Banner title={trouble.title} tone="error">
            {trouble.text !== undefined && <p className="mt-1">{trouble.text}</p>}
          </Banner>
        )}
        <PayButton checkout={shown} isBusy={phase !== 'idle'} onPay={handlePay} />
        <p className="type-small text-tertiary">{checkout.refund}</p>
      </Card>
      <ProcessingOverlay isShown={phase === 'processing'} />
    </div>
  )
}

function stateIn(search: URLSearchParams): string | undefined {
  return GST_STATES.find(([code]) => code === search.get(STATE))?.[0]
}

type StateProps = { state: string; error: string | undefined; onChoose: (state: string) => void }

function StateSelect({ state, error, onChoose }: StateProps) {
  const { payments, states } = useWords()
  const words = payments.checkout
  return (
    <Select
      label={words.state}
      hint={words.stateHint}
      name="billingState"
      value={state}
      error={error}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{words.chooseState}</option>
      {GST_STATES.map(([each, name]) => (
        <option key={each} value={each}>
          {states[name]}
        </option>
      ))}
    </Select>
  )
}

function Bought({ checkout }: { checkout: Checkout }) {
  const { payments, language } = useWords()
  const words = payments.checkout
  const facts = [
    ...(checkout.validityDays === null ? [] : [words.days(checkout.validityDays)]),
    ...(checkout.mentoringCredits === 0 ? [] : [words.credits(checkout.mentoringCredits, checkout.sessionMinutes)]),
  ]
  return (
    <div>
      <p className="type-small text-tertiary">{words.gone}</p>
      <h2 className="type-subsection">{writtenIn(language, checkout.name)}</h2>
      {facts.length > 0 && <p className="text-secondary">{facts.join(' · ')}</p>}
      {checkout.ownedUntil !== null && (
        <p className="mt-2 rounded-box bg-surface-sunken px-4 py-3">
          {(checkout.totalPaise === 0 ? words.heldFree : words.extends)(formatLastDay(checkout.ownedUntil, language))}
        </p>
      )}
    </div>
  )
}

function PayButton({ checkout, isBusy, onPay }: { checkout: Checkout; isBusy: boolean; onPay: () => void }) {
  const { payments } = useWords()
  const words = payments.checkout
  if (checkout.waitsFor !== null) {
    const isAge = checkout.waitsFor === 'age'
    return (
      <Banner title={isAge ? words.waits.age : words.waits.parent} tone="note">
        <p className="mt-1">{isAge ? words.waits.ageText : words.waits.parentText}</p>
        <Link to={`/mentee-dashboard/profile${isAge ? '' : '#parent'}`} className={`${buttonClasses('line')} mt-3`}>
          {words.waits.toProfile}
        </Link>
      </Banner>
    )
  }
  if (checkout.hasSeat && checkout.eventId !== null)
    return (
      <Banner title={words.seatHeld} tone="note">
        <Link to={paths.ownEvent(checkout.eventId)} className={`${buttonClasses('line')} mt-3`}>
          {words.toSeat}
        </Link>
      </Banner>
    )
  if (checkout.totalPaise === 0)
    return checkout.ownedUntil === null ? (
      <Button onClick={onPay} disabled={isBusy} doing={isBusy ? words.preparing : undefined}>
        {words.takeFree}
      </Button>
    ) : null
  if (!checkout.isOpen) return <Banner title={words.closed} tone="note" />
  const { approval } = checkout
  if (approval === 'waiting' || approval === 'refused')
    return (
      <Banner title={words.approval[approval]} tone="note">
        <p role="status" className="mt-1">
          {approval === 'waiting' ? words.approval.waitingText : words.approval.refusedText}
        </p>
      </Banner>
    )
  if (approval === 'needed')
    return (
      <>
        <Banner title={words.approval.needed} tone="note">
          <p className="mt-1">{words.approval.neededText}</p>
        </Banner>
        <Button onClick={onPay} disabled={isBusy} doing={isBusy ? words.preparing : undefined}>
          {words.approval.ask(writeRupees(checkout.totalPaise))}
        </Button>
      </>
    )
  return (
    <>
      {approval === 'approved' && (
        <Banner title={words.approval.approved} tone="note">
          <p className="mt-1">{words.approval.approvedText}</p>
        </Banner>
      )}
      {checkout.isSandbox && <p className="rounded-box bg-likely-soft px-4 py-3 text-likely">{words.sandbox}</p>}
      <Button onClick={onPay} disabled={isBusy} doing={isBusy ? words.preparing : undefined}>
        {(checkout.ownedUntil === null ? words.pay : words.payAgain)(writeRupees(checkout.totalPaise))}
      </Button>
    </>
  )
}

/** Over everything while an order is made or a payment is verified: nothing else may be pressed. */
function ProcessingOverlay({ isShown }: { isShown: boolean }) {
  const { payments } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isShown && !dialog.current?.open) dialog.current?.showModal()
    if (!isShown && dialog.current?.open) dialog.current.close()
  }, [isShown])
  return (
    <dialog
      ref={dialog}
      className="request-overlay"
      aria-label={payments.checkout.processing}
      onCancel={(event) => event.preventDefault()}
    >
      <span className="spinner" aria-hidden="true" />
      <p role="status" className="type-subsection">
        {isShown ? payments.checkout.processing : ''}
      </p>
    </dialog>
  )
}
