import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

/** The words we do not use, each with the field's words for what it was used for. Source: docs/glossary.md, second table. */
export function readForbiddenWords(): Map<string, string> {
  const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split('\n## Words we do not use\n')
  const rows = table.matchAll(/^\| (?!not \|)([a-z, ]+) \| ([^|]+) \|$/gm)
  return new Map([...rows].flatMap(([, words = '', instead = '']) => words.split(', ').map((word) => [word, instead])))
}

/** Every file name and every name declared at the top of a file that holds a word we do not use, but for the exceptions. */
export function listForbiddenNames(): ForbiddenName[] {
  const words = readForbiddenWords()
  const paths = execFileSync('git', ['ls-files', 'apps', 'packages', 'scripts', 'bench', 'e2e'], { encoding: 'utf8' })
  return paths
    .trim()
    .split('\n')
    .filter((path) => /\.(tsx?|mjs|sql)$/.test(path))
    .flatMap((path) =>
      namesIn(path)
        .filter((name) => !(name in ALLOWED))
        .flatMap((name) => wordsOf(name, words).map((word) => ({ path, name, word }))),
    )
}

function namesIn(path: string): string[] {
  const file = path.split('/').slice(1)
  if (!/\.tsx?$/.test(path) || path.endsWith('/rows.ts')) return file
  return [...file, ...declaredIn(path)]
}

function declaredIn(path: string): string[] {
  const { program } = parseSync(path, readFileSync(path, 'utf8'))
  return program.body.flatMap((statement) => {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return inner === null ? [] : namesOf(inner as Node)
  })
}

function namesOf(node: Node): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap((one) => namesOf(one))
  if (!DECLARATIONS.has(node.type) || !('id' in node)) return []
  const id: unknown = node.id
  return typeof id === 'object' && id !== null && 'name' in id && typeof id.name === 'string' ? [id.name] : []
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
