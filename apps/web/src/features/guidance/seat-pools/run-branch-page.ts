import { runBookmarks } from '#web/features/guidance/choice-lists/run-bookmarks.ts'
import { runOwnProfile } from './run-own-profile.ts'

/**
 * What moves the page of a branch, which is sent without React: its bookmarks, the answers that the device keeps, and what is
 * chosen from a list of the filters, which holds at once; without script the search beside it sends the form.
 */
export function runBranchPage(): void {
  runBookmarks()
  runOwnProfile()
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.closest('.chip-line')) target.form?.requestSubmit()
  })
}
