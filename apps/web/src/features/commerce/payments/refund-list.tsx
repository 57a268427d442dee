import type { RefundRow } from '@sopaan/contract/purchase-shapes'
import { useLocation } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { useStableRows } from '#web/ui/use-stable-rows.ts'
import { RefundSheet } from './refund-sheet.tsx'

/** The refunds of one payment with what can be done to each; one that was done with stays in its place. */
export function RefundList({ answered, purchaseId }: { answered: readonly RefundRow[]; purchaseId: string }) {
  const { key: visit } = useLocation()
  const { rows, settledOf, settle, forget } = useStableRows(answered, `${visit} ${purchaseId}`)
  return rows.map((row) => (
    <Card key={row._id}>
      <RefundSheet
        duty={{
          row,
          settled: settledOf(row),
          settle: (settled) => settle(row, settled),
          forget: () => forget(row),
        }}
      />
    </Card>
  ))
}
