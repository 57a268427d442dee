import { choiceKeysOf } from '@sopaan/domain/choice-lists/choice-list'

/**
 * Says beside each way to the own list how much is on it, as this device has it; nothing while it is empty. On a page that
 * speaks of somebody the way takes along who, also for a finger that is faster than the page's scripts. It runs before React
 * takes the page over, so the number is an attribute: words that the server did not write would not be taken over.
 */
export function runListCount(): void {
  function show(): void {
    let count = 0
    try {
      const { lists = [], chosenId } = JSON.parse(localStorage.getItem('choiceLists') ?? '{}')
      const list = lists.find(({ id }: { id: string }) => id === chosenId) ?? lists[0]
      // Pools of one choice count once.
      count = choiceKeysOf(list?.keys ?? []).length
    } catch {
      // Nothing is kept in this browser, or nothing that can be read.
    }
    const profile = document.querySelector<HTMLElement>('[data-choice-tray]')?.dataset.profile
    for (const place of document.querySelectorAll<HTMLElement>('[data-list-count]')) {
      place.dataset.listCount = count > 0 ? String(count) : ''
      const link = place.closest('a')
      if (link && profile) link.search = profile
    }
  }
  show()
  addEventListener('storage', show)
  addEventListener('pageshow', show)
}
