import type { QueryOf } from '@sopaan/contract/call'
import { JOB_STATES, type jobs, type Schedule } from '@sopaan/contract/jobs'
import { useSearchParams } from 'react-router'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { downloadJobs } from './jobs.queries.ts'
import { JOBS_SEARCH_LIMITS, USUAL_JOB_SORT } from './jobs-search.ts'
import { ScheduleTable } from './schedule-table.tsx'

type Props = { schedules: readonly Schedule[]; asked: QueryOf<typeof jobs.find>; onRefresh: () => void }

/** The work that comes round again as a list: found by its words, narrowed, ordered, saved as a view and as a file. */
export function SchedulesSection({ schedules, asked, onRefresh }: Props) {
  const { jobs: words, staff } = useWords()
  const [search] = useSearchParams()
  const { q, state, sort } = asked
  return (
    <section
      id="schedules"
      aria-labelledby="schedules-title"
      className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-1.5"
    >
      <h2 id="schedules-title" className="sr-only">
        {words.schedules}
      </h2>
      <ListViews list="jobs">
        <Button look="line" className="max-lg:min-h-11 lg:min-h-9" onClick={onRefresh}>
          {words.refresh}
        </Button>
        <FileButton
          label={staff.list.csv}
          words={{ failed: staff.list.csvFailed }}
          onTake={() => downloadJobs(asked)}
        />
      </ListViews>
      <FilterRow
        key={search.toString()}
        search={{ label: staff.list.search, hint: words.searchHint, value: q, ...JOBS_SEARCH_LIMITS }}
        kept={{ sort: sort === USUAL_JOB_SORT ? undefined : sort }}
        words={staff.list}
        isNarrowed={q !== undefined || state !== undefined}
      >
        <ChipSelect label={staff.list.state} name="state" defaultValue={state ?? ''}>
          <option value="">{staff.list.anyState}</option>
          {JOB_STATES.map((each) => (
            <option key={each} value={each}>
              {words.scheduleStates[each]}
            </option>
          ))}
        </ChipSelect>
      </FilterRow>
      {schedules.length === 0 ? (
        <EmptyState title={staff.list.none}>{staff.list.noneText}</EmptyState>
      ) : (
        <div className="overflow-clip rounded-sheet border border-border bg-surface">
          <ScheduleTable schedules={schedules} search={search} />
        </div>
      )}
    </section>
  )
}
