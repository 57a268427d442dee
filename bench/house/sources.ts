import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type CallExpression, type Node, parseSync } from 'oxc-parser'

/** One source file of the product: its text, and its syntax tree. */
export type Source = { path: string; text: string; tree: Node; lines: number }

/**
 * A function with a body: its file, how many lines it has, and its shape with the names of its own blanked; the shape is
 * empty where it says nothing: of callbacks, of what is too short to be anything but alike, and of a name for one call.
 */
export type MeasuredFunction = { path: string; lines: number; shape: string }

const PRODUCT = /^(apps|packages)\/[^/]+\/(src\/)?[^.].*\.tsx?$/
const NOT_PRODUCT = /\.(test|race\.test)\.tsx?$|\/testing\/|\/rows\.ts$|\.d\.ts$|\.config\.ts$/
const FUNCTIONS: ReadonlySet<string> = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
/** Where two functions begin to be worth comparing. */
const SHAPE_LINES_MIN = 3
/** What says where or how a node was written, and not what it does. */
const POSITIONS: ReadonlySet<string> = new Set(['start', 'end', 'range', 'loc', 'raw', 'parent'])

/** Every source file of the product that git tracks, without its tests and what is generated. */
export function readProduct(): Source[] {
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n')
  return tracked.filter((path) => PRODUCT.test(path) && !NOT_PRODUCT.test(path)).map(readSource)
}

/** One file, parsed. @throws {Error} when it is no TypeScript */
export function readSource(path: string): Source {
  return parseSource(path, readFileSync(path, 'utf8'))
}

/** A text as the file of that name would hold it. @throws {Error} when it is no TypeScript */
export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return { path, text, tree: program, lines: countLines(text) }
}

/** Every function of a file, also those inside others. */
export function listFunctions({ path, text, tree }: Source): MeasuredFunction[] {
  const found: MeasuredFunction[] = []
  walkTree(tree, (node) => {
    if (!FUNCTIONS.has(node.type)) return
    const lines = countLines(text.slice(node.start, node.end))
    const isCompared =
      node.type === 'FunctionDeclaration' && lines >= SHAPE_LINES_MIN && forwardedCall(node) === undefined
    found.push({ path, lines, shape: isCompared ? shapeOf(node) : '' })
  })
  return found
}

/** Calls `see` with every node of a tree, from the outside in. */
export function walkTree(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walkTree(each, see)
  if (!isNode(node)) return
  see(node)
  for (const part of Object.values(node)) walkTree(part, see)
}

/**
 * The call of a function that is one call and gives it names alone: what it does is what it calls; undefined for every other.
 * `deps.now()` beside them is something of its own.
 */
export function forwardedCall(node: Node): CallExpression | undefined {
  if (node.type !== 'FunctionDeclaration' || node.body?.body.length !== 1) return undefined
  const [only] = node.body.body
  if (only?.type !== 'ReturnStatement' && only?.type !== 'ExpressionStatement') return undefined
  const said = only.type === 'ReturnStatement' ? only.argument : only.expression
  const call = said?.type === 'AwaitExpression' ? said.argument : said
  if (call?.type !== 'CallExpression') return undefined
  const isNamed = (part: Node) => part.type === 'Identifier' || part.type === 'MemberExpression'
  return [call.callee, ...call.arguments].every(isNamed) ? call : undefined
}

/**
 * A node as text in which every identifier reads the same; numbers, strings and operators stay, and so does what is asked of
 * a thing: `Math.floor` and `Math.ceil`, `rows.map` and `rows.filter` do not do the same.
 */
function shapeOf(node: unknown): string {
  if (Array.isArray(node)) return `[${node.map(shapeOf).join()}]`
  if (!isNode(node))
    return JSON.stringify(node, (_, value) => (typeof value === 'bigint' ? String(value) : value)) ?? ''
  if (node.type === 'Identifier') return 'name'
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed)
    return `${shapeOf(node.object)}.${node.property.name}`
  const parts = Object.entries(node).filter(([key]) => !POSITIONS.has(key))
  return `{${parts.map(([key, value]) => `${key}:${shapeOf(value)}`).join()}}`
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function countLines(text: string): number {
  return text.trimEnd().split('\n').length
}
