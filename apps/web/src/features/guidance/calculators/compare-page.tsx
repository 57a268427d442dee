import { inLanguage, paths } from '@sopaan/contract/paths'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ChoiceTray } from '#web/features/guidance/choice-lists/choice-tray.tsx'
import { OwnRank } from '#web/features/guidance/seat-pools/own-rank.tsx'
import { requestContext } from '#web/load-context.ts'
import { cacheFor } from '#web/page-headers.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { ShareMenu } from '#web/sharing/share-menu.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useOrigin } from '#web/use-origin.ts'
import { useWords } from '#web/words/use-words.tsx'
import { comparedName } from './compared-name.ts'
import { fetchSeatComparison } from './seat-comparison.queries.ts'
import { SeatsSideBySide } from './seat-comparison.tsx'
import { seatKeysOf } from './seat-field.ts'
import { SeatForm } from './seat-form.tsx'

/** The answer depends on the address alone, and on the book that is in use for some weeks. */
export const headers = cacheFor(300, 3600)

export async function loader({ request, context }: LoaderFunctionArgs) {
  return fetchSeatComparison(context.get(requestContext), new URL(request.url).searchParams)
}

/** Two to four choices side by side; the address holds them, and the link that is sent says nothing of the reader. */
export default function ComparePage() {
  const { branches: words, shell, seats: seatWords, language } = useWords()
  const { answer, isUnread, isSearchUnread } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const names = answer.seats.map(comparedName)
  const title = names.length > 1 ? words.comparedTitle(names) : words.compareTitle
  // With two chosen the answer comes first, and the search for more behind its name.
  const isSearching = names.length < 2 || (search.get('q') ?? '') !== ''
  return (
    <div className="page-width py-4 pb-12 sm:py-8">
      <DocumentHead title={title} description={words.compareDescription} />
      <Breadcrumb
        label={shell.breadcrumb}
        steps={[
          { label: seatWords.colleges, to: inLanguage(paths.colleges(), language) },
          { label: words.compareTitle },
        ]}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <h1 className="type-title me-auto">{words.compareTitle}</h1>
        {names.length > 1 && <Share names={names} />}
      </div>
      <SeatsSideBySide answer={answer} isSearchUnread={isSearchUnread}>
        <OwnRank search={search} isUnread={isUnread} />
      </SeatsSideBySide>
      <details id="find" open={isSearching} className="mt-6 rounded-sheet border border-border bg-surface px-4 py-2">
        <summary className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text">
          {words.findMore}
        </summary>
        <div className="pb-4">
          <SeatForm />
        </div>
      </details>
      <NextSteps search={search} />
      <p className="type-small measure mt-6 text-tertiary">
        {words.seatsFeesNote} {words.seatSources}
      </p>
      <ChoiceTray search={search} />
    </div>
  )
}

function Share({ names }: { names: readonly string[] }) {
  const { branches: words, seats, language } = useWords()
  const [search] = useSearchParams()
  const origin = useOrigin()
  return (
    <ShareMenu
      text={words.compareShared(names)}
      url={origin + inLanguage(paths.compare(seatKeysOf(search)), language)}
      className={buttonClasses('line')}
    >
      <Icon name="share" /> {seats.share}
    </ShareMenu>
  )
}

/** What comes after comparing. */
function NextSteps({ search }: { search: URLSearchParams }) {
  const { branches: words, language } = useWords()
  const steps = [
    [paths.choiceList(), words.nextList],
    [paths.whatNow(), words.nextDates],
    [paths.tool('branch-comparison'), words.nextBranches],
  ] as const
  return (
    <nav aria-label={words.nextTitle} className="mt-6 print:hidden">
      <h2 className="type-card">{words.nextTitle}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {steps.map(([path, name]) => (
          <li key={path}>
            <a
              href={inLanguage(path, language) + (path === paths.choiceList() ? profileSearch(search) : '')}
              className="inline-flex min-h-11 items-center text-primary-text underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
