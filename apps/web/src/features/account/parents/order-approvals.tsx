import type { OrderApproval } from '@sopaan/contract/parents'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useEffect, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { fetchApprovals, sendApprovalAnswer } from './parents.queries.ts'
import { useAnswer } from './use-answer.ts'

/** The orders a parent is asked to approve, each with its bill and both answers, and those that were answered. */
export function OrderApprovals({ token, child }: { token: string; child: string }) {
  const { parents } = useWords()
  const { isWorking, fault, send } = useAnswer()
  const [orders, setOrders] = useState<OrderApproval[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const ending = new AbortController()
    setHasFailed(false)
    fetchApprovals(token, ending.signal).then(setOrders, () => {
      if (!ending.signal.aborted) setHasFailed(true)
    })
    return () => ending.abort()
  }, [token, attempt])
  const handleAnswer = (approvalId: string, decision: 'approved' | 'refused') =>
    void send(async () => setOrders(await sendApprovalAnswer({ token, approvalId, decision })))
  if (hasFailed)
    return (
      <div className="grid justify-items-start gap-3">
        <Banner title={parents.ordersFailed} tone="error" />
        <Button look="line" onClick={() => setAttempt(attempt + 1)}>
          {parents.tryAgain}
        </Button>
      </div>
    )
  if (orders === undefined)
    return (
      <p role="status" className="text-secondary">
        {parents.ordersReading}
      </p>
    )
  return (
    <section className="grid gap-4">
      <h2 className="type-card">{parents.ordersTitle(child)}</h2>
      {orders.length === 0 && <p className="text-secondary">{parents.ordersNone(child)}</p>}
      {fault !== undefined && <Banner title={fault} tone="error" />}
      <ul className="grid gap-4 empty:hidden">
        {orders.map((order) => (
          <li key={order._id} className="rounded-box border border-border p-4">
            <Order order={order} isWorking={isWorking} onAnswer={(decision) => handleAnswer(order._id, decision)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type OrderProps = {
  order: OrderApproval
  isWorking: boolean
  onAnswer: (decision: 'approved' | 'refused') => void
}

function Order({ order, isWorking, onAnswer }: OrderProps) {
  const { parents, language } = useWords()
  const name = writtenIn(language, order.name)
  const amount = writeRupees(order.totalPaise)
  const about = <span className="sr-only">{`: ${name}, ${amount}`}</span>
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{name}</h3>
      <p>{amount}</p>
      <p role="status" className="text-secondary">
        {order.state === 'waiting'
          ? parents.orderUntil(formatDateTime(order.endsAt, language))
          : parents.orderStates[order.state]}
      </p>
      {order.state === 'waiting' && (
        <div className="flex flex-wrap gap-3">
          <Button disabled={isWorking} onClick={() => onAnswer('approved')}>
            {parents.approve}
            {about}
          </Button>
          <Button look="line" disabled={isWorking} onClick={() => onAnswer('refused')}>
            {parents.refuse}
            {about}
          </Button>
        </div>
      )}
    </div>
  )
}
