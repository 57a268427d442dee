import { runBookmarks } from '#web/features/guidance/choice-lists/run-bookmarks.ts'
import { runSharing } from '#web/sharing/run-sharing.ts'
import { runHomeCity } from './run-home-city.ts'

/** What moves a page of a college or a seat that is sent without React: its bookmarks, the ways to share it, and how far it is from home. */
export function runCollegePage(): void {
  runBookmarks()
  runSharing()
  runHomeCity()
}
