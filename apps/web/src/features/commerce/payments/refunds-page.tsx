import { REFUND_STATES, type RefundRow } from '@sopaan/contract/purchase-shapes'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { refundsQuery } from './payments.queries.ts'
import { RefundList } from './refund-list.tsx'

const STATES = [
  'open',
  'asked',
  'held',
  'failed',
  'sending',
  'pending',
  'processed',
  'declined',
  'withdrawn',
  'closed',
  'all',
] as const
/** Not done with. */
const OPEN = ['asked', 'held', 'failed', 'sending', 'pending'] as const
type State = (typeof STATES)[number]

/** Refunds for staff: what waits for a decision stands first. */
export default function RefundsPage() {
  const { payments } = useWords()
  const words = payments.refunds
  const [search] = useSearchParams()
  const page = readPageNumber(search)
  const purchaseId = search.get('purchaseId') ?? undefined
  // What still has to be done is what staff come for; the refunds of one purchase are shown whole.
  const named = STATES.find((each) => each === search.get('state'))
  const state = named ?? (purchaseId === undefined ? 'open' : 'all')
  const query = useQuery(
    refundsQuery({
      page,
      ...(state === 'all' ? {} : { state }),
      ...(purchaseId === undefined ? {} : { purchaseId }),
    }),
  )
  return (
    <ReauthenticationProvider>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <DocumentHead title={words.title} isIndexed={false} />
        <p className="measure text-secondary">{words.lead}</p>
        <StateNav chosen={state} counts={query.data?.counts} />
        <Loaded query={query} failed={words.failed}>
          {({ data, page }) => (
            <>
              <RefundList answered={data} view={[state, purchaseId, page.page, query.isPlaceholderData].join(' ')} />
              <PageNav label={words.pages} page={page} />
            </>
          )}
        </Loaded>
      </div>
    </ReauthenticationProvider>
  )
}

type StateNavProps = { chosen: State; counts: Readonly<Record<RefundRow['state'], number>> | undefined }

/** The states, each with how many there are; those that wait for staff come first. */
function StateNav({ chosen, counts }: StateNavProps) {
  const { payments } = useWords()
  const words = payments.refunds
  const entries = STATES.map((key) => {
    const label = key === 'all' || key === 'open' ? words[key] : words.states[key]
    const of = key === 'all' ? REFUND_STATES : key === 'open' ? OPEN : [key]
    const count = counts && of.reduce((sum, each) => sum + counts[each], 0)
    return { key, label: count === undefined ? label : `${label} ${groupIndian(count)}`, isHere: chosen === key }
  })
  return (
    <nav aria-label={words.state} className="flex flex-wrap gap-2">
      {entries.map(({ key, label, isHere }) => (
        <Link
          key={key}
          to={`?state=${key}`}
          aria-current={isHere ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-chip border px-4 no-underline',
            isHere
              ? 'border-primary-text bg-primary-soft text-primary-text'
              : 'border-border-control bg-surface text-default',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
