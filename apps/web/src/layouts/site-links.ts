import { paths } from '@sopaan/contract/paths'
import { useSite } from '#web/site-state.ts'

/** A place of the public site: its name in the words, where it stands, and the icon of the phone's dock. */
export type SiteLink = { name: SiteLinkName; path: string }
type SiteLinkName = 'predict' | 'colleges' | 'branches' | 'whatNow' | 'mentors' | 'plans' | 'events'

/** Where one goes first, in the order of the header. */
const MAIN_LINKS: readonly SiteLink[] = [
  { name: 'predict', path: paths.tool('college-predictor') },
  { name: 'colleges', path: paths.colleges() },
  { name: 'branches', path: paths.branches() },
  { name: 'whatNow', path: paths.whatNow() },
]

/** The places of the header, and those that stand in its menu alone; each only while admins keep its part open. */
export function useSiteLinks(): { main: readonly SiteLink[]; others: readonly SiteLink[] } {
  const { switches } = useSite()
  const mentors: SiteLink[] = switches.mentoring ? [{ name: 'mentors', path: paths.mentors() }] : []
  return {
    main: [...MAIN_LINKS, ...mentors],
    others: [
      ...(switches.payments ? [{ name: 'plans', path: paths.plans() } as const] : []),
      ...(switches.events ? [{ name: 'events', path: paths.events() } as const] : []),
    ],
  }
}
