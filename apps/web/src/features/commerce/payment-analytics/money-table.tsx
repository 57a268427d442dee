import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { buttonClasses } from '#web/ui/button.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'

export type MoneyGroup = {
  key: string
  name: string
  note?: string
  paid: number
  grossPaise: number
  taxPaise: number
  refundPaise: number
  netPaise: number
}

type Props = { title: string; head: string; groups: readonly MoneyGroup[]; csv: { to: string; label: string } }

/** Money by group, the most revenue first, with its file. */
export function MoneyTable({ title, head, groups, csv }: Props) {
  const { analytics: words } = useWords()
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-subsection">{title}</h2>
        <a href={csv.to} download className={buttonClasses('line')}>
          {csv.label}
        </a>
      </div>
      <div className="overflow-clip rounded-sheet border border-border bg-surface">
        <Table
          caption={title}
          rows={groups}
          keyOf={({ key }) => key}
          columns={[
            { name: head, cell: (group) => <GroupName group={group} /> },
            { name: words.payments, isFigure: true, cell: ({ paid }) => groupIndian(paid) },
            { name: words.gross, isFigure: true, cell: ({ grossPaise }) => writeRupees(grossPaise) },
            { name: words.tax, isFigure: true, cell: ({ taxPaise }) => writeRupees(taxPaise) },
            { name: words.refunds, isFigure: true, cell: ({ refundPaise }) => writeRupees(refundPaise) },
            { name: words.net, isFigure: true, cell: ({ netPaise }) => writeRupees(netPaise) },
          ]}
          item={(group) => (
            <div className="flex justify-between gap-4">
              <div>
                <GroupName group={group} />
                <p className="type-small text-secondary tabular-nums">
                  {words.payments}: {groupIndian(group.paid)} · {words.gross}: {writeRupees(group.grossPaise)}
                </p>
              </div>
              <p className="font-semibold tabular-nums">{writeRupees(group.netPaise)}</p>
            </div>
          )}
        />
      </div>
    </section>
  )
}

function GroupName({ group }: { group: MoneyGroup }) {
  return (
    <span>
      <span className="font-semibold">{group.name}</span>
      {group.note !== undefined && <span className="type-small block text-tertiary">{group.note}</span>}
    </span>
  )
}
