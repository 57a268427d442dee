import type { HandedIn } from '@sopaan/contract/handed-in'
import { useWords } from '#web/words/use-words.tsx'
import { FilesTable } from './files-table.tsx'
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
export function HandedInTable<One extends HandedIn>({ words, linkTo, nameOf, replacedOf, ...rest }: Props<One>) {
  const { handedIn } = useWords()
  const { column } = handedIn
  return (
    <FilesTable
      {...rest}
      caption={words.history}
      usual={USUAL_HANDED_IN_SORT}
      heads={column}
      orders={{ name: { by: 'name', first: 'ascending' }, came: 'createdAt' }}
      factsOf={(one) => {
        const replaced = replacedOf?.(one)
        return {
          id: one._id,
          to: linkTo(one._id),
          name: nameOf(one),
          file: one.fileName ?? handedIn.noName,
          tone: TONES[replaced === undefined ? one.state : 'replaced'],
          state: replaced ?? handedIn.states[one.state],
          cameAt: one.createdAt,
        }
      }}
      more={{
        before: [
          {
            name: column.source,
            key: 'source',
            first: 'ascending',
            cell: ({ source }) => <span className="line-clamp-1 max-w-44 wrap-anywhere">{source?.source ?? '–'}</span>,
          },
        ],
      }}
    />
  )
}
