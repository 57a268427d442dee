import { EDITION_BYTES_MAX, type FactEditionSummary } from '@sopaan/contract/fact-editions'
import { paths } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { CORRECTED_FACTS } from '@sopaan/domain/colleges/fact-kinds'
import { COLLEGE_HEADINGS, EDITION_COLUMNS } from '@sopaan/domain/fact-editions/read-fact-edition'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { wordsOf } from '#web/refusal-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { FactEditionView, headingOf } from './fact-edition-view.tsx'
import { editionQuery, editionsQuery, sendEdition } from './fact-editions.queries.ts'

const TONES = { checked: 'likely', published: 'safe', withdrawn: 'plain' } as const

/** Editions of facts, each from one file: handed in, checked, published, taken back. The open one stands in the address. */
export default function FactEditionsPage() {
  const { factEditions: words } = useWords()
  const [search] = useSearchParams()
  const id = search.get('edition') ?? ''
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={words.title} isIndexed={false} />
      <Link
        to={id === '' ? paths.managedCollegeData() : paths.factEditions()}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text"
      >
        {`← ${id === '' ? words.back : words.all}`}
      </Link>
      <h1 className="type-section">{words.title}</h1>
      {id === '' ? <AllEditions /> : <OneEdition key={id} id={id} />}
    </div>
  )
}

function OneEdition({ id }: { id: string }) {
  const { factEditions: words } = useWords()
  const query = useQuery(editionQuery(id))
  return (
    <Loaded query={query} failed={words.loadFailed}>
      {(edition) => <FactEditionView edition={edition} />}
    </Loaded>
  )
}

function AllEditions() {
  const { factEditions: words } = useWords()
  const query = useQuery(editionsQuery)
  return (
    <>
      <p className="measure text-secondary">{words.lead}</p>
      <EditionUpload />
      <Headings />
      <section aria-labelledby="editions" className="grid gap-4">
        <h2 id="editions" className="type-subsection">
          {words.history}
        </h2>
        <Loaded query={query} failed={words.loadFailed}>
          {(editions) =>
            editions.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <ul className="overflow-clip rounded-sheet border border-border bg-surface">
                {editions.map((edition) => (
                  <EditionItem key={edition._id} edition={edition} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
    </>
  )
}

/** Where a file is handed in; then what it would change opens. */
function EditionUpload() {
  const all = useWords()
  const { factEditions: words } = all
  const navigate = useNavigate()
  const { isBusy, failure, setFailure, send } = useSending<string>()
  const said = (thrown: unknown): string => {
    if (!isRefusal(thrown)) return words.uploadFailed
    if (thrown.is('INPUT_TOO_LARGE')) return words.tooLarge
    if (thrown.is('IMPORT_COLUMNS')) return words.columnsMissing
    if (thrown.is('IMPORT_UNREADABLE')) return words.unreadable
    return wordsOf(thrown, all) ?? words.uploadFailed
  }
  const handleChoose = async (file: File) => {
    if (file.size > EDITION_BYTES_MAX) return setFailure(words.tooLarge)
    await send(async () => navigate(`?edition=${await sendEdition(file)}`), said)
  }
  return (
    <FileDrop
      label={isBusy ? words.uploading : words.drop}
      hint={words.dropHint}
      accept=".csv,.tsv,.txt,.xlsx,.html,.htm"
      isDisabled={isBusy}
      error={failure}
      onChoose={(file) => void handleChoose(file)}
    />
  )
}

/** The headings that tell which fact a file is of. */
function Headings() {
  const { factEditions: words } = useWords()
  return (
    <Fold name={words.headings}>
      <p className="measure text-secondary">{words.headingsLead}</p>
      <dl className="mt-3 grid gap-3">
        {CORRECTED_FACTS.map((fact) => (
          <div key={fact}>
            <dt className="font-semibold">{words.facts[fact]}</dt>
            <dd lang="en" className="wrap-anywhere">
              {[COLLEGE_HEADINGS[0], ...Object.keys(EDITION_COLUMNS[fact])].map(headingOf).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}

function EditionItem({ edition: { _id, fact, fileName, createdAt, state } }: { edition: FactEditionSummary }) {
  const { factEditions: words, language } = useWords()
  return (
    <li className="border-b border-border last:border-b-0">
      <Link to={`?edition=${_id}`} className="grid gap-1 p-4 text-default no-underline hover:bg-surface-sunken sm:px-5">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold">{words.facts[fact]}</span>
          <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        </span>
        <span className="type-small wrap-anywhere text-secondary tabular-nums">
          {[fileName ?? words.noName, formatDateTime(createdAt, language)].join(' · ')}
        </span>
      </Link>
    </li>
  )
}
