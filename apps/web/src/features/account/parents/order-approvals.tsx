import type { OrderApproval } from '@sopaan/contract/parents'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { approvalsQuery, sendApprovalAnswer } from './parents.queries.ts'
import { useAnswer } from './use-answer.ts'

/** The orders a parent is asked to approve, each with its bill and both answers, and those that were answered. */
export function OrderApprovals({ token, child }: { token: string; child: string }) {
  const { parents } = useWords()
  const query = useQuery(approvalsQuery(token))
  const { isWorking, fault, send } = useAnswer()
  const handleAnswer = (approvalId: string, decision: 'approved' | 'refused') =>
    void send(() => sendApprovalAnswer({ token, approvalId, decision }))
  return (
    <Loaded query={query} failed={parents.ordersFailed}>
      {(orders) => (
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
      )}
    </Loaded>
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
