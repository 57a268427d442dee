import type { ParentConsent, ParentProofProgress } from '@sopaan/contract/parents'
import { isRefusal } from '@sopaan/contract/refusals'
import { useRef, useState } from 'react'
import { loadWindowScript, openWindow, ScriptMissing } from '#web/payment-window.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { createCheck, readParentConsent, verifyCheck } from './parents.queries.ts'
import { useAnswer } from './use-answer.ts'

type Props = { token: string; progress: ParentProofProgress; onChange: (consent: ParentConsent) => void }

/** Pays the rupee that comes back: order, window, verification. A second press while one runs does nothing. */
export function RupeeProof({ token, progress, onChange }: Props) {
  const { parents, shell, language } = useWords()
  const { isWorking, fault, send } = useAnswer()
  const [trouble, setTrouble] = useState<string>()
  const isRunning = useRef(false)
  const { payment } = progress
  const pay = async () => {
    const order = await createCheck(token, language)
    const Razorpay = await loadWindowScript(order.checkoutUrl)
    const left = await openWindow(Razorpay, order, shell.productName)
    if (left.end === 'closed') {
      setTrouble(left.hasFailed ? parents.payFailed : parents.payClosed)
      return onChange(await readParentConsent(token, new AbortController().signal))
    }
    onChange(await verifyCheck(token, left.handed))
  }
  const handlePay = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setTrouble(undefined)
    await send(async () => {
      try {
        await pay()
      } catch (thrown) {
        if (thrown instanceof ScriptMissing) return setTrouble(parents.payScriptMissing)
        // Another tab, or the bank, was faster: the page shows where it stands.
        if (isRefusal(thrown, 'PARENT_STEP_OVER'))
          return onChange(await readParentConsent(token, new AbortController().signal))
        throw thrown
      }
    })
    isRunning.current = false
  }
  const state = payment === null ? undefined : parents.payStates[payment]
  return (
    <section className="grid justify-items-start gap-3 rounded-sheet border border-border bg-surface p-5">
      <h2 className="type-card">{parents.payTitle}</h2>
      <p>{parents.payText}</p>
      <div role="status" className="empty:hidden">
        {trouble === undefined && state !== undefined && <p className="rounded-box bg-surface-sunken p-4">{state}</p>}
      </div>
      {trouble !== undefined && <Banner title={trouble} tone="error" />}
      {fault !== undefined && <Banner title={fault} tone="error" />}
      <Button doing={isWorking ? parents.working : undefined} onClick={() => void handlePay()}>
        {payment === null ? parents.pay : parents.payAgain}
      </Button>
      <p className="type-small text-secondary">{parents.payNote}</p>
    </section>
  )
}
