import { EDITION_BYTES_MAX } from '@sopaan/contract/fact-editions'
import { paths } from '@sopaan/contract/paths'
import { CORRECTED_FACTS } from '@sopaan/domain/colleges/fact-kinds'
import { COLLEGE_HEADINGS, EDITION_COLUMNS } from '@sopaan/domain/fact-editions/read-fact-edition'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { codeInWords } from '#web/code-in-words.ts'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { HandedInFrame } from '#web/handed-in/handed-in-frame.tsx'
import { HandedInList } from '#web/handed-in/handed-in-list.tsx'
import { readHandedInSearch } from '#web/handed-in/handed-in-search.ts'
import { HandedInUpload } from '#web/handed-in/handed-in-upload.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { FactEditionView } from './fact-edition-view.tsx'
import { editions } from './fact-editions.queries.ts'

/** Editions of facts, each from one file: handed in, checked, published, taken back. The open one stands in the address. */
export default function FactEditionsPage() {
  const { factEditions: words } = useWords()
  const [search] = useSearchParams()
  const id = search.get('edition') ?? ''
  return (
    <HandedInFrame title={words.title} all={id === '' ? undefined : { to: paths.factEditions(), name: words.all }}>
      {id === '' ? <AllEditions /> : <OneEdition key={id} id={id} />}
    </HandedInFrame>
  )
}

function OneEdition({ id }: { id: string }) {
  const { handedIn } = useWords()
  const query = useQuery(editions.one(id))
  return (
    <Loaded query={query} failed={handedIn.loadFailed}>
      {(edition) => <FactEditionView edition={edition} />}
    </Loaded>
  )
}

function AllEditions() {
  const { factEditions: words, staff } = useWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = readHandedInSearch(search, words.facts)
  const query = useQuery(editions.all(asked, readPageNumber(search)))
  return (
    <>
      <HandedInList
        list="fact-editions"
        query={query}
        asked={asked}
        words={words}
        views={
          <ListViews list="fact-editions">
            <FileButton
              label={staff.list.csv}
              words={{ failed: staff.list.csvFailed }}
              onTake={() => editions.download(asked)}
              long={{ list: 'fact-editions', filter: asked }}
            />
            <HandedInUpload
              hint={words.dropHint}
              accept=".csv,.tsv,.txt,.xlsx,.html,.htm"
              bytesMax={EDITION_BYTES_MAX}
              tooLarge={words.tooLarge}
              sayRefusal={(refusal) => (refusal.is('IMPORT_COLUMNS') ? words.columnsMissing : undefined)}
              onFile={async (file) => navigate(`?edition=${await editions.upload(file)}`)}
            />
          </ListViews>
        }
        linkTo={(id) => `?edition=${id}`}
        nameOf={({ fact }) => words.facts[fact]}
      />
      <p className="type-small measure text-tertiary">{`${words.lead} ${words.dropHint}`}</p>
      <Headings />
    </>
  )
}

/** The headings that tell which fact a file is of. */
function Headings() {
  const { factEditions: words, handedIn } = useWords()
  return (
    <Fold name={handedIn.headings}>
      <p className="measure text-secondary">{words.headingsLead}</p>
      <dl className="mt-3 grid gap-3">
        {CORRECTED_FACTS.map((fact) => (
          <div key={fact}>
            <dt className="font-semibold">{words.facts[fact]}</dt>
            <dd lang="en" className="wrap-anywhere">
              {[COLLEGE_HEADINGS[0], ...Object.keys(EDITION_COLUMNS[fact])].map(codeInWords).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
