import { type ManagedParentPaper, PARENT_PAPER_STATES } from '@sopaan/contract/managed-parent-papers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ListForStaff } from '#web/ui/list-for-staff.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { StateFilter } from '#web/ui/state-filter.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import { papersQuery } from './parent-papers.queries.ts'

const TONES = { waiting: 'likely', accepted: 'safe', refused: 'reach', dropped: 'reach' } as const

/** The papers of parents before staff; what waits stands first, the oldest on top. */
export default function ParentPapersPage() {
  const { parentPapers: words } = useWords()
  const [search] = useSearchParams()
  const state = PARENT_PAPER_STATES.find((each) => each === search.get('state'))
  const query = useQuery(papersQuery(state, readPageNumber(search)))
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
        <StateFilter states={PARENT_PAPER_STATES} chosen={state} words={words} />
        <ListForStaff
          query={query}
          words={{ empty: words.empty, emptyText: words.emptyText, pages: words.pages }}
          nameOf={({ parentName }) => parentName}
          table={(papers, name) => <PaperTable papers={papers} name={name} />}
          sheet={({ row }, onDone) => <PaperSheet paper={row} onDone={onDone} />}
        />
        <p className="type-small text-tertiary">{words.lead}</p>
      </div>
    </ReauthenticationProvider>
  )
}

type TableProps = { papers: readonly ManagedParentPaper[]; name: (paper: ManagedParentPaper) => ReactNode }

function PaperTable({ papers, name }: TableProps) {
  const { parentPapers: words, language } = useWords()
  const state = (paper: ManagedParentPaper) => <Badge tone={TONES[paper.state]}>{words.states[paper.state]}</Badge>
  const sent = ({ sentAt }: ManagedParentPaper) => formatDateTime(sentAt, language)
  return (
    <Table
      caption={words.title}
      rows={papers}
      keyOf={({ _id }) => _id}
      columns={[
        { name: words.parent, cell: name },
        { name: words.child, cell: ({ childName }) => childName },
        { name: words.sent, cell: sent },
        { name: words.state, cell: state },
      ]}
      item={(paper) => (
        <RowItem
          title={name(paper)}
          note={`${words.child}: ${paper.childName} · ${sent(paper)}`}
          noteEnd={state(paper)}
        />
      )}
    />
  )
}
