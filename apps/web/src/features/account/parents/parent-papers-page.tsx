import { type ManagedParentPaper, PARENT_PAPER_STATES } from '@sopaan/contract/managed-parent-papers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
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
import { PaperSheet } from './paper-sheet.tsx'
import { papersQuery } from './parent-papers.queries.ts'

const TONES = { waiting: 'likely', accepted: 'safe', refused: 'reach', dropped: 'reach' } as const

/** The papers of parents before staff; what waits stands first, the oldest on top. */
export default function ParentPapersPage() {
  const { parentPapers: words } = useWords()
  const [search, setSearch] = useSearchParams()
  const state = PARENT_PAPER_STATES.find((each) => each === search.get('state'))
  const query = useQuery(papersQuery(state, Math.max(1, Number(search.get('page')) || 1)))
  const [open, setOpen] = useState<ManagedParentPaper>()
  const close = () => setOpen(undefined)
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
        <p className="max-w-3xl text-secondary">{words.lead}</p>
        <Select
          label={words.filter}
          value={state ?? 'all'}
          hasNote={false}
          onChange={({ currentTarget: { value } }) => setSearch(value === 'all' ? {} : { state: value })}
          className="w-full sm:w-60"
        >
          {(['all', ...PARENT_PAPER_STATES] as const).map((each) => (
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
      <Dialog title={open?.parentName ?? ''} isOpen={open !== undefined} onClose={close}>
        {open && <PaperSheet key={open._id} paper={open} onDone={close} />}
      </Dialog>
    </ReauthenticationProvider>
  )
}

type RowsProps = { answered: readonly ManagedParentPaper[]; onOpen: (paper: ManagedParentPaper) => void }

/** What was decided on stays in the same place until the list is asked for anew. */
function Rows({ answered, onOpen }: RowsProps) {
  const { parentPapers: words, language } = useWords()
  const { key: visit } = useLocation()
  const { rows } = useStableRows(answered, visit)
  const name = (paper: ManagedParentPaper): ReactNode => (
    <button
      type="button"
      onClick={() => onOpen(paper)}
      className="min-h-11 rounded-control text-start font-semibold wrap-anywhere text-primary-text hover:underline"
    >
      {paper.parentName}
    </button>
  )
  const state = (paper: ManagedParentPaper) => <Badge tone={TONES[paper.state]}>{words.states[paper.state]}</Badge>
  const sent = ({ sentAt }: ManagedParentPaper) => formatDateTime(sentAt, language)
  return (
    <div className="overflow-clip rounded-sheet border border-border bg-surface">
      <Table
        caption={words.title}
        rows={rows}
        keyOf={({ _id }) => _id}
        columns={[
          { name: words.parent, cell: name },
          { name: words.child, cell: ({ childName }) => childName },
          { name: words.sent, cell: sent },
          { name: words.state, cell: state },
        ]}
        item={(paper) => (
          <div className="grid gap-1">
            <div className="flex flex-wrap items-center justify-between gap-2">
              {name(paper)}
              {state(paper)}
            </div>
            <p className="type-small wrap-anywhere text-secondary">
              {words.child}: {paper.childName} · {sent(paper)}
            </p>
          </div>
        )}
      />
    </div>
  )
}
