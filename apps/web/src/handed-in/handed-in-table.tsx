import type { HandedIn } from '@sopaan/contract/handed-in'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { type HandedInWords, USUAL_HANDED_IN_SORT } from './handed-in-search.ts'

const TONES = { checked: 'likely', published: 'safe', withdrawn: 'plain', replaced: 'plain' } as const

type Props<One extends HandedIn> = {
  list: string
  rows: readonly One[]
  search: URLSearchParams
  words: HandedInWords
  linkTo: (id: string) => string
  nameOf: (one: One) => string
  replacedOf?: (one: One) => string | undefined
}

/** Files that were handed in, a row each: of what, under which name, when, how each stands, and who published it. */
export function HandedInTable<One extends HandedIn>({
  list,
  rows,
  search,
  words,
  linkTo,
  nameOf,
  replacedOf,
}: Props<One>) {
  const { handedIn, language } = useWords()
  const { column } = handedIn
  const sortBy = (by: string, first?: 'ascending') =>
    sortLink(search, by, { usual: USUAL_HANDED_IN_SORT, ...(first && { first }) })
  const link = (one: One) => (
    <Link
      to={linkTo(one._id)}
      className="-my-2 inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text tabular-nums"
    >
      {nameOf(one)}
    </Link>
  )
  const state = (one: One) => {
    const replaced = replacedOf?.(one)
    return (
      <span className="whitespace-nowrap">
        <Badge tone={TONES[replaced === undefined ? one.state : 'replaced']}>
          {replaced ?? handedIn.states[one.state]}
        </Badge>
      </span>
    )
  }
  const file = ({ fileName }: One) => fileName ?? handedIn.noName
  const came = ({ createdAt }: One) => formatDateTime(createdAt, language)
  return (
    <Table
      caption={words.history}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { name: column.name, sort: sortBy('name', 'ascending'), cell: link },
        {
          name: column.file,
          key: 'file',
          sort: sortBy('file', 'ascending'),
          cell: (one) => <span className="line-clamp-1 max-w-56 wrap-anywhere">{file(one)}</span>,
        },
        { name: column.state, key: 'state', sort: sortBy('state', 'ascending'), cell: state },
        {
          name: column.source,
          key: 'source',
          sort: sortBy('source', 'ascending'),
          cell: ({ source }) => <span className="line-clamp-1 max-w-44 wrap-anywhere">{source?.source ?? '–'}</span>,
        },
        {
          name: column.came,
          key: 'came',
          sort: sortBy('createdAt'),
          cell: (one) => <span className="whitespace-nowrap">{came(one)}</span>,
        },
      ]}
      choice={useColumnChoice(list)}
      item={(one) => <RowItem title={link(one)} note={[file(one), came(one)].join(' · ')} noteEnd={state(one)} />}
    />
  )
}
