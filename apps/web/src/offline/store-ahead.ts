import { inLanguage, paths } from '@sopaan/contract/paths'
import type { Language } from '@sopaan/domain/languages'
import { CACHES, stamped } from './caches.ts'
import { mayStorePage } from './stored-pages.ts'
import type { ToWorker } from './worker-words.ts'

/** What the pages below load later than at once: written in by the build (offline-worker.ts). */
declare const LATER_FILES: readonly string[]

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
  if (!isSparing()) await storeAhead(language)
}

/** Fetches once for each build and language what is to work without the network. */
async function storeAhead(language: Language): Promise<void> {
  const cache = await caches.open(CACHES.files)
  const mark = `${MARK}/${language}`
  const build = String(LATER_FILES)
  if ((await (await cache.match(mark))?.text()) === build) return
  // One after the other: the reader's own requests come first.
  for (const path of AHEAD) await storePage(inLanguage(path, language), { isNew: true })
  await storeFiles(LATER_FILES)
  await cache.put(mark, new Response(build))
}

/** Keeps a page and the files that it names. `isNew`: also where it is kept already. */
async function storePage(address: string, { isNew = false } = {}): Promise<void> {
  const cache = await caches.open(CACHES.pages)
  if (!isNew && (await cache.match(address))) return
  try {
    const page = await fetch(address, { credentials: 'same-origin' })
    if (!mayStorePage(new URL(page.url), page)) return
    const html = await page.clone().text()
    await cache.put(address, await stamped(page))
    await storeFiles([...new Set([...html.matchAll(/"(\/assets\/[\w./-]+)"/g)].map(([, file = '']) => file))])
  } catch {
    // The line went meanwhile: the next visit keeps it.
  }
}

async function storeFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.files)
  for (const file of files) {
    if (await cache.match(file)) continue
    try {
      await cache.add(file)
    } catch {
      // As above; whoever needs it asks for it again.
    }
  }
}

/** What of a connection the Network Information API says; browsers without it say nothing. */
type Connection = { saveData?: boolean; effectiveType?: string; type?: string }

/** Whether nothing may be fetched that was not asked for: the reader saves data, pays for each megabyte, or the line is slow. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  const { saveData = false, type = '', effectiveType = '' } = connection ?? {}
  return saveData || type === 'cellular' || /2g$/.test(effectiveType)
}
