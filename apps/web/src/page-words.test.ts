import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { FRAME_WORDS, PAGE_WORDS } from './page-words.ts'
import { DASHBOARD_PATHS, PUBLIC_PATHS } from './product-paths.ts'

const SRC = import.meta.dirname
const pages = [...new Set([...PUBLIC_PATHS, ...DASHBOARD_PATHS].flatMap(({ page }) => page ?? []))]
const framed = new Map<string | undefined, keyof typeof FRAME_WORDS>([
  ...DASHBOARD_PATHS.map(({ page }) => [page, 'dashboard'] as const),
  ...PUBLIC_PATHS.map(({ page, frame }) => [page, frame] as const).filter((entry) => entry[1] !== undefined),
  ...PUBLIC_PATHS.filter(({ frame }) => frame === undefined).map(({ page }) => [page, undefined] as const),
] as [string | undefined, keyof typeof FRAME_WORDS][])

const inFrames = new Set<string>(Object.values(FRAME_WORDS).flat())
const AT_ONCE = /from '((?:#web\/|\.)[^']+\.tsx?)'/g
const AT_ONCE_OR_LATER = /(?:from |import\()'((?:#web\/|\.)[^']+\.tsx?)'/g

test.each([...pages, 'features/operations/kitchen-sink/kitchen-sink-page.tsx'])(
  '%s loads exactly the words it shows',
  (page) => {
    const used = areasOf(filesOf(page, AT_ONCE))
    // A part that comes later on a page of both sites may be for dashboards alone, whose frame brings its words.
    const usedLater = areasOf(filesOf(page, AT_ONCE_OR_LATER)).filter((area) => !inFrames.has(area))
    const frame = framed.get(page)
    const given: readonly string[] = ['shell', 'language', ...(frame ? FRAME_WORDS[frame] : [])]
    const areas = new Set([...used, ...usedLater].filter((area) => !given.includes(area)))
    expect(new Set(PAGE_WORDS[page] ?? [])).toEqual(areas)
  },
)

function areasOf(files: ReadonlySet<string>): string[] {
  return [...files].flatMap((file) => areasIn(readFileSync(join(SRC, file), 'utf8')))
}

/** A file and everything of ours it imports, one after the other. */
function filesOf(file: string, imports: RegExp, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file.startsWith('words/')) return seen
  seen.add(file)
  const code = readFileSync(join(SRC, file), 'utf8')
  for (const [, specifier] of code.matchAll(imports)) {
    if (specifier === undefined) continue
    const path = specifier.startsWith('#web/') ? specifier.slice('#web/'.length) : fromHere(file, specifier)
    if (existsSync(join(SRC, path))) filesOf(path, imports, seen)
  }
  return seen
}

function fromHere(file: string, specifier: string): string {
  return relative(SRC, join(SRC, dirname(file), specifier))
}

/** The areas that the code takes out of `useWords()`, or names of the type `Words`. */
function areasIn(code: string): string[] {
  const taken = [...code.matchAll(/const \{([^}]*)\} = useWords\(\)/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
  )
  const direct = [...code.matchAll(/useWords\(\)\.(\w+)/g)].map(([, name = '']) => name)
  return [...taken, ...direct].filter(Boolean)
}
