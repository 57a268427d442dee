import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'oxc-parser'
import { readModule } from '../scripts/imports.ts'
import { readWholeRun } from '../scripts/last-run.ts'
import { listForbiddenNames, listRepeatedExports } from '../scripts/vocabulary.ts'
import { atMost, exactly, type Figure, median, percentile } from './figure.ts'
import { countFilesOfSlices } from './house/slices.ts'
import { listFunctions, readProduct, type Source, walkTree } from './house/sources.ts'

/** Limits of the house, each argued in STYLE.md. */
const FILE_LINES_MAX = 300
const FUNCTION_LINES_MAX = 100
const IDENTICAL_MAX = 20
const ONE_IMPORTER_PERCENT_MAX = 35
const SLICE_FILES_MAX = 14
const TEST_MINUTES_MAX = 10
/** Attributes of a field that a contract's schema says already. */
const LIMIT_ATTRIBUTES: ReadonlySet<string> = new Set(['maxLength', 'minLength', 'max', 'min'])
/** Modules that a table of the product names one by one: areas of the words, routes. */
const NAMED_BY_TABLE = /^(?:apps\/(?:api|web)\/src\/words|packages\/domain\/src\/names)\/\w+\/|\.routes\.ts$/
/** What builds and tests the product: a list of modules here is one that somebody must think of when a file is added. */
const SET_UP = ['*.config.ts', 'apps/*/*.ts', 'scripts/*.ts']
/** From how many names of modules on an array is a list of them. */
const LIST_NAMES_MIN = 5

/** How the repository itself measures up: sizes, repetition, scattering, its words. */
export async function run(): Promise<Figure[]> {
  const product = readProduct()
  const functions = product.flatMap(listFunctions)
  const fileLines = product.map(({ lines }) => lines)
  const functionLines = functions.map(({ lines }) => lines)
  return [
    atMost('files, median', median(fileLines), 60, 'lines'),
    atMost('files, p95', percentile(fileLines, 0.95), 200, 'lines'),
    atMost('files, longest', Math.max(...fileLines), FILE_LINES_MAX, 'lines'),
    atMost('functions, median', median(functionLines), 12, 'lines'),
    atMost('functions, p95', percentile(functionLines, 0.95), 45, 'lines'),
    atMost('functions, longest', Math.max(...functionLines), FUNCTION_LINES_MAX, 'lines'),
    atMost('functions identical but for names, over files', countIdentical(functions), IDENTICAL_MAX, ''),
    atMost('modules with one importer', percentWithOneImporter(product), ONE_IMPORTER_PERCENT_MAX, '%'),
    exactly('names with a word of the glossary that we do not use', listForbiddenNames().length, 0, ''),
    exactly('names that two modules export', listRepeatedExports().length, 0, ''),
    exactly(
      'limits written into forms',
      product.reduce((sum, source) => sum + countLimits(source), 0),
      0,
      '',
    ),
    exactly('lists of modules kept by hand', countModuleLists(product), 0, ''),
    ...countFilesOfSlices().map(({ name, files }) =>
      atMost(`files from page to write, ${name}`, files.length, SLICE_FILES_MAX, ''),
    ),
    ...measureTests(),
  ]
}

/** What the last whole `npm test` of this folder took; nothing where there was none. */
function measureTests(): Figure[] {
  const run = readWholeRun()
  if (run === undefined) console.log('npm test has not run whole in this folder: its minutes are not known.')
  return run === undefined
    ? []
    : [atMost(`npm test, last whole run (${run.closing})`, run.minutes, TEST_MINUTES_MAX, 'min')]
}

/** Functions whose shape stands in another file too. */
function countIdentical(functions: readonly { path: string; shape: string }[]): number {
  const byShape = Map.groupBy(
    functions.filter(({ shape }) => shape !== ''),
    ({ shape }) => shape,
  )
  return [...byShape.values()]
    .filter((group) => new Set(group.map(({ path }) => path)).size > 1)
    .reduce((sum, group) => sum + group.length, 0)
}

/**
 * The share of imported modules that exactly one other module of the product imports, percent. Left out is what cannot live in
 * its importer, whoever writes it: the areas of the words, which the table of their language names and the build sends one by
 * one; routes, which `app.ts` lists; and what is loaded later or as a file of its own (`import()`, `?script-file`).
 */
function percentWithOneImporter(product: readonly Source[]): number {
  const paths = new Set(product.map(({ path }) => path))
  const importers = new Map<string, Set<string>>()
  const apart = new Set<string>()
  for (const { path } of product) {
    for (const { path: imported, specifier, when } of readModule(path).imports) {
      if (imported === undefined || !paths.has(imported) || NAMED_BY_TABLE.test(imported)) continue
      if (when === 'later' || specifier.includes('?')) apart.add(imported)
      importers.set(imported, (importers.get(imported) ?? new Set()).add(path))
    }
  }
  const counts = [...importers].flatMap(([path, { size }]) => (apart.has(path) ? [] : [size]))
  return (100 * counts.filter((count) => count === 1).length) / counts.length
}

/** Arrays in the set-up of build and tests that name modules one by one, by their name or a part of their path. */
function countModuleLists(product: readonly Source[]): number {
  const modules = new Set(product.map(({ path }) => basename(path).replace(/\.\w+$/, '')))
  const paths = globSync(SET_UP).filter((path) => !path.endsWith('.test.ts'))
  const lists = paths.flatMap((path) => {
    const found: string[] = []
    walkTree(parseSync(path, readFileSync(path, 'utf8')).program, (node) => {
      if (node.type !== 'ArrayExpression' && node.type !== 'CallExpression') return
      const items = node.type === 'ArrayExpression' ? node.elements : node.arguments
      const named = items.filter(
        (item) => item?.type === 'Literal' && modules.has(basename(String(item.value)).replace(/\.\w+$|\\\.ts$/g, '')),
      )
      if (named.length >= LIST_NAMES_MIN) found.push(`${path}: ${named.length} modules`)
    })
    return found
  })
  for (const list of lists) console.log(`kept by hand: ${list}`)
  return lists.length
}

/** Numbers written as limits of fields, outside the parts of the interface themselves. */
function countLimits({ path, tree }: Source): number {
  if (!path.startsWith('apps/web/src/') || path.includes('/ui/') || basename(path).startsWith('kitchen-sink')) return 0
  let count = 0
  walkTree(tree, (node) => {
    if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier') return
    if (!LIMIT_ATTRIBUTES.has(node.name.name) || node.value?.type !== 'JSXExpressionContainer') return
    if (node.value.expression.type === 'Literal' && typeof node.value.expression.value === 'number') count += 1
  })
  return count
}
