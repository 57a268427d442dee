import { runBookmarks } from '#web/features/guidance/choice-lists/run-bookmarks.ts'
import { runHomeCity } from './run-home-city.ts'

/** What moves a page of a college or a seat that is sent without React: its bookmarks, and how far it is from home. */
export function runCollegePage(): void {
  runBookmarks()
  runHomeCity()
}
