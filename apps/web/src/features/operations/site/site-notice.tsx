import { useSite } from '#web/site-state.ts'
import { NoticeLine } from './notice-line.tsx'

/** The notice on a page that is read once: as it was when the page was made. */
export function SiteNotice() {
  return <NoticeLine notice={useSite().notice} />
}
