import { inLanguage, paths } from '@sopaan/contract/paths'
import type { PageLanguage } from '@sopaan/domain/languages'
import { CACHES, FILES_MAX, stamped } from './caches.ts'
import { isSparing } from './sparing.ts'
import { storeBook } from './store-book.ts'
import { ANY_PACKING, mayStorePage, OWN_PAGES } from './stored-pages.ts'
import type { ToWorker } from './worker-words.ts'

/** What the pages below load later than at once: written in by the build (offline-worker.ts). */
declare const LATER_FILES: readonly string[]

/** What the pages of a signed-in person's study load later: written in by the build. */
declare const OWN_FILES: readonly string[]

/** Where it stands for which build the pages below are kept. */
const MARK = '/kept-ahead'

/** What works without the network after one visit, beside what was read. */
const AHEAD = [
  paths.tool('college-predictor'),
  paths.choiceList(),
  paths.whatNow(),
  paths.mentalHealth(),
  paths.guides(),
]

/** Keeps a page that stands, with its files, and unless the reader spares data what is likely to be wanted next. */
export async function storeVisit({ url, language, files }: Extract<ToWorker, { kind: 'visit' }>): Promise<void> {
  await Promise.all([storeFiles(files), storePage(url), storePage(inLanguage(paths.offline(), language))])
  if (!isSparing()) await storeTools(language)
}

/** Keeps pages that are likely to be read without a network, one after the other; nothing where the reader spares data. */
export async function storePages(urls: readonly string[]): Promise<void> {
  if (isSparing()) return
  for (const url of urls) if (!(await storePage(url))) return
}

/** Keeps what is to work without the network. @returns whether all of it is here */
export async function storeTools(language: PageLanguage): Promise<boolean> {
  const isAhead = await storeAhead(language)
  return (await storeBook()) && isAhead
}

/** Keeps the shells of the pages of a signed-in person's study, unless the reader spares data: then those that were opened. */
export async function storeOwnPages(): Promise<void> {
  if (!isSparing()) await storeSet({ mark: `${MARK}/own`, pages: OWN_PAGES, files: OWN_FILES })
}

async function storeAhead(language: PageLanguage): Promise<boolean> {
  const pages = AHEAD.map((path) => inLanguage(path, language))
  return storeSet({ mark: `${MARK}/${language}`, pages, files: LATER_FILES })
}

type Ahead = { mark: string; pages: readonly string[]; files: readonly string[] }

/** Fetches once for each build pages and their files; where the line goes meanwhile, the next visit goes on. */
async function storeSet({ mark, pages, files }: Ahead): Promise<boolean> {
  const cache = await caches.open(CACHES.files)
  const build = String(files)
  if ((await (await cache.match(mark))?.text()) === build) return true
  // One after the other: the reader's own requests come first.
  for (const page of pages) if (!(await storePage(page, { isNew: true }))) return false
  if (!(await storeFiles(files))) return false
  await cache.put(mark, new Response(build))
  await dropOldFiles(cache)
  return true
}

/** What builds before left gives way, the oldest first, as soon as there is more than two builds need. */
async function dropOldFiles(cache: Cache): Promise<void> {
  const own = new Set([...LATER_FILES, ...OWN_FILES])
  const isOld = ({ url }: Request) => new URL(url).pathname.startsWith('/assets/') && !own.has(new URL(url).pathname)
  // A cache names what it holds in the order in which it came.
  const old = (await cache.keys()).filter(isOld)
  const excess = Math.max(0, old.length + own.size - FILES_MAX)
  await Promise.all(old.slice(0, excess).map((request) => cache.delete(request)))
}

/** Keeps a page and the files that it names. `isNew`: also where it is kept already. @returns whether nothing was lost on the way */
async function storePage(address: string, { isNew = false } = {}): Promise<boolean> {
  const cache = await caches.open(CACHES.pages)
  if (!isNew && (await cache.match(address, ANY_PACKING))) return true
  try {
    // What the browser calls fresh may be of the build before.
    const page = await fetch(address, { credentials: 'same-origin', cache: isNew ? 'no-cache' : 'default' })
    if (page.status >= 500) return false
    if (!mayStorePage(new URL(page.url), page)) return true
    const html = await page.clone().text()
    // The files first: a page never stands in the store without what it is made of.
    const names = [...html.matchAll(/"(\/assets\/[\w./-]+)"/g)].map(([, file = '']) => file)
    if (!(await storeFiles([...new Set(names)]))) return false
    await cache.put(address, await stamped(page))
    return true
  } catch {
    return false
  }
}

async function storeFiles(files: readonly string[]): Promise<boolean> {
  const cache = await caches.open(CACHES.files)
  let isWhole = true
  for (const file of files) {
    if (await cache.match(file)) continue
    try {
      await cache.add(file)
    } catch {
      isWhole = false
    }
  }
  return isWhole
}
