import type { CollegeDataAnswer } from '@sopaan/contract/college-data'
import { IMPORT_BYTES_MAX, UNREADABLE_REASONS } from '@sopaan/contract/managed-imports'
import { paths } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { wordsOf } from '#web/refusal-words.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { Answered } from './answered.tsx'
import { downloadImports, InvalidData, importsQuery, rowsQuery, sendTable } from './imports.queries.ts'
import { ImportsFilter } from './imports-filter.tsx'
import { readImportsSearch } from './imports-search.ts'
import { ImportsTable } from './imports-table.tsx'

/** College data as staff keep it: hand a table in, and what was handed in before. */
export default function ImportsPage() {
  const { managedData: words, collegeRecords, managedColleges, managedSeasons, stateTables, staff } = useWords()
  const [search] = useSearchParams()
  const asked = readImportsSearch(search)
  const query = useQuery(importsQuery(asked, readPageNumber(search)))
  const isNarrowed = asked.q !== undefined || asked.kind !== undefined || asked.state !== undefined
  const links = [
    { to: paths.managedRows(), name: words.rowsLink },
    { to: paths.collegeRecords(), name: collegeRecords.link },
    { to: paths.managedColleges(), name: managedColleges.link },
    { to: paths.stateTables(), name: stateTables.link },
    { to: paths.managedSeasons(), name: managedSeasons.link },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DocumentHead title={words.title} isIndexed={false} />
      <p className="flex flex-wrap gap-2">
        {links.map(({ to, name }) => (
          <Link key={to} to={to} className={classNames(buttonClasses('line'), 'lg:min-h-9 lg:px-4')}>
            {name}
          </Link>
        ))}
      </p>
      <section aria-labelledby="history" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="history" className="sr-only">
          {words.history}
        </h2>
        <ListViews list="imports">
          <FileButton
            label={staff.list.csv}
            words={{ failed: staff.list.csvFailed }}
            onTake={() => downloadImports(asked)}
            long={{ list: 'imports', filter: asked }}
          />
          <UploadCard />
        </ListViews>
        <ImportsFilter key={search.toString()} asked={asked} />
        <Answered query={query}>
          {({ data, page }) =>
            data.length === 0 ? (
              <EmptyState title={isNarrowed ? staff.list.none : words.empty}>
                {isNarrowed ? staff.list.noneText : words.emptyText}
              </EmptyState>
            ) : (
              <>
                <div className="overflow-clip rounded-sheet border border-border bg-surface">
                  <ImportsTable jobs={data} search={search} />
                </div>
                <PageNav label={words.pages} page={page} />
              </>
            )
          }
        </Answered>
      </section>
      <PublishedRounds />
      <p className="type-small measure text-tertiary">{`${words.lead} ${words.dropHint}`}</p>
    </div>
  )
}

/** Where a table is handed in; then its own page opens. */
function UploadCard() {
  const all = useWords()
  const { managedData: words } = all
  const navigate = useNavigate()
  const { isBusy, failure: error, setFailure: setError, send } = useSending<string>()
  const said = (thrown: unknown): string => {
    if (thrown instanceof InvalidData) return words.invalidData
    if (!isRefusal(thrown)) return words.uploadFailed
    if (thrown.is('INPUT_TOO_LARGE')) return words.tooLarge
    if (thrown.is('IMPORT_UNREADABLE')) {
      const reason = UNREADABLE_REASONS.find((each) => each === thrown.details.reason)
      return reason === undefined ? words.uploadFailed : words.unreadable[reason]
    }
    return wordsOf(thrown, all) ?? words.uploadFailed
  }
  const handleChoose = async (file: File) => {
    if (file.size > IMPORT_BYTES_MAX) return setError(words.tooLarge)
    await send(async () => navigate(paths.managedImport((await sendTable(file))._id)), said)
  }
  return (
    <FileDrop
      isFlat
      label={isBusy ? words.uploading : words.drop}
      hint={words.dropHint}
      accept=".csv,.tsv,.txt,.xlsx,.html,.htm,.gz"
      isDisabled={isBusy}
      error={error}
      onChoose={(file) => void handleChoose(file)}
    />
  )
}

type Round = CollegeDataAnswer['tables'][number]

/** Every round that people read now, by season: those that came with the product too. Each leads to its rows. */
function PublishedRounds() {
  const { managedData: words } = useWords()
  const query = useQuery(rowsQuery({ q: '', table: '', sort: 'newest', page: 1 }))
  return (
    <Answered query={query}>
      {({ tables }) => (
        <Fold name={words.publishedNow(tables.length, groupIndian(tables.length))}>
          <ul className="mt-2 divide-y divide-border overflow-clip rounded-sheet border border-border bg-surface">
            {[...Map.groupBy(tables, ({ season }) => season)].map(([season, rounds]) => (
              <li key={season} className="grid gap-2 p-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
                <span className="font-semibold tabular-nums">{season}</span>
                <ul className="flex flex-wrap gap-x-5">
                  {rounds.map((round) => (
                    <RoundLink key={`${round.counselling} ${round.round}`} round={round} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Answered>
  )
}

function RoundLink({ round: { counselling, season, round, rows } }: { round: Round }) {
  const { managedData: words } = useWords()
  const table = new URLSearchParams({ table: `${counselling} ${season} ${round}` })
  return (
    <li>
      <Link
        to={`${paths.managedRows()}?${table}`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary-text"
      >
        {words.round(words.bodies[counselling], season, round)}
        <span className="type-small font-normal text-tertiary tabular-nums">
          {words.rowsOf(rows, groupIndian(rows))}
        </span>
      </Link>
    </li>
  )
}
