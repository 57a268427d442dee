import type { ManagedMentor } from '@sopaan/contract/managed-mentors'
import { formatDate } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'

const TONES = { applied: 'likely', approved: 'safe', rejected: 'reach' } as const
const BY_NAME = { first: 'ascending' } as const

type Props = {
  mentors: readonly ManagedMentor[]
  open: (mentor: ManagedMentor) => ReactNode
  search: URLSearchParams
}

/** Mentors and applications, a row each; the name opens what is known of one. */
export function MentorTable({ mentors, open, search }: Props) {
  const { mentoring, language } = useWords()
  const words = mentoring.staff
  const state = ({ state }: ManagedMentor) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>
  const stars = ({ rating }: ManagedMentor) => (rating === null ? '–' : `${rating.mean} (${rating.count})`)
  return (
    <Table
      caption={words.title}
      rows={mentors}
      keyOf={({ _id }) => _id}
      columns={[
        { name: words.name, sort: sortLink(search, 'name', BY_NAME), cell: open },
        {
          name: words.seat,
          key: 'seat',
          sort: sortLink(search, 'seat', BY_NAME),
          cell: ({ seat }) => (
            <span className="line-clamp-1 max-w-72 wrap-anywhere">
              {seat.programme.name} · {seat.institute.name}
            </span>
          ),
        },
        { name: words.state, key: 'state', sort: sortLink(search, 'state', BY_NAME), cell: state },
        {
          name: words.applied,
          key: 'applied',
          sort: sortLink(search, 'appliedAt'),
          cell: ({ appliedAt }) => <span className="whitespace-nowrap">{formatDate(appliedAt, language)}</span>,
        },
        {
          name: words.sessions,
          key: 'sessions',
          isFigure: true,
          sort: sortLink(search, 'sessions'),
          cell: ({ sessions }) => sessions,
        },
        {
          name: words.rating,
          key: 'rating',
          isFigure: true,
          sort: sortLink(search, 'rating'),
          cell: stars,
        },
      ]}
      choice={useColumnChoice('mentors')}
      item={(mentor) => (
        <RowItem
          title={open(mentor)}
          end={mentor.rating === null ? undefined : `★ ${stars(mentor)}`}
          note={[mentoring.sessions(mentor.sessions), mentor.seat.institute.name, mentor.seat.programme.name].join(
            ' · ',
          )}
          noteEnd={state(mentor)}
        />
      )}
    />
  )
}
