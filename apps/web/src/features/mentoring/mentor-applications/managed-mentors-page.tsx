import { managedMentors } from '@sopaan/contract/managed-mentors'
import { MENTOR_STATES } from '@sopaan/contract/mentors'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ManagedEarnings } from '#web/features/mentoring/earnings/managed-earnings.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { ListForStaff } from '#web/ui/list-for-staff.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ApplicationSheet } from './application-sheet.tsx'
import { downloadMentors, mentorsQuery } from './managed-mentors.queries.ts'
import { MentorTable } from './mentor-table.tsx'
import { MentoringFilter } from './mentoring-filter.tsx'
import { MentoringTabs } from './mentoring-tabs.tsx'

const CONSTRAINTS = constraintsOf(managedMentors.list)

/** Mentors and applications before staff; what waits stands first. */
export default function ManagedMentorsPage() {
  const { mentoring } = useWords()
  const words = mentoring.staff
  const [search] = useSearchParams()
  const { page = 1, limit: _, ...asked } = readSearch(CONSTRAINTS, search).taken
  const query = useQuery(mentorsQuery({ ...asked, page }))
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <MentoringTabs current="mentors" />
        <ListViews list="mentors">
          {query.data && (
            <p className="font-semibold tabular-nums" role="status">
              {words.counts.mentors(groupIndian(query.data.total))}
            </p>
          )}
        </ListViews>
        <MentoringFilter
          key={search.toString()}
          list="mentors"
          asked={{ q: asked.q, sort: asked.sort, ...limitsOf(CONSTRAINTS, 'q') }}
          isNarrowed={asked.state !== undefined}
        >
          <ChipSelect label={words.state} name="state" defaultValue={asked.state ?? ''}>
            <option value="">{words.anyState}</option>
            {MENTOR_STATES.map((each) => (
              <option key={each} value={each}>
                {words.states[each]}
              </option>
            ))}
          </ChipSelect>
        </MentoringFilter>
        <ListForStaff
          query={query}
          words={{ empty: words.empty, emptyText: words.emptyText, pages: words.pages }}
          nameOf={({ fullName }) => fullName}
          table={(mentors, open) => <MentorTable mentors={mentors} open={open} search={search} />}
          sheet={({ row: mentor }, onDone) => (
            <>
              <ApplicationSheet mentor={mentor} onDone={onDone} />
              {mentor.state === 'approved' && <ManagedEarnings mentorId={mentor._id} />}
            </>
          )}
          foot={
            <FileButton
              label={words.csv}
              words={{ done: words.csvDone, failed: words.csvFailed }}
              onTake={() => downloadMentors(asked)}
              long={{ list: 'mentors', filter: asked }}
            />
          }
        />
      </div>
    </ReauthenticationProvider>
  )
}
