import type { ManagedGuide } from '@sopaan/contract/managed-guides'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { WRITTEN_PAGES } from '@sopaan/domain/counselling/guide-slugs'
import { writtenIn } from '@sopaan/domain/languages'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { NotFound } from '#web/features/operations/information/not-found.tsx'
import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { GuideChanges } from './guide-changes.tsx'
import { GuideEditions } from './guide-editions.tsx'
import { GuideForm } from './guide-form.tsx'
import { managedGuideQuery, sendGuideDiscard } from './managed-guides.queries.ts'

/** One guide or page of help as staff write it: its text in each language with what its page will show, its draft and its editions. */
export default function ManagedGuidePage() {
  const { slug = '' } = useParams()
  const known = WRITTEN_PAGES.find((each) => each === slug)
  return known === undefined ? <NotFound /> : <Guide slug={known} />
}

function Guide({ slug }: { slug: ManagedGuide['slug'] }) {
  const { managedGuides: words, language } = useWords()
  const query = useQuery(managedGuideQuery(slug))
  // Another text than the one in the form is written into it from the start.
  const [writing, setWriting] = useState(0)
  const begin = () => setWriting((before) => before + 1)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DocumentHead title={words.title} isIndexed={false} />
      <Link
        to={paths.managedGuides()}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text"
      >
        {words.back}
      </Link>
      <Loaded query={query} failed={words.loadFailed}>
        {(guide) => (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-3">
              <h1 className="type-subsection wrap-anywhere">{writtenIn(language, guide.published.title)}</h1>
              <a
                href={inLanguage(paths.written(slug), language)}
                className="inline-flex min-h-11 items-center font-semibold text-primary-text"
              >
                {words.seePage}
              </a>
            </div>
            <DraftLine guide={guide} onDiscarded={begin} />
            <GuideForm key={writing} guide={guide} />
            <GuideEditions guide={guide} onRolledBack={() => guide.draft === null && begin()} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** Who wrote the draft last, what it changes, and the way back; nothing where there is none. */
function DraftLine({
  guide: { slug, draft, published },
  onDiscarded,
}: {
  guide: ManagedGuide
  onDiscarded: () => void
}) {
  const { managedGuides: words, language } = useWords()
  if (draft === null) return <p className="text-secondary">{words.noDraft}</p>
  return (
    <Card>
      <p className="font-semibold">{words.draftBy(draft.editedBy, formatDateTime(draft.editedAt, language))}</p>
      <Fold name={words.draftChanges}>
        <GuideChanges before={published} after={draft.fields} />
      </Fold>
      <ConfirmedButton
        deed={words.discard}
        title={words.discard}
        text={words.discardAsk}
        done={words.discarded}
        cancel={words.cancel}
        failed={words.failed}
        work={async () => {
          await sendGuideDiscard(slug)
          onDiscarded()
        }}
      />
    </Card>
  )
}
