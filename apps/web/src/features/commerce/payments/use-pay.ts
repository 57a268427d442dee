import { paths } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { loadWindowScript, openWindow, ScriptMissing } from '#web/payment-window.ts'
import { serverWordsOf } from '#web/refusal-words.ts'
import { useWords } from '#web/words/use-words.tsx'
import { invalidateBills, invalidatePurchases, type Order, sendCheckoutResult, sendOrder } from './payments.queries.ts'

type Body = Parameters<typeof sendOrder>[0]
/** What went wrong, in words for the payer. */
export type Trouble = { title: string; text?: string }

/** Pays: order, window, verification. One at a time; a second press while one runs does nothing. */
export function usePay(): {
  /** `processing`: the page waits; `open`: the provider's window is in front. */
  phase: 'idle' | 'processing' | 'open'
  trouble: Trouble | undefined
  pay: (body: Body) => Promise<void>
} {
  const words = useWords()
  const { checkout } = words.payments
  const navigate = useNavigate()
  const [phase, setPhase] = useState<'idle' | 'processing' | 'open'>('idle')
  const [trouble, setTrouble] = useState<Trouble>()
  const isRunning = useRef(false)
  // Who left for the provider's own page and went back finds the page as it was left: the payment no longer runs.
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isRunning.current = false
      setPhase('idle')
    }
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])

  const payOnce = async (body: Body): Promise<Trouble | undefined> => {
    const order = await sendOrder(body, crypto.randomUUID())
    // Replaced, so that the way back leads to before the till and not to paying again.
    const done = () => navigate(paths.checkoutDone(order.purchaseId), { replace: true })
    if (order.isSettled) {
      await invalidatePurchases()
      await done()
      return undefined
    }
    const Razorpay = await loadWindowScript(order.checkoutUrl)
    setPhase('open')
    const left = await openWindow(Razorpay, factsOf(order), words.shell.productName)
    if (left.end === 'closed')
      return left.hasFailed
        ? { title: checkout.paymentFailed, text: checkout.paymentFailedText }
        : { title: checkout.windowClosed, text: checkout.windowClosedText }
    setPhase('processing')
    await sendCheckoutResult({ ...left.handed, purchaseId: order.purchaseId }).catch((thrown: unknown) => {
      // The money may be there: the page of the purchase looks again by itself.
      if (isRefusal(thrown)) throw thrown
    })
    await done()
    return undefined
  }

  const pay = async (body: Body) => {
    if (isRunning.current) return
    isRunning.current = true
    setTrouble(undefined)
    setPhase('processing')
    try {
      setTrouble(await payOnce(body))
    } catch (thrown) {
      setTrouble(troubleOf(thrown, body))
      // What was refused may rest on an old bill: coupon, price or event.
      if (isRefusal(thrown)) await invalidateBills()
    } finally {
      isRunning.current = false
      setPhase('idle')
    }
  }

  const troubleOf = (thrown: unknown, body: Body): Trouble | undefined => {
    // The bill, asked for anew, says that it waits for the parent.
    if (isRefusal(thrown, 'PARENT_APPROVAL_REQUIRED') || isRefusal(thrown, 'PARENT_REFUSED')) return undefined
    if (isRefusal(thrown, 'PRICE_CHANGED')) {
      const [before, now] = [body.expectedTotalPaise, thrown.details.bill.totalPaise].map(writeRupees)
      return { title: checkout.priceChanged, text: checkout.priceChangedText(before ?? '', now ?? '') }
    }
    if (thrown instanceof ScriptMissing) {
      window.alert(checkout.sdkFailed)
      return { title: checkout.sdkFailed }
    }
    if (isRefusal(thrown, 'PAYMENT_NOT_VERIFIED'))
      return { title: checkout.verifyFailed, text: checkout.verifyFailedText }
    return { title: serverWordsOf(thrown, words) ?? checkout.orderFailed }
  }

  return { phase, trouble, pay }
}

function factsOf(order: Order): Parameters<typeof openWindow>[1] {
  return {
    ...order,
    name: order.planName,
    prefill: { name: order.fullName, email: order.email, ...(order.phone === null ? {} : { contact: order.phone }) },
    notes: {
      userId: order.userId,
      planId: order.planId ?? order.eventId ?? '',
      purchaseId: order.purchaseId,
      couponCode: order.couponCode ?? 'none',
      validity: String(order.validity ?? ''),
    },
  }
}
