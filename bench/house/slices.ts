import { globSync, readFileSync } from 'node:fs'
import { type Node, parseSync } from 'oxc-parser'
import { readModule } from '../../scripts/imports.ts'
import { walkTree } from './sources.ts'

/** One thing a person does, from the page where it begins to where it is written or reckoned. */
type Slice = { name: string; page: string; call: `${string}.${string}`; end: { table: string } | { rule: string } }

/** A function or value at the top of a file, and those of our files whose names stand in it. */
type Declaration = { path: string; node: Node; names: readonly { path: string; name: string }[] }

const WEB = 'apps/web/src/features'
const SLICES: readonly Slice[] = [
  {
    name: 'a rank is predicted',
    page: `${WEB}/guidance/college-predictor/college-predictor-page.tsx`,
    call: 'collegeChoices.find',
    end: { rule: 'choiceTable' },
  },
  {
    name: 'a seat of an event is taken',
    page: `${WEB}/commerce/events/mentee-event-page.tsx`,
    call: 'events.register',
    end: { table: 'event_registrations' },
  },
  {
    name: 'a payment is verified',
    page: `${WEB}/commerce/payments/checkout-page.tsx`,
    call: 'payments.verify',
    end: { table: 'payments' },
  },
  {
    name: 'a session is planned',
    page: `${WEB}/study/planner/own-planner-page.tsx`,
    call: 'sessions.create',
    end: { table: 'study_sessions' },
  },
]
const WRITES: ReadonlySet<string> = new Set(['insertInto', 'updateTable'])
const declarations = new Map<string, Map<string, Declaration>>()

/**
 * How many files somebody opens who follows each slice by the names in its functions, the shortest way: from the page to
 * the call, its contract and route, on to the write, and the rules of the domain that are named on the way.
 */
export function countFilesOfSlices(): { name: string; files: readonly string[] }[] {
  return SLICES.map(({ name, page, call, end }) => {
    const [noun = '', verb = ''] = call.split('.')
    const calls = (one: Declaration) => some(one.node, (node) => isCallOf(node, noun, verb))
    const before = shortestWay([...declarationsIn(page).values()], calls)
    const route = findRoute(noun, verb)
    const after = shortestWay(route.starts, (one) => isEnd(one, end))
    const way = [...before, ...after]
    const rules = way
      .flatMap(({ names }) => names.map(({ path }) => path))
      .filter((path) => path.startsWith('packages/domain/'))
    return { name, files: [...new Set([...way.map(({ path }) => path), route.contract, route.path, ...rules])] }
  })
}

/** The declarations on the shortest way from some to one that is looked for. @throws {Error} where none leads there */
function shortestWay(starts: readonly Declaration[], isGoal: (one: Declaration) => boolean): Declaration[] {
  const cameFrom = new Map<Declaration, Declaration | undefined>(starts.map((one) => [one, undefined]))
  for (const one of cameFrom.keys()) {
    if (isGoal(one)) {
      const way = [one]
      for (let at = cameFrom.get(one); at !== undefined; at = cameFrom.get(at)) way.unshift(at)
      return way
    }
    for (const { path, name } of one.names) {
      const next = declarationsIn(path).get(name)
      if (next && !cameFrom.has(next)) cameFrom.set(next, one)
    }
  }
  throw new Error(`No way leads on from ${starts[0]?.path}`)
}

/** Where a call is served: its file, its contract, and what its line names. */
function findRoute(noun: string, verb: string): { path: string; contract: string; starts: Declaration[] } {
  for (const path of globSync('apps/api/src/features/**/*.routes.ts')) {
    for (const { node, names } of declarationsIn(path).values()) {
      let found: Node | undefined
      walkTree(node, (each) => {
        if (isCallOf(each, noun, verb) && each.type === 'CallExpression' && nameOf(each.callee) === 'serve')
          found = each
      })
      const contract = names.find(({ name }) => name === noun)?.path
      if (found === undefined || contract === undefined) continue
      const named = namesWithLocals(found, node)
      const starts = names
        .filter(({ name }) => named.has(name))
        .flatMap(({ path: at, name }) => declarationsIn(at).get(name) ?? [])
      return { path, contract, starts: starts.filter(({ path: at }) => at !== contract) }
    }
  }
  throw new Error(`No route serves ${noun}.${verb}`)
}

/** The names in a part of a function, and those in what it says of its own variables. */
function namesWithLocals(part: Node, whole: Node): Set<string> {
  const locals = new Map<string, Node>()
  walkTree(whole, (each) => {
    if (each.type === 'VariableDeclarator') for (const name of namesIn(each.id)) locals.set(name, each)
  })
  const names = namesIn(part)
  for (const name of names) for (const more of namesIn(locals.get(name))) names.add(more)
  return names
}

/** The declarations at the top of one of our files, by name. */
function declarationsIn(path: string): Map<string, Declaration> {
  const known = declarations.get(path)
  if (known) return known
  const found = new Map<string, Declaration>()
  declarations.set(path, found)
  if (!/\.tsx?$/.test(path)) return found
  const { program, module } = parseSync(path, readFileSync(path, 'utf8'))
  const files = new Map(readModule(path).imports.flatMap(({ specifier, path: to }) => (to ? [[specifier, to]] : [])))
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName, importName, isType }) => {
        const to = isType ? undefined : files.get(moduleRequest.value)
        return [
          localName.value,
          to === undefined ? undefined : { path: to, name: importName.name ?? localName.value },
        ] as const
      }),
    ),
  )
  const own = new Map(program.body.flatMap((statement) => declaredBy(statement)))
  for (const [name, node] of own) {
    const names = [...namesIn(node)].flatMap(
      (each) => imported.get(each) ?? (own.has(each) && each !== name ? [{ path, name: each }] : []),
    )
    found.set(name, { path, node, names })
  }
  return found
}

function declaredBy(statement: Node): [string, Node][] {
  if (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration') {
    return statement.declaration ? declaredBy(statement.declaration) : []
  }
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.flatMap((one) => (one.id.type === 'Identifier' ? [[one.id.name, one]] : []))
  }
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    return [[statement.id?.name ?? 'default', statement]]
  }
  return []
}

function namesIn(node: Node | undefined): Set<string> {
  const names = new Set<string>()
  walkTree(node, (each) => {
    if (each.type === 'Identifier' || each.type === 'JSXIdentifier') names.add(each.name)
  })
  return names
}

/** `anything(noun.verb, …)` or `serve(app, noun.verb, …)`; the limits of a form are read from a call without making it. */
function isCallOf(node: Node, noun: string, verb: string): boolean {
  if (node.type !== 'CallExpression' || nameOf(node.callee) === 'constraintsOf') return false
  return node.arguments
    .slice(0, 2)
    .some(
      (given) =>
        given.type === 'MemberExpression' &&
        nameOf(given.object) === noun &&
        given.property.type === 'Identifier' &&
        given.property.name === verb,
    )
}

function isEnd({ path, node }: Declaration, end: Slice['end']): boolean {
  if ('rule' in end) return path.startsWith('packages/domain/') && declarationsIn(path).get(end.rule)?.node === node
  return some(node, (each) => {
    if (each.type !== 'CallExpression' || each.callee.type !== 'MemberExpression') return false
    const [table] = each.arguments
    const isWrite = each.callee.property.type === 'Identifier' && WRITES.has(each.callee.property.name)
    return isWrite && table?.type === 'Literal' && plain(String(table.value)) === plain(end.table)
  })
}

/** A name as the database and the code may both write it. */
function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

function some(node: Node, is: (node: Node) => boolean): boolean {
  let found = false
  walkTree(node, (each) => {
    found ||= is(each)
  })
  return found
}

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined
}
