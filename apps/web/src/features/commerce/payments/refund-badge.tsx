import type { RefundRow } from '@sopaan/contract/purchase-shapes'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'

const TONES: Record<RefundRow['state'], Tone> = {
  asked: 'likely',
  withdrawn: 'plain',
  declined: 'plain',
  held: 'likely',
  sending: 'plain',
  pending: 'plain',
  processed: 'safe',
  failed: 'reach',
  closed: 'plain',
}
/** Where a refund stands, in a word. */
export function RefundBadge({ state }: Pick<RefundRow, 'state'>) {
  const { payments } = useWords()
  return <Badge tone={TONES[state]}>{payments.refunds.states[state]}</Badge>
}
