import type { ManagedMentor } from '@sopaan/contract/managed-mentors'
import { MENTOR_STATES } from '@sopaan/contract/mentors'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Select } from '#web/ui/select.tsx'
import { useStableRows } from '#web/ui/use-stable-rows.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ApplicationSheet } from './application-sheet.tsx'
import { mentorsQuery } from './managed-mentors.queries.ts'
import { MentorTable } from './mentor-table.tsx'
import { MentoringTabs } from './mentoring-tabs.tsx'

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
