import type { ManagedMentor } from '@sopaan/contract/managed-mentors'
import { MENTOR_STATES } from '@sopaan/contract/mentors'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ManagedEarnings } from '#web/features/mentoring/earnings/managed-earnings.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ListForStaff } from '#web/ui/list-for-staff.tsx'
import { StateFilter } from '#web/ui/state-filter.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ApplicationSheet } from './application-sheet.tsx'
import { mentorsQuery } from './managed-mentors.queries.ts'
import { MentoringTabs } from './mentoring-tabs.tsx'

const TONES = { applied: 'likely', approved: 'safe', rejected: 'reach' } as const

type Props = { mentors: readonly ManagedMentor[]; name: (mentor: ManagedMentor) => ReactNode }

/** Mentors and applications before staff; what waits stands first. */
export default function ManagedMentorsPage() {
  const { mentoring } = useWords()
  const words = mentoring.staff
  const [search] = useSearchParams()
  const state = MENTOR_STATES.find((each) => each === search.get('state'))
  const query = useQuery(mentorsQuery(state, readPageNumber(search)))
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
        <MentoringTabs current="mentors" />
        <StateFilter states={MENTOR_STATES} chosen={state} words={words} />
        <ListForStaff
          query={query}
          words={{ empty: words.empty, emptyText: words.emptyText, pages: words.pages }}
          nameOf={({ fullName }) => fullName}
          table={(mentors, name) => <MentorTable mentors={mentors} name={name} />}
          sheet={({ row: mentor }, onDone) => (
            <>
              <ApplicationSheet mentor={mentor} onDone={onDone} />
              {mentor.state === 'approved' && <ManagedEarnings mentorId={mentor._id} />}
            </>
          )}
        />
      </div>
    </ReauthenticationProvider>
  )
}

/** Mentors and applications, a row each; the name opens what is known of one. */
function MentorTable({ mentors, name }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.staff
  const state = ({ state }: ManagedMentor) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>
  const stars = ({ rating }: ManagedMentor) => (rating === null ? '–' : `${rating.mean} (${rating.count})`)
  return (
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
  )
}
