import type { ManagedMentor } from '@sopaan/contract/managed-mentors'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'

const TONES = { applied: 'likely', approved: 'safe', rejected: 'reach' } as const

type Props = { mentors: readonly ManagedMentor[]; onOpen: (mentor: ManagedMentor) => void }

/** Mentors and applications, a row each; the name opens what is known of one. */
export function MentorTable({ mentors, onOpen }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.staff
  const name = (mentor: ManagedMentor): ReactNode => (
    <button
      type="button"
      onClick={() => onOpen(mentor)}
      className="min-h-11 rounded-control text-start font-semibold wrap-anywhere text-primary-text hover:underline"
    >
      {mentor.fullName}
    </button>
  )
  const state = ({ state }: ManagedMentor) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>
  const stars = ({ rating }: ManagedMentor) => (rating === null ? '–' : `${rating.mean} (${rating.count})`)
  return (
    <div className="overflow-clip rounded-sheet border border-border bg-surface">
      <Table
        caption={words.title}
        rows={mentors}
        keyOf={({ _id }) => _id}
        columns={[
          { name: words.name, cell: name },
          {
            name: words.seat,
            cell: ({ seat }) => (
              <>
                <span className="block">{seat.programme.name}</span>
                <span className="type-small text-secondary">{seat.institute.name}</span>
              </>
            ),
          },
          { name: words.state, cell: state },
          { name: words.sessions, isFigure: true, cell: ({ sessions }) => sessions },
          { name: words.rating, isFigure: true, cell: stars },
        ]}
        item={(mentor) => (
          <div className="grid gap-1">
            <div className="flex flex-wrap items-center justify-between gap-2">
              {name(mentor)}
              {state(mentor)}
            </div>
            <p className="type-small wrap-anywhere text-secondary">
              {mentor.seat.programme.name}, {mentor.seat.institute.name}
            </p>
            <p className="type-small text-secondary">
              {mentoring.sessions(mentor.sessions)}
              {mentor.rating !== null && ` · ★ ${stars(mentor)}`}
            </p>
          </div>
        )}
      />
    </div>
  )
}
