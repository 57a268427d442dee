import type { CollegeDataAnswer, CollegeDataRow, ManagedRowSort } from '@sopaan/contract/college-data'
import { managedCollegeData } from '@sopaan/contract/managed-college-data'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readPageNumber, readSearch } from '#web/forms/read-search.ts'
import { useAction } from '#web/identity/use-action.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { Answered } from './answered.tsx'
import { downloadRows, rowsFilterOf, rowsQuery, sendRowRemoval } from './imports.queries.ts'
import { RowForm } from './row-form.tsx'

const CONSTRAINTS = constraintsOf(managedCollegeData.list)
const USUAL_SORT: ManagedRowSort = 'newest'

type Open = { kind: 'edit' | 'remove'; row: CollegeDataRow }

type Props = {
  rows: readonly CollegeDataRow[]
  search: URLSearchParams
  onEdit: (row: CollegeDataRow) => void
  onRemove: (row: CollegeDataRow) => void
}

/** Published rows, each to be put right or taken out. */
export default function RowsPage() {
  const { managedData: words } = useWords()
  const [search] = useSearchParams()
  const [open, setOpen] = useState<Open>()
  const { isBusy, run } = useAction()
  const { sort = USUAL_SORT } = readSearch(CONSTRAINTS, search).taken
  const asked = {
    q: search.get('q') ?? '',
    table: search.get('table') ?? '',
    sort,
    page: readPageNumber(search),
  }
  const query = useQuery(rowsQuery(asked))
  const close = () => setOpen(undefined)
  const handleRemove = async (row: CollegeDataRow) => {
    if (await run(() => sendRowRemoval(row._id), { done: words.removed, failed: words.saveFailed })) close()
  }
  const removed = open?.kind === 'remove' ? open.row : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DocumentHead title={words.rowsTitle} isIndexed={false} />
      <h1 className="sr-only">{words.rowsTitle}</h1>
      <ListViews list="rows">
        <BackLink to={paths.managedCollegeData()}>{words.back}</BackLink>
        {query.data && (
          <p role="status" className="font-semibold tabular-nums">
            {words.rowsFound(groupIndian(query.data.total), query.data.isTotalCapped)}
          </p>
        )}
        <FileButton
          label={words.refusedCsv}
          words={{ failed: words.saveFailed }}
          onTake={() => downloadRows(asked)}
          long={{ list: 'rows', filter: rowsFilterOf(asked) }}
        />
      </ListViews>
      <RowSearch key={search.toString()} asked={asked} tables={query.data?.tables ?? []} />
      <Answered query={query}>
        {({ data, total, page, limit }) =>
          data.length === 0 ? (
            <EmptyState title={words.noRowsFound}>{words.noRowsText}</EmptyState>
          ) : (
            <>
              <div className="overflow-clip rounded-sheet border border-border bg-surface">
                <RowTable
                  rows={data}
                  search={search}
                  onEdit={(row) => setOpen({ kind: 'edit', row })}
                  onRemove={(row) => setOpen({ kind: 'remove', row })}
                />
              </div>
              <PageNav label={words.pages} page={{ page, limit, total }} />
            </>
          )
        }
      </Answered>
      <p className="type-small measure text-tertiary">{words.rowsLead}</p>
      <Dialog title={words.editTitle} isOpen={open?.kind === 'edit'} onClose={close}>
        {open?.kind === 'edit' && <RowForm row={open.row} onDone={close} />}
      </Dialog>
      <Confirm
        title={words.removeTitle}
        text={words.removeAsk}
        typed={{ word: removed?.institute.name ?? '', label: words.removeType(removed?.institute.name ?? '') }}
        deed={words.remove}
        cancel={words.cancel}
        isOpen={removed !== undefined}
        doing={isBusy ? words.saving : undefined}
        onClose={close}
        onConfirm={() => removed && void handleRemove(removed)}
      />
    </div>
  )
}

type SearchProps = { asked: { q: string; table: string; sort: ManagedRowSort }; tables: CollegeDataAnswer['tables'] }

function RowSearch({ asked, tables }: SearchProps) {
  const { managedData: words } = useWords()
  return (
    <FilterRow
      search={{ label: words.search, hint: words.search, value: asked.q, ...limitsOf(CONSTRAINTS, 'q') }}
      kept={{ sort: asked.sort === USUAL_SORT ? undefined : asked.sort }}
      words={{ show: words.find, clear: words.clear }}
      isNarrowed={asked.q !== '' || asked.table !== ''}
    >
      <ChipSelect key={tables.length} label={words.table} name="table" defaultValue={asked.table}>
        <option value="">{words.allTables}</option>
        {tables.map(({ counselling, season, round }) => (
          <option key={`${counselling} ${season} ${round}`} value={`${counselling} ${season} ${round}`}>
            {words.round(words.bodies[counselling], season, round)}
          </option>
        ))}
      </ChipSelect>
    </FilterRow>
  )
}

/** Published rows with what can be done to each. */
function RowTable({ rows, search, onEdit, onRemove }: Props) {
  const { managedData: words } = useWords()
  const sortBy = (column: string, first?: 'ascending') => sortLink(search, column, { ...(first && { first }) })
  const ranks = ({ openingRank, closingRank }: CollegeDataRow) =>
    words.ranks(groupIndian(openingRank), groupIndian(closingRank))
  const menuOf = (row: CollegeDataRow) => (
    <Menu
      label={words.rowMenu(`${row.programme.name}, ${row.institute.name}`)}
      items={[
        { key: 'edit', label: words.edit, onChoose: () => onEdit(row) },
        { key: 'remove', label: words.remove, isDanger: true, onChoose: () => onRemove(row) },
      ]}
    />
  )
  return (
    <Table
      caption={words.rowsTitle}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: words.programme,
          sort: sortBy('programme', 'ascending'),
          cell: (row) => (
            <button
              type="button"
              onClick={() => onEdit(row)}
              className="block min-h-6 max-w-44 text-start text-primary-text hover:underline min-[1440px]:max-w-72"
            >
              <span className="line-clamp-2 text-sm leading-4 font-semibold">{row.programme.name}</span>
            </button>
          ),
        },
        {
          name: words.institute,
          key: 'institute',
          sort: sortBy('institute', 'ascending'),
          cell: ({ institute }) => (
            <span className="line-clamp-2 max-w-44 text-sm leading-4 min-[1440px]:max-w-72">{institute.name}</span>
          ),
        },
        {
          name: words.pool,
          key: 'pool',
          sort: sortBy('pool', 'ascending'),
          cell: (row) => (
            <span className="line-clamp-2 max-w-32 text-sm leading-4 min-[1440px]:max-w-60">{poolOf(row, words)}</span>
          ),
        },
        {
          name: words.table,
          key: 'round',
          sort: roundSort(search),
          cell: ({ counselling, season, round }) => (
            <span className="block max-w-24 text-sm leading-4 min-[1440px]:max-w-none">
              {words.round(words.bodies[counselling], season, round)}
            </span>
          ),
        },
        {
          name: words.opening,
          key: 'opening',
          isFigure: true,
          sort: sortBy('opening', 'ascending'),
          cell: ({ openingRank }) => groupIndian(openingRank),
        },
        {
          name: words.closing,
          isFigure: true,
          sort: sortBy('closing', 'ascending'),
          cell: ({ closingRank }) => groupIndian(closingRank),
        },
      ]}
      choice={useColumnChoice('rows')}
      item={(row) => (
        <RowItem
          title={<span className="line-clamp-1">{row.programme.name}</span>}
          end={ranks(row)}
          note={[
            row.institute.name,
            poolOf(row, words),
            words.round(words.bodies[row.counselling], row.season, row.round),
          ].join(' · ')}
        />
      )}
      menu={{ name: words.edit, of: menuOf }}
    />
  )
}

function poolOf(
  { quota, seatType, gender, isPreparatory }: CollegeDataRow,
  { genders, columns }: ReturnType<typeof useWords>['managedData'],
): string {
  return [quota, seatType, genders[gender], ...(isPreparatory ? [columns.preparatory] : [])].join(' · ')
}

/** Tables stand newest first, or with `oldest` the other way round. */
function roundSort(search: URLSearchParams): NonNullable<Column<CollegeDataRow>['sort']> {
  const isOldest = search.get('sort') === 'oldest'
  const isNewest = (search.get('sort') ?? USUAL_SORT) === 'newest'
  const next = new URLSearchParams(search)
  next.delete('page')
  next.set('sort', isOldest ? 'newest' : 'oldest')
  return { to: `?${next}`, state: isOldest ? 'ascending' : isNewest ? 'descending' : 'none' }
}
