import type { SiteSettings } from '@sopaan/contract/site'
import { useRouteLoaderData } from 'react-router'

/** What holds where nobody set anything, and where the page does not know. */
const UNSET: SiteSettings = {
  switches: { signUps: true, payments: true, mentoring: true, events: true },
  pause: null,
  notice: null,
  officer: null,
  seller: null,
}

/** What admins set for the whole site, as it was when the page was made: what is open, the notice, the officer. */
export function useSite(): SiteSettings {
  // The root's loader answers this beside the origin; a test's own root may have no loader.
  const root = useRouteLoaderData('root') as { site?: SiteSettings } | undefined
  return root?.site ?? UNSET
}
