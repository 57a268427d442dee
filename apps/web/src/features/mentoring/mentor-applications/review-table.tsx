import type { ManagedReview } from '@sopaan/contract/managed-mentoring'
import { formatDate } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import type { Duty } from '#web/ui/list-for-staff.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Stars } from '#web/ui/stars.tsx'
import { type Selection, Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { SettledCell } from './settled-cell.tsx'

const TONES = { pending: 'likely', approved: 'safe', rejected: 'reach' } as const
export const REVIEW_STATE_WORDS = { pending: 'applied', approved: 'approved', rejected: 'rejected' } as const
const BY_NAME = { first: 'ascending' } as const

type Props = {
  rows: readonly ManagedReview[]
  open: (review: ManagedReview) => ReactNode
  dutyOf: (review: ManagedReview) => Duty<ManagedReview>
  search: URLSearchParams
  selection: Selection | undefined
}

/** Reviews, a row each: whose, of whom, how many stars, and how it begins. */
export function ReviewTable({ rows, open, dutyOf, search, selection }: Props) {
  const { mentoring, language } = useWords()
  const words = mentoring.staff
  const state = (review: ManagedReview) => (
    <SettledCell settled={dutyOf(review).settled}>
      <span className="whitespace-nowrap">
        <Badge tone={TONES[review.state]}>{words.states[REVIEW_STATE_WORDS[review.state]]}</Badge>
      </span>
    </SettledCell>
  )
  const stars = ({ stars }: ManagedReview) => <Stars count={stars} label={mentoring.stars(stars)} />
  const written = ({ writtenAt }: ManagedReview) => formatDate(writtenAt, language)
  return (
    <Table
      caption={words.tabs.reviews}
      rows={rows}
      keyOf={({ _id }) => _id}
      {...(selection && { selection })}
      columns={[
        { name: words.column.author, sort: sortLink(search, 'author', BY_NAME), cell: open },
        {
          name: words.column.mentor,
          key: 'mentor',
          sort: sortLink(search, 'mentor', BY_NAME),
          cell: ({ mentor }) => <span className="line-clamp-1 max-w-48 wrap-anywhere">{mentor.fullName}</span>,
        },
        { name: words.rating, key: 'stars', sort: sortLink(search, 'stars'), cell: stars },
        {
          name: words.column.text,
          key: 'text',
          sort: sortLink(search, 'text', BY_NAME),
          cell: ({ text }) => <span className="line-clamp-1 max-w-44 wrap-anywhere min-[1440px]:max-w-96">{text}</span>,
        },
        { name: words.state, sort: sortLink(search, 'state', BY_NAME), cell: state },
        {
          name: words.column.written,
          key: 'written',
          sort: sortLink(search, 'writtenAt'),
          cell: (review) => <span className="whitespace-nowrap">{written(review)}</span>,
        },
      ]}
      choice={useColumnChoice('mentor-reviews')}
      item={(review) => <RowItem title={open(review)} end={stars(review)} note={review.text} noteEnd={state(review)} />}
    />
  )
}
