import { CACHE_OF_PAGES } from '#web/offline/worker-words.ts'

/** So many of the pages that were read last are named. */
const NAMED_MAX = 20

/** Opens the page anew, and names the pages that this browser has kept. */
export function runOfflinePage(): void {
  document.querySelector('[data-again]')?.addEventListener('click', () => location.reload())
  void listRead()
}

async function listRead(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-read-pages]')
  const list = section?.querySelector('ul')
  const way = document.querySelector<HTMLAnchorElement>('[data-way]')
  if (!section || !list || !way || !('caches' in globalThis)) return
  const cache = await caches.open(CACHE_OF_PAGES)
  const read = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== location.pathname).toReversed()
  for (const request of read.slice(0, NAMED_MAX)) {
    const title = /<title>([^<]+)/.exec((await (await cache.match(request))?.text()) ?? '')?.[1]
    if (title === undefined) continue
    // Looks as the ways above do: nothing brings a class of its own into a page without React (used-styles.ts).
    const link = way.cloneNode() as HTMLAnchorElement
    link.href = request.url
    link.textContent = withoutEntities(title)
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  section.hidden = list.childElementCount === 0
}

/** A title as it was before the page's maker wrote it into markup. */
function withoutEntities(title: string): string {
  return title.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
