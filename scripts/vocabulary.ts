import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { PAGE_LANGUAGES } from '@sopaan/domain/languages'
import { type Node, parseSync } from 'oxc-parser'

/** A name of ours that holds a word of the glossary's second table: in a file's name, or of what a file declares. */
export type ForbiddenName = { path: string; name: string; word: string }

const DECLARATIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'VariableDeclarator',
])

/** Names that may hold such a word, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  placeOfSupply: 'the law of goods and services tax calls it so',
  'place-of-supply.ts': 'as above',
  'razorpay-stand-in.ts': 'a stand-in is what the field calls a server in the place of another',
  STAND_IN_KEYS: 'as above',
  StandIn: 'as above',
  StandInRequest: 'as above',
  standIn: 'as above',
  standInSettings: 'as above',
  startStandIn: 'as above',
  KEEP_ALIVE_TIMEOUT_MS: 'a word of HTTP',
  '0010_kept_cgpa.sql': 'a migration is never renamed',
  '0141_free_orders_and_holds.sql': 'as above',
}

/** A name that several modules export. */
export type RepeatedExport = { name: string; paths: string[] }

/** Names that several modules may export, each with its reason. */
const REPEATED: Readonly<Record<string, string>> = {
  ErrorBoundary: 'React Router looks for it in a layout',
  handle: 'React Router looks for it in a page',
  headers: 'as above',
  loader: 'as above',
  shouldRevalidate: 'as above',
  run: '`npm run bench -- NAME` looks for it in bench/NAME.ts',
}

/** One table of words a language, all of one name and type: `words/en/plans.ts`, `names/hi/numbers.ts`, `words/en.ts`. */
const WORDS = new RegExp(`/(?:words|names)/(?:${PAGE_LANGUAGES.join('|')})(?:/|\\.ts$)`)

/** The words we do not use, each with the field's words for what it was used for. Source: docs/glossary.md, second table. */
export function readForbiddenWords(): Map<string, string> {
  const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split('\n## Words we do not use\n')
  const rows = table.matchAll(/^\| (?!not \|)([a-z, ]+) \| ([^|]+) \|$/gm)
  return new Map([...rows].flatMap(([, words = '', instead = '']) => words.split(', ').map((word) => [word, instead])))
}

/** Every file name and every name declared at the top of a file that holds a word we do not use, but for the exceptions. */
export function listForbiddenNames(): ForbiddenName[] {
  const words = readForbiddenWords()
  return listFiles()
    .filter((path) => /\.(tsx?|mjs|sql)$/.test(path))
    .flatMap((path) =>
      namesIn(path)
        .filter((name) => !(name in ALLOWED))
        .flatMap((name) => wordsOf(name, words).map((word) => ({ path, name, word }))),
    )
}

/**
 * Every name that two modules or more export, but for the exceptions. A type and a value of one name in one module are
 * one; tests, what is only passed on (`export … from`) and the tables of words do not count.
 */
export function listRepeatedExports(): RepeatedExport[] {
  const named = new Map<string, string[]>()
  for (const path of listFiles()) {
    if (!/\.tsx?$/.test(path) || /\.(test|race|e2e)\.tsx?$/.test(path) || WORDS.test(path)) continue
    for (const name of new Set(exportedBy(path))) named.set(name, [...(named.get(name) ?? []), path])
  }
  return [...named]
    .filter(([name, paths]) => paths.length > 1 && !(name in REPEATED))
    .map(([name, paths]) => ({ name, paths }))
}

function listFiles(): string[] {
  const drawers = ['apps', 'packages', 'scripts', 'bench', 'e2e']
  return execFileSync('git', ['ls-files', ...drawers], { encoding: 'utf8' })
    .trim()
    .split('\n')
}

function namesIn(path: string): string[] {
  const file = path.split('/').slice(1)
  if (!/\.tsx?$/.test(path) || path.endsWith('/rows.ts')) return file
  return [...file, ...declaredIn(path)]
}

function declaredIn(path: string): string[] {
  return parseFile(path).flatMap((statement) => {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return inner === null ? [] : namesOf(inner)
  })
}

function exportedBy(path: string): string[] {
  return parseFile(path).flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source !== null) return []
    const passed = statement.specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))
    return statement.declaration === null ? passed : namesOf(statement.declaration)
  })
}

function parseFile(path: string) {
  return parseSync(path, readFileSync(path, 'utf8')).program.body
}

function namesOf(node: Node): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap((one) => namesOf(one))
  if (!DECLARATIONS.has(node.type) || !('id' in node)) return []
  return boundBy(node.id)
}

/** The names that a declaration binds: one, or those of `{ … }`. */
function boundBy(id: unknown): string[] {
  if (typeof id !== 'object' || id === null) return []
  if ('name' in id && typeof id.name === 'string') return [id.name]
  if (!('properties' in id) || !Array.isArray(id.properties)) return []
  return id.properties.flatMap((one: object) => ('value' in one ? boundBy(one.value) : []))
}

/** The forbidden words of a name: `askForLink` → `ask`, `ask-mail.ts` → `ask`. */
function wordsOf(name: string, forbidden: ReadonlyMap<string, string>): string[] {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
  return words.filter((word) => forbidden.has(word))
}
