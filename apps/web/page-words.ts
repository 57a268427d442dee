import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseModule } from '../../scripts/imports.ts'
import { readAreas } from './read-areas.ts'
import { DASHBOARD_PATHS, PUBLIC_PATHS } from './src/product-paths.ts'
import type { Words } from './src/words/en.ts'

/** A part of the words, in a file of its own in each language: `words/en/<area>.ts`. Every page has `shell`. */
export type WordsArea = Exclude<keyof Words, 'language' | 'shell'>

/** What a page stands in; `public`, header and footer, has no words of its own. */
export type WordsFrame = 'public' | 'auth' | 'plain' | 'dashboard'

/** What a module takes of the words itself, and the modules of ours that it loads: at once, or later by `import()`. */
type Reader = { areas: ReadonlySet<string>; first: readonly string[]; later: readonly string[] }

const ROOT = join(import.meta.dirname, '../..')
const SRC = 'apps/web/src/'
const readers = new Map<string, Reader>()

/** The words of a frame: what its layout takes, at once or in a part that comes later. */
export function listFrameWords(frame: WordsFrame): WordsArea[] {
  return frame === 'public' ? [] : sorted(collectAreas(`${SRC}layouts/${frame}.tsx`, { isWithLater: true }))
}

/**
 * The words that a page loads beside those of its frame: what the modules it imports take.
 * @param page  its file, from `src`
 */
export function listPageWords(page: string, frame: WordsFrame): WordsArea[] {
  const first = collectAreas(SRC + page, { isWithLater: false })
  const later = collectAreas(SRC + page, { isWithLater: true })
  // A part that comes later on a page of both sites may be for dashboards alone, whose frame brings its words.
  const elsewhere = new Set<string>(frame === 'dashboard' ? [] : listFrameWords('dashboard'))
  const given = new Set<string>(listFrameWords(frame))
  return sorted(first.union(later.difference(elsewhere)).difference(given))
}

/** The words of every page of the product as one text, anew from the files: while one develops, it says that routes changed. */
export function describeAllWords(): string {
  readers.clear()
  const framed = [
    ...PUBLIC_PATHS.map(({ page, frame }) => describeWords(page, frame ?? 'public')),
    ...DASHBOARD_PATHS.map(({ page }) => describeWords(page, 'dashboard')),
  ]
  return framed.join('\n')
}

function describeWords(page: string | undefined, frame: WordsFrame): string {
  return page === undefined ? '' : [page, ...listFrameWords(frame), ...listPageWords(page, frame)].join()
}

/** What a module and all it loads take of the words. */
function collectAreas(path: string, { isWithLater }: { isWithLater: boolean }): Set<string> {
  const seen = new Set([path])
  const areas = new Set<string>()
  for (const each of seen) {
    const reader = readerAt(each)
    for (const area of reader.areas) areas.add(area)
    for (const next of isWithLater ? [...reader.first, ...reader.later] : reader.first) seen.add(next)
  }
  return areas
}

function readerAt(path: string): Reader {
  const known = readers.get(path)
  if (known) return known
  const text = readFileSync(join(ROOT, path), 'utf8')
  const { imports } = parseModule(path, text)
  const loaded = (at: 'first' | 'later') =>
    imports.flatMap(({ path: to, when }) => (when === at && to !== undefined && readsWords(to) ? [to] : []))
  const reader = { areas: readAreas(path, text), first: loaded('first'), later: loaded('later') }
  readers.set(path, reader)
  return reader
}

/** Only modules of the pages do; the words themselves take none, and what writes markup on the server brings its own. */
function readsWords(path: string): boolean {
  if (!path.startsWith(SRC) || path.startsWith(`${SRC}words/`) || !/\.tsx?$/.test(path)) return false
  const file = join(ROOT, path)
  return existsSync(file) && !readFileSync(file, 'utf8').includes("from 'react-dom/server'")
}

/** The areas among some names, in a fixed order. */
function sorted(names: ReadonlySet<string>): WordsArea[] {
  return [...names].filter(isArea).sort()
}

function isArea(name: string): name is WordsArea {
  return AREAS.has(name)
}

/** Files of words that a route can load beside those of every page. `report-card.ts` holds `reportCard`. */
const AREAS: ReadonlySet<string> = new Set(
  globSync(`${SRC}words/en/*.ts`, { cwd: ROOT })
    .filter((path) => readFileSync(join(ROOT, path), 'utf8').includes('export const handle'))
    .map((path) => basename(path, '.ts').replace(/-[a-z]/g, ([, letter = '']) => letter.toUpperCase()))
    .filter((name) => name !== 'shell'),
)
