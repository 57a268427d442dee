import { paths } from '@sopaan/contract/paths'
import { STATE_TABLE_BYTES_MAX } from '@sopaan/contract/state-tables'
import { LABEL_COLUMN, STATE_COLUMNS } from '@sopaan/domain/state/tables/state-table-rows'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { HandedInFrame } from '#web/handed-in/handed-in-frame.tsx'
import { HandedInList } from '#web/handed-in/handed-in-list.tsx'
import { readHandedInSearch } from '#web/handed-in/handed-in-search.ts'
import { HandedInUpload } from '#web/handed-in/handed-in-upload.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { StateTableView } from './state-table-view.tsx'
import { uploadedTables } from './state-tables.queries.ts'

/** Tables of State counsellings: handed in, checked, published, taken back. The open one stands in the address. */
export default function StateTablesPage() {
  const { stateTables: words } = useWords()
  const [search] = useSearchParams()
  const id = search.get('table') ?? ''
  return (
    <HandedInFrame title={words.title} all={id === '' ? undefined : { to: paths.stateTables(), name: words.all }}>
      {id === '' ? <AllTables /> : <OneTable key={id} id={id} />}
    </HandedInFrame>
  )
}

function OneTable({ id }: { id: string }) {
  const { handedIn } = useWords()
  const query = useQuery(uploadedTables.one(id))
  return (
    <Loaded query={query} failed={handedIn.loadFailed}>
      {(table) => <StateTableView table={table} />}
    </Loaded>
  )
}

function AllTables() {
  const { stateTables: words, handedIn, staff } = useWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = readHandedInSearch(search)
  const query = useQuery(uploadedTables.all(asked, readPageNumber(search)))
  const faults: Readonly<Record<string, (detail: string) => string>> = words.faults
  return (
    <>
      <HandedInList
        list="state-tables"
        query={query}
        asked={asked}
        words={words}
        views={
          <ListViews list="state-tables">
            <FileButton
              label={staff.list.csv}
              words={{ failed: staff.list.csvFailed }}
              onTake={() => uploadedTables.download(asked)}
              long={{ list: 'state-tables', filter: asked }}
            />
            <HandedInUpload
              hint={words.dropHint}
              accept=".csv,.tsv,.txt,.xlsx,.gz"
              bytesMax={STATE_TABLE_BYTES_MAX}
              tooLarge={words.tooLarge}
              sayRefusal={(refusal) =>
                refusal.is('STATE_TABLE_UNFIT') ? faults[refusal.details.fault]?.(refusal.details.detail) : undefined
              }
              onFile={async (file) => navigate(`?table=${await uploadedTables.upload(file)}`)}
            />
          </ListViews>
        }
        linkTo={(id) => `?table=${id}`}
        nameOf={({ name, season }) => words.tableOf(name, String(season))}
        replacedOf={({ state, isStanding }) => (state === 'published' && !isStanding ? words.replaced : undefined)}
      />
      <p className="type-small measure text-tertiary">{`${words.lead} ${words.dropHint}`}</p>
      <Fold name={handedIn.headings}>
        <p className="measure text-secondary">{words.headingsLead}</p>
        <p lang="en" className="mt-2 wrap-anywhere">
          {[...Object.values(STATE_COLUMNS), LABEL_COLUMN].join(', ')}
        </p>
      </Fold>
    </>
  )
}
