import type { ManagedReport } from '@sopaan/contract/managed-mentoring'
import { formatDate } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import type { Duty } from '#web/ui/list-for-staff.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { SettledCell } from './settled-cell.tsx'

const BY_NAME = { first: 'ascending' } as const

type Props = {
  rows: readonly ManagedReport[]
  open: (report: ManagedReport) => ReactNode
  dutyOf: (report: ManagedReport) => Duty<ManagedReport>
  search: URLSearchParams
}

/** Reports, a row each: who says it of whom, what it is about, and where it stands. */
export function ReportTable({ rows, open, dutyOf, search }: Props) {
  const { mentoring, language } = useWords()
  const words = mentoring.staff
  const state = (report: ManagedReport) => (
    <SettledCell settled={dutyOf(report).settled}>
      <Badge tone={report.decision === null ? 'likely' : report.decision === 'upheld' ? 'reach' : 'plain'}>
        {report.decision === null ? words.states.applied : words[report.decision]}
      </Badge>
    </SettledCell>
  )
  const reported = ({ reportedAt }: ManagedReport) => formatDate(reportedAt, language)
  return (
    <Table
      caption={words.tabs.reports}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { name: words.column.by, sort: sortLink(search, 'by', BY_NAME), cell: open },
        {
          name: words.column.about,
          key: 'about',
          sort: sortLink(search, 'about', BY_NAME),
          cell: ({ about }) => <span className="line-clamp-1 max-w-48 wrap-anywhere">{about.fullName}</span>,
        },
        {
          name: words.column.kind,
          key: 'kind',
          sort: sortLink(search, 'kind', BY_NAME),
          cell: ({ kind }) => words.reportKinds[kind],
        },
        { name: words.state, sort: sortLink(search, 'decision', BY_NAME), cell: state },
        {
          name: words.column.reported,
          key: 'reported',
          sort: sortLink(search, 'reportedAt'),
          cell: (report) => <span className="whitespace-nowrap">{reported(report)}</span>,
        },
      ]}
      choice={useColumnChoice('mentoring-reports')}
      item={(report) => (
        <RowItem
          title={open(report)}
          note={[words.reportKinds[report.kind], report.about.fullName, reported(report)].join(' · ')}
          noteEnd={state(report)}
        />
      )}
    />
  )
}
