import type { ManagedMentor } from '@sopaan/contract/managed-mentors'
import { MENTOR_STATES } from '@sopaan/contract/mentors'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Select } from '#web/ui/select.tsx'
import { Table } from '#web/ui/table.tsx'
import { useStableRows } from '#web/ui/use-stable-rows.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ApplicationSheet } from './application-sheet.tsx'
import { mentorsQuery } from './managed-mentors.queries.ts'
import { MentoringTabs } from './mentoring-tabs.tsx'

const TONES = { applied: 'likely', approved: 'safe', rejected: 'reach' } as const

type Props = { mentors: readonly ManagedMentor[]; onOpen: (mentor: ManagedMentor) => void }

/** Mentors and applications before staff; what waits stands first. */
export default function ManagedMentorsPage() {
  const { mentoring } = useWords()
  const words = mentoring.staff
  const [search, setSearch] = useSearchParams()
  const state = MENTOR_STATES.find((each) => each === search.get('state'))
  const query = useQuery(mentorsQuery(state, readPageNumber(search)))
  const [open, setOpen] = useState<ManagedMentor>()
  const close = () => setOpen(undefined)
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
        <MentoringTabs current="mentors" />
        <Select
          label={words.filter}
          value={state ?? 'all'}
          hasNote={false}
          onChange={({ currentTarget: { value } }) => setSearch(value === 'all' ? {} : { state: value })}
          className="w-full sm:w-60"
        >
          {(['all', ...MENTOR_STATES] as const).map((each) => (
            <option key={each} value={each}>
              {words.states[each]}
            </option>
          ))}
        </Select>
        <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
          <Loaded query={query}>
            {(page) =>
              page.data.length === 0 ? (
                <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
              ) : (
                <>
                  <Rows answered={page.data} onOpen={setOpen} />
                  <PageNav label={words.pages} page={page} />
                </>
              )
            }
          </Loaded>
        </div>
      </div>
      <Dialog title={open?.fullName ?? ''} isOpen={open !== undefined} onClose={close}>
        {open && <ApplicationSheet key={open._id} mentor={open} onDone={close} />}
      </Dialog>
    </ReauthenticationProvider>
  )
}

/** Who was decided on stays in the same place until the list is asked for anew. */
function Rows({ answered, onOpen }: { answered: readonly ManagedMentor[]; onOpen: (mentor: ManagedMentor) => void }) {
  const { key: visit } = useLocation()
  const { rows } = useStableRows(answered, visit)
  return <MentorTable mentors={rows} onOpen={onOpen} />
}

/** Mentors and applications, a row each; the name opens what is known of one. */
function MentorTable({ mentors, onOpen }: Props) {
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
