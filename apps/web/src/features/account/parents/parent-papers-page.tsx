import {
  type ManagedParentPaper,
  managedParentPapers,
  PARENT_PAPER_STATES,
} from '@sopaan/contract/managed-parent-papers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readPageNumber, readSearch } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { ListForStaff } from '#web/ui/list-for-staff.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import { downloadPapers, papersQuery } from './parent-papers.queries.ts'

const CONSTRAINTS = constraintsOf(managedParentPapers.list)
const TONES = { waiting: 'likely', accepted: 'safe', refused: 'reach', dropped: 'reach' } as const

/** The papers of parents before staff; what waits stands first, the oldest on top. */
export default function ParentPapersPage() {
  const { parentPapers: words, staff } = useWords()
  const [search] = useSearchParams()
  const { q, state, sort } = readSearch(CONSTRAINTS, search).taken
  const asked = { q, state, sort }
  const query = useQuery(papersQuery(asked, readPageNumber(search)))
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ListViews list="parent-papers">
          <FileButton
            label={staff.list.csv}
            words={{ failed: staff.list.csvFailed }}
            onTake={() => downloadPapers(asked)}
            long={{ list: 'parent-papers', filter: asked }}
          />
        </ListViews>
        <FilterRow
          key={search.toString()}
          search={{ label: staff.list.search, hint: words.searchHint, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
          kept={{ sort }}
          words={staff.list}
          isNarrowed={q !== undefined || state !== undefined}
        >
          <ChipSelect label={words.state} name="state" defaultValue={state ?? ''}>
            <option value="">{words.states.all}</option>
            {PARENT_PAPER_STATES.map((each) => (
              <option key={each} value={each}>
                {words.states[each]}
              </option>
            ))}
          </ChipSelect>
        </FilterRow>
        <ListForStaff
          query={query}
          words={{ empty: words.empty, emptyText: words.emptyText, pages: words.pages }}
          nameOf={({ parentName }) => parentName}
          table={(papers, name) => <PaperTable papers={papers} name={name} search={search} />}
          sheet={({ row }, onDone) => <PaperSheet paper={row} onDone={onDone} />}
        />
        <p className="type-small text-tertiary">{words.lead}</p>
      </div>
    </ReauthenticationProvider>
  )
}

type TableProps = {
  papers: readonly ManagedParentPaper[]
  name: (paper: ManagedParentPaper) => ReactNode
  search: URLSearchParams
}

function PaperTable({ papers, name, search }: TableProps) {
  const { parentPapers: words, language } = useWords()
  const state = (paper: ManagedParentPaper) => <Badge tone={TONES[paper.state]}>{words.states[paper.state]}</Badge>
  const sent = ({ sentAt }: ManagedParentPaper) => formatDateTime(sentAt, language)
  return (
    <Table
      caption={words.title}
      rows={papers}
      keyOf={({ _id }) => _id}
      columns={[
        { name: words.parent, sort: sortLink(search, 'parent', { first: 'ascending' }), cell: name },
        {
          name: words.child,
          key: 'child',
          sort: sortLink(search, 'child', { first: 'ascending' }),
          cell: ({ childName }) => <span className="line-clamp-1 wrap-anywhere">{childName}</span>,
        },
        { name: words.sent, key: 'sent', sort: sortLink(search, 'sentAt'), cell: sent },
        { name: words.state, key: 'state', sort: sortLink(search, 'state', { first: 'ascending' }), cell: state },
      ]}
      item={(paper) => (
        <RowItem
          title={name(paper)}
          note={`${words.child}: ${paper.childName} · ${sent(paper)}`}
          noteEnd={state(paper)}
        />
      )}
      choice={useColumnChoice('parent-papers')}
    />
  )
}
