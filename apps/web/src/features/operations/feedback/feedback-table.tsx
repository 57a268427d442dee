import type { ModeratedFeedback } from '@sopaan/contract/feedback'
import { formatDate } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { SettledRow } from '#web/identity/settled-row.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Duty } from '#web/ui/list-for-staff.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { type Selection, Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { FeedbackStars } from './stars.tsx'

const TONES = { pending: 'plain', approved: 'safe', rejected: 'reach' } as const
const BY_NAME = { first: 'ascending' } as const

type Props = {
  rows: readonly ModeratedFeedback[]
  open: (feedback: ModeratedFeedback) => ReactNode
  dutyOf: (feedback: ModeratedFeedback) => Duty<ModeratedFeedback>
  search: URLSearchParams
  selection: Selection | undefined
}

/** Feedback, a row each: whose, how many stars, what about, how it begins, and where it stands. */
export function FeedbackTable({ rows, open, dutyOf, search, selection }: Props) {
  const { feedback: words, language } = useWords()
  const { column, title } = words.moderation
  const state = (feedback: ModeratedFeedback) => <State duty={dutyOf(feedback)} />
  const stars = ({ starRating }: ModeratedFeedback) => <FeedbackStars count={starRating} />
  const category = ({ category }: ModeratedFeedback) => (
    <span className="whitespace-nowrap">{words.categories[category]}</span>
  )
  const changed = ({ changedAt }: ModeratedFeedback) => formatDate(changedAt, language)
  return (
    <Table
      caption={title}
      rows={rows}
      keyOf={({ _id }) => _id}
      {...(selection && { selection })}
      columns={[
        { name: column.author, sort: sortLink(search, 'author', BY_NAME), cell: open },
        { name: column.stars, key: 'stars', sort: sortLink(search, 'stars'), cell: stars },
        {
          name: column.text,
          key: 'text',
          sort: sortLink(search, 'text', BY_NAME),
          cell: ({ message }) => (
            <span className="line-clamp-1 max-w-36 wrap-anywhere min-[1440px]:max-w-96">{message}</span>
          ),
        },
        { name: column.category, key: 'category', sort: sortLink(search, 'category', BY_NAME), cell: category },
        { name: column.status, sort: sortLink(search, 'status', BY_NAME), cell: state },
        {
          name: column.changed,
          key: 'changed',
          sort: sortLink(search, 'changedAt'),
          cell: (feedback) => <span className="whitespace-nowrap">{changed(feedback)}</span>,
        },
      ]}
      choice={useColumnChoice('feedback')}
      item={(feedback) => (
        <RowItem title={open(feedback)} end={stars(feedback)} note={feedback.message} noteEnd={state(feedback)} />
      )}
    />
  )
}

/** Where it stands, or what was done with it just now, with Undo. */
function State({ duty: { row, settled } }: { duty: Duty<ModeratedFeedback> }) {
  const { feedback: words } = useWords()
  if (settled) return <SettledRow settled={settled} failed={words.moderation.failed} />
  return (
    <span className="whitespace-nowrap">
      <Badge tone={TONES[row.status]}>{words.statuses[row.status]}</Badge>
    </span>
  )
}
