import { paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { recordQuery } from './college-records.queries.ts'
import { readKind } from './read-kind.ts'
import { RecordBody } from './record-body.tsx'

/** One college or branch: what it is called, what shows it, and what was changed. */
export default function RecordPage() {
  const { collegeRecords: words } = useWords()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const kind = readKind(search)
  const query = useQuery(recordQuery(kind, id))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <DocumentHead title={query.data?.name ?? words.title} isIndexed={false} />
      <BackLink to={`${paths.collegeRecords()}${kind === 'institute' ? '' : `?kind=${kind}`}`}>
        {words.kindNames[kind]}
      </BackLink>
      <h1 className="type-section wrap-anywhere">{query.data?.name ?? words.title}</h1>
      <Loaded query={query} failed={words.loadFailed}>
        {(record) => <RecordBody key={record._id} record={record} />}
      </Loaded>
    </div>
  )
}
