import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'

/** A code of a requirement, and where it is named. */
export type NamedCode = { path: string; code: string }

/** What a file says beside its code. */
export type Remarks = { path: string; text: string }

/** The tables that say what a code asks: a row begins with its code. */
const TABLES = ['docs/requirements.md', 'docs/security.md', 'docs/decisions/0012-decisions-on-the-specification.md']
const SERIES = 'AUTHZ|AUTH|LINK|SESS|WEB|FILE|DATA|LOG|API|INJ|PAY|EVT|INV|DPDP|CONF|DOC|R-BP|R-DB|R-PL|CH'
const CODE = new RegExp(`(?<![\\w-])(?:[RSCWD]\\d{1,3}|(?:${SERIES})-\\d{1,2})(?![\\w-])`, 'g')
/** Looks like a code and is none: what file stores speak. */
const NO_CODES: readonly string[] = ['S3']
/** Sections of documents that are not in the repository. */
const ELSEWHERE = /(?<!\b[A-Z]{2,} )\b(?:[Ss]tandard|[Aa]rchitecture|[Ss]pecification),? (?:section \d|§ ?\d|\d+\.\d)/g

/** The codes that a table explains. */
export function readKnownCodes(): Set<string> {
  return new Set(
    TABLES.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^\| ([A-Z][A-Z\d-]*\d) \|/gm)]).map(
      ([, code = '']) => code,
    ),
  )
}

/** Every code that comments, titles of tests and documents name. @param texts  as `listTexts` answered */
export function listNamedCodes(texts: readonly Remarks[]): NamedCode[] {
  return texts.flatMap(({ path, text }) => codesIn(text).map((code) => ({ path, code })))
}

/** Every mention of a section of a document that is not in the repository. @param texts  as `listTexts` answered */
export function listOutsideSections(texts: readonly Remarks[]): NamedCode[] {
  return texts.flatMap(({ path, text }) => [...text.matchAll(ELSEWHERE)].map(([code]) => ({ path, code })))
}

/** The codes of a text, in their order. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(CODE)].map(([code]) => code).filter((code) => !NO_CODES.includes(code))
}

/** What people say beside the code of a source file: its comments, and the titles of its tests. */
export function remarksIn(path: string, code: string): string {
  const { comments, program } = parseSync(path, code)
  const titles: string[] = []
  const visitor = new Visitor({
    CallExpression: ({ arguments: [title, ...rest] }) => {
      // A test: a title, then what it does.
      if (!title || !rest.some(({ type }) => type === 'ArrowFunctionExpression')) return
      titles.push(code.slice(title.start, title.end))
    },
  })
  if (/\.(?:test|e2e)\.tsx?$/.test(path)) visitor.visit(program)
  return [...comments.map(({ value }) => value), ...titles].join('\n')
}

/** What every file of ours says beside its code, and every document but the tables of codes. */
export function listTexts(): Remarks[] {
  const paths = execFileSync('git', [
    'ls-files',
    '-co',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
    '*.mjs',
    '*.sql',
    '*.md',
  ])
  return paths
    .toString()
    .trim()
    .split('\n')
    .filter((path) => existsSync(path) && !path.endsWith('/rows.ts') && !TABLES.includes(path))
    .map((path) => ({ path, text: textOf(path, readFileSync(path, 'utf8')) }))
}

function textOf(path: string, content: string): string {
  if (path.endsWith('.md')) return content
  if (path.endsWith('.sql')) return [...content.matchAll(/--.*$/gm)].map(([line]) => line).join('\n')
  return remarksIn(path, content)
}
