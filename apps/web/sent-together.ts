import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { paths } from '@sopaan/contract/paths'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { type LoadPlan, type ModuleGraph, planFiles, reach } from './file-plan.ts'
import { DASHBOARD_PATHS } from './src/product-paths.ts'

type Modules = ReadonlyMap<string, Rolldown.ModuleInfo>
/** A page: the modules of its routes, from the outermost in, and how much it counts. */
type PageVisit = LoadPlan & { id: string }

const SRC = join(import.meta.dirname, 'src')
/** How the router calls the module that a browser loads for a route. */
const ROUTE = '?__react-router-build-client-route'
/** Starts React in the page when it runs: nothing else may bring it along. */
const START = join(SRC, 'entry.client.tsx')
/** The pages that a result day asks for, the two that everybody opens first. */
const RESULT_DAY: ReadonlyMap<string, number> = new Map([
  [paths.tool('college-predictor'), 60],
  [paths.choiceList(), 60],
  [paths.tool('state-college-predictor'), 8],
  [paths.allRanks(), 3],
])
/** Parts that come behind a page without being asked for, with that page: its visit counts with them once more. */
const UNASKED: ReadonlyMap<string, string> = new Map([
  [join(SRC, 'features/guidance/choice-lists/list-check.tsx'), paths.choiceList()],
])
const OWN: ReadonlySet<string> = new Set(DASHBOARD_PATHS.map(({ path }) => path))
/** How much a visit counts against one of a public page: its weight is met on a first visit, over a slow wire. */
const WEIGHTS = { page: 1, own: 0.3, withoutReact: 0.03, later: 0.02 }

/**
 * Works out from the module graph what is sent as one file: each file costs a request and 0.7 KB of headers, and each module in
 * a file that a page does not need costs that page its weight (decision 0148).
 */
export function sentTogetherPlugin(routes: readonly RouteConfigEntry[]): Plugin {
  const names = new Map<string, string>()
  return {
    name: 'sent-together',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // A file may hold a route and what others take of it.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ debugName: 'sent together', name: (id) => names.get(id) ?? null }],
      },
    }),
    buildEnd(error) {
      if (error) return
      const modules = new Map([...this.getModuleIds()].flatMap((id) => pairOf(id, this.getModuleInfo(id))))
      const graph = new Map([...modules].map(([id, info]) => [id, { bytes: bytesOf(info), imports: info.importedIds }]))
      const pages = listPages(routes, modules)
      const entries = new Set(pages.flatMap(({ begins }) => begins))
      const apart = new Set([...modules.keys()].filter((id) => id === START || id.startsWith('\0rolldown')))
      const files = planFiles(graph, [...pages, ...listLater(modules, graph, pages)], { entries, apart })
      files.forEach((file, at) => {
        for (const id of file) if (!apart.has(id)) names.set(id, `shared-${at}`)
      })
    },
  }
}

function pairOf(id: string, info: Rolldown.ModuleInfo | null): [string, Rolldown.ModuleInfo][] {
  return info === null ? [] : [[id, info]]
}

/** What a module adds to a packed file, bytes: small ones find their words in their neighbours. Nothing of a style is script. */
function bytesOf({ id, code }: Rolldown.ModuleInfo): number {
  if (code === null || /\.css\b/.test(id)) return 0
  const small = minifySync(id, code, { module: true }).code
  const packed = brotliCompressSync(small, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  return Math.max(0.45 * packed, 0.8 * packed - 130)
}

/** The pages of the product; those that load the very same count once. */
function listPages(routes: readonly RouteConfigEntry[], modules: Modules): PageVisit[] {
  const pages = new Map<string, PageVisit>()
  const walk = (some: readonly RouteConfigEntry[], above: readonly string[]) => {
    for (const { id = '', file, children = [] } of some) {
      const route = join(SRC, file) + ROUTE
      const begins = modules.has(route) ? [...above, route] : above
      if (children.length > 0) walk(children, begins)
      else if (begins !== above) pages.set(begins.join(), { id, begins, weight: weightOf(id, begins, modules) })
    }
  }
  walk(routes, [START, join(SRC, `root.tsx${ROUTE}`)])
  return [...pages.values()]
}

function weightOf(id: string, begins: readonly string[], modules: Modules): number {
  const path = pathOf(id)
  const ofResultDay = RESULT_DAY.get(path)
  if (ofResultDay !== undefined) return ofResultDay
  if (OWN.has(path)) return WEIGHTS.own
  const says = begins.map((route) => modules.get(route.slice(0, -ROUTE.length))?.code ?? '')
  const isStill = says.some((code) => saysHydrate(code, false)) && !says.some((code) => saysHydrate(code, true))
  return isStill ? WEIGHTS.withoutReact : WEIGHTS.page
}

/** The path of a page, without its language. */
function pathOf(id: string): string {
  return id.slice(id.indexOf(':') + 1)
}

/** Whether the handle of a route says that its pages have React, or have none. */
function saysHydrate(code: string, value: boolean): boolean {
  return new RegExp(`^export const handle = \\{[^}]*\\bhydrate: ${value}\\b`, 'm').test(code)
}

/** What comes later than a page, without what every page that can ask for it has by then. */
function listLater(modules: Modules, graph: ModuleGraph, pages: readonly PageVisit[]): LoadPlan[] {
  const whole = new Map(
    [...modules].map(([id, info]) => [
      id,
      { bytes: 0, imports: [...info.importedIds, ...info.dynamicallyImportedIds] },
    ]),
  )
  const loaded = pages.map(({ begins }) => ({ first: reach(begins, graph), all: reach(begins, whole) }))
  const later = new Set([...modules.values()].flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds))
  return [...later].map((part) => {
    const page = pages.find(({ id }) => pathOf(id) === UNASKED.get(part))
    if (page) return { begins: [...page.begins, part], weight: page.weight }
    const there = loaded.filter(({ all }) => all.has(part)).map(({ first }) => first)
    const known = there.length === 0 ? new Set<string>() : there.reduce((some, first) => some.intersection(first))
    return {
      begins: [...reach([part], graph).difference(known)],
      weight: WEIGHTS.later,
    }
  })
}
