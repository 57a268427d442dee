import type { ManagedGuideLine } from '@sopaan/contract/managed-guides'
import { paths } from '@sopaan/contract/paths'
import { isHelpPage } from '@sopaan/domain/counselling/guide-slugs'
import { writtenIn } from '@sopaan/domain/languages'
import { formatDate, formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { managedGuidesQuery } from './managed-guides.queries.ts'

/** Every guide and page of help, with the edition that everybody reads and the draft of the next. */
export default function ManagedGuidesPage() {
  const { managedGuides: words } = useWords()
  const query = useQuery(managedGuidesQuery)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DocumentHead title={words.title} isIndexed={false} />
      <p className="measure text-secondary">{words.lead}</p>
      <Loaded query={query} failed={words.loadFailed}>
        {(guides) => (
          <div className="w-full overflow-clip rounded-sheet border border-border bg-surface">
            <GuideTable guides={guides} />
          </div>
        )}
      </Loaded>
    </div>
  )
}

function GuideTable({ guides }: { guides: readonly ManagedGuideLine[] }) {
  const { managedGuides: words, language } = useWords()
  return (
    <Table
      caption={words.title}
      rows={guides}
      keyOf={({ slug }) => slug}
      columns={[
        { name: words.columns.guide, cell: (guide) => <GuideLink guide={guide} /> },
        { name: words.columns.edition, cell: (guide) => <EditionFacts guide={guide} /> },
        {
          name: words.columns.figures,
          cell: ({ slug, season, checkedOn }) => {
            const day = formatDate(checkedOn, language)
            return isHelpPage(slug) ? words.checked(day) : words.figures(String(season), day)
          },
        },
        { name: words.columns.draft, cell: ({ draft }) => draft && <Badge tone="likely">{words.draft}</Badge> },
      ]}
      item={(guide) => (
        <RowItem
          title={<GuideLink guide={guide} />}
          note={<EditionFacts guide={guide} />}
          noteEnd={guide.draft && <Badge tone="likely">{words.draft}</Badge>}
        />
      )}
    />
  )
}

function GuideLink({ guide: { slug, title } }: { guide: ManagedGuideLine }) {
  const { language } = useWords()
  return (
    <Link
      to={paths.managedGuide(slug)}
      className="-my-2 inline-flex min-h-11 items-center font-semibold text-primary-text"
    >
      {writtenIn(language, title)}
    </Link>
  )
}

function EditionFacts({ guide: { version, publishedAt, publishedBy } }: { guide: ManagedGuideLine }) {
  const { managedGuides: words, language } = useWords()
  if (publishedAt === null) return words.shipped
  return `${words.edition(String(version))}, ${words.by(publishedBy ?? words.gone, formatDateTime(publishedAt, language))}`
}
