import {
  GUIDE_KINDS,
  GUIDE_STATES,
  type GuideSort,
  managedGuides as guideCalls,
  type ManagedGuideLine,
} from '@sopaan/contract/managed-guides'
import { paths } from '@sopaan/contract/paths'
import { isHelpPage } from '@sopaan/domain/counselling/guide-slugs'
import { readLanguageName, writtenIn } from '@sopaan/domain/languages'
import { formatDate, formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { downloadGuides, managedGuidesQuery } from './managed-guides.queries.ts'

const CONSTRAINTS = constraintsOf(guideCalls.list)
const USUAL_SORT: GuideSort = 'position'

/** Every guide and page of help, with the edition that everybody reads and the draft of the next. */
export default function ManagedGuidesPage() {
  const { managedGuides: words, staff, language } = useWords()
  const [search] = useSearchParams()
  const { q, kind, state, sort = USUAL_SORT } = readSearch(CONSTRAINTS, search).taken
  const asked = { q, kind, state, sort, language: readLanguageName(language) }
  const query = useQuery(managedGuidesQuery(asked))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DocumentHead title={words.title} isIndexed={false} />
      <ListViews list="guides">
        <FileButton
          label={staff.list.csv}
          words={{ failed: staff.list.csvFailed }}
          onTake={() => downloadGuides(asked)}
          long={{ list: 'guides', filter: asked }}
        />
      </ListViews>
      <FilterRow
        key={search.toString()}
        search={{ label: staff.list.search, hint: words.searchHint, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
        kept={{ sort: sort === USUAL_SORT ? undefined : sort }}
        words={staff.list}
        isNarrowed={q !== undefined || kind !== undefined || state !== undefined}
      >
        <ChipSelect label={words.kind} name="kind" defaultValue={kind ?? ''}>
          <option value="">{words.anyKind}</option>
          {GUIDE_KINDS.map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </ChipSelect>
        <ChipSelect label={staff.list.state} name="state" defaultValue={state ?? ''}>
          <option value="">{staff.list.anyState}</option>
          {GUIDE_STATES.map((each) => (
            <option key={each} value={each}>
              {words.states[each]}
            </option>
          ))}
        </ChipSelect>
      </FilterRow>
      <Loaded query={query} failed={words.loadFailed}>
        {(guides) =>
          guides.length === 0 ? (
            <EmptyState title={staff.list.none}>{staff.list.noneText}</EmptyState>
          ) : (
            <div className="w-full overflow-clip rounded-sheet border border-border bg-surface">
              <GuideTable guides={guides} search={search} />
            </div>
          )
        }
      </Loaded>
      <p className="type-small measure text-tertiary">{words.lead}</p>
    </div>
  )
}

type TableProps = { guides: readonly ManagedGuideLine[]; search: URLSearchParams }

function GuideTable({ guides, search }: TableProps) {
  const { managedGuides: words, language } = useWords()
  const sortBy = (column: string, first?: 'ascending') =>
    sortLink(search, column, { usual: USUAL_SORT, ...(first && { first }) })
  return (
    <Table
      caption={words.title}
      rows={guides}
      keyOf={({ slug }) => slug}
      columns={[
        { name: words.columns.guide, sort: sortBy('title', 'ascending'), cell: (guide) => <GuideLink guide={guide} /> },
        {
          name: words.columns.edition,
          key: 'edition',
          sort: sortBy('publishedAt'),
          // Who published it and when may be long: a row stays one line.
          cell: (guide) => (
            <span className="line-clamp-1 wrap-anywhere">
              <EditionFacts guide={guide} />
            </span>
          ),
        },
        {
          name: words.columns.figures,
          key: 'figures',
          sort: sortBy('checkedOn', 'ascending'),
          cell: ({ slug, season, checkedOn }) => {
            const day = formatDate(checkedOn, language)
            const said = isHelpPage(slug) ? words.checked(day) : words.figures(String(season), day)
            return <span className="whitespace-nowrap">{said}</span>
          },
        },
        {
          name: words.columns.draft,
          key: 'draft',
          sort: sortBy('draft'),
          cell: ({ draft }) => draft && <Badge tone="likely">{words.draft}</Badge>,
        },
      ]}
      item={(guide) => (
        <RowItem
          title={<GuideLink guide={guide} />}
          note={<EditionFacts guide={guide} />}
          noteEnd={guide.draft && <Badge tone="likely">{words.draft}</Badge>}
        />
      )}
      choice={useColumnChoice('guides')}
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
