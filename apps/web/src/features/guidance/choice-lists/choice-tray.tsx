import { DASHBOARD_TYPES, inLanguage, paths } from '@sopaan/contract/paths'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { filterEntries } from '#web/search-form/predictor-search.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { isRankGiven } from './judged-profile.ts'
import { runBookmarks } from './run-bookmarks.ts'

/**
 * The bar at the bottom of pages with bookmarks: the list they go to, how many are on it, and the way there. A page that is
 * sent without React names `runBookmarks` as its island; here it is started too, for pages the browser made by itself.
 */
export function ChoiceTray({ search }: { search: URLSearchParams }) {
  const { choosing: words, language } = useWords()
  const { pathname } = useLocation()
  useEffect(runBookmarks, [])
  const dashboard = DASHBOARD_TYPES.find((each) => pathname.startsWith(`/${each}/`))
  const path = dashboard === undefined ? inLanguage(paths.choiceList(), language) : `/${dashboard}/choices`
  return (
    <section
      aria-label={words.list}
      data-choice-tray
      data-profile={isRankGiven(search) ? profileSearch(search).slice(1) : undefined}
      data-filters={new URLSearchParams(filterEntries(search)).toString()}
      data-first={words.firstName}
      data-added={words.saidAdded}
      data-ordered={words.saidOrdered}
      data-removed={words.saidRemoved}
      data-full={words.saidFull}
      data-failed={words.saidFailed}
      data-waiting={words.saidWaiting}
      className={classNames(
        'choice-tray only-with-script print:hidden',
        // A student's dashboard leads to the list from its own bar.
        dashboard === 'mentee-dashboard' && 'choice-tray-said',
      )}
    >
      <div className={dashboard === undefined ? 'page-width choice-tray-in' : 'choice-tray-in'}>
        <a href={path + profileSearch(search)} className="choice-tray-link">
          <span className="text-primary-text">
            <Icon name="list" size={22} />
          </span>
          <span data-choice-name className="max-w-44 truncate sm:max-w-80" suppressHydrationWarning>
            {words.list}
          </span>
          <span data-choice-count className="choice-count" suppressHydrationWarning />
        </a>
        <p role="status" data-choice-said className="type-small text-secondary" suppressHydrationWarning />
      </div>
    </section>
  )
}
