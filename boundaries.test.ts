import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { type Module, type ModuleImport, parseModule, readModule } from './scripts/imports.ts'

/**
 * The directions of ARCHITECTURE.md as a table, read against every import of the house: directions that live in a document
 * are broken within a month. They are read with a real parser, so that neither a comment nor a string passes for an import,
 * and every rule is tried on a planted violation. A new kind of file needs a line here, where a reviewer sees it.
 * A file belongs to the first zone whose pattern fits its path.
 */
const ZONES = {
  'any test': /\.test\.tsx?$|^(apps|packages)\/[^/]+\/src\/testing\/|^e2e\//,
  domain: /^packages\/domain\/src\//,
  contract: /^packages\/contract\/src\//,
  'api command': /^apps\/api\/src\/.*-command\.ts$/,
  'api db': /^apps\/api\/src\/db\//,
  'api words': /^apps\/api\/src\/words\//,
  'api ground': /^apps\/api\/src\/(http|outside|print)\/|^apps\/api\/src\/(?!app\.|sample-data\.)[^/]+\.ts$/,
  'api jobs': /^apps\/api\/src\/jobs\//,
  'api open queries': /^apps\/api\/src\/features\/.*\.open\.queries\.ts$/,
  'api queries': /^apps\/api\/src\/features\/.*\.queries\.ts$/,
  'api feature': /^apps\/api\/src\/features\//,
  'api app': /^apps\/api\/src\//,
  'web ui': /^apps\/web\/src\/(ui\/|nonce\.ts$)/,
  'web words': /^apps\/web\/src\/words\//,
  'web page': /^apps\/web\/src\/features\/.*-page\.tsx$/,
  'web component': /^apps\/web\/src\/features\//,
  'web layout': /^apps\/web\/src\/layouts\//,
  'web ground':
    /^apps\/web\/src\/((?:colleges|forms|handed-in|identity|offline|search-form|sharing)\/|(?!root|routes|entry\.)[^/]+\.tsx?$)/,
  // The table of routes is read by the build and by no page.
  'web root': /^apps\/web\/src\/(?!routes\.ts$)/,
  server: /^apps\/server\/src\//,
  workshop: /./,
} as const
type Zone = keyof typeof ZONES

const MAY_IMPORT: Record<Exclude<Zone, 'any test' | 'workshop'>, readonly Zone[]> = {
  domain: ['domain'],
  contract: ['domain', 'contract'],
  // Of features the words take what their facts look like, as types.
  'api words': ['domain', 'contract', 'api words', 'api feature'],
  'api command': [
    'domain',
    'contract',
    'api ground',
    'api db',
    'api jobs',
    'api open queries',
    'api queries',
    'api feature',
    'api app',
  ],
  'api db': ['domain', 'contract', 'api ground', 'api db'],
  'api ground': ['domain', 'contract', 'api ground', 'api db'],
  'api open queries': ['domain', 'contract', 'api ground', 'api db', 'api jobs', 'api open queries', 'api feature'],
  'api jobs': [
    'domain',
    'contract',
    'api ground',
    'api db',
    'api jobs',
    'api open queries',
    'api queries',
    'api feature',
  ],
  'api queries': [
    'domain',
    'contract',
    'api ground',
    'api db',
    'api jobs',
    'api open queries',
    'api queries',
    'api feature',
  ],
  'api feature': [
    'domain',
    'contract',
    'api words',
    'api ground',
    'api jobs',
    'api open queries',
    'api queries',
    'api feature',
  ],
  'api app': ['domain', 'contract', 'api ground', 'api db', 'api jobs', 'api open queries', 'api feature', 'api app'],
  'web ui': ['web ui', 'web words'],
  'web words': ['domain', 'contract', 'web words'],
  'web ground': ['domain', 'contract', 'web ground', 'web words', 'web ui'],
  'web component': ['domain', 'contract', 'web ui', 'web words', 'web ground', 'web component'],
  'web page': ['domain', 'contract', 'web ui', 'web words', 'web ground', 'web component', 'web layout'],
  'web layout': ['domain', 'contract', 'web ui', 'web words', 'web ground', 'web component', 'web layout', 'web page'],
  'web root': [
    'domain',
    'contract',
    'web ui',
    'web words',
    'web ground',
    'web component',
    'web layout',
    'web page',
    'web root',
  ],
  server: [
    'domain',
    'contract',
    'api words',
    'api ground',
    'api db',
    'api jobs',
    'api feature',
    'api app',
    'web ground',
    'web root',
    'server',
  ],
}

/** Packages from outside that a zone may use; zones not named may use any. */
const MAY_USE: Partial<Record<Zone, RegExp>> = { domain: /^$/, contract: /^zod$/ }

/** In the api's ground, only these places know the database. */
const KNOWS_DB =
  /^apps\/api\/src\/(db|jobs|testing)\/|^apps\/api\/src\/deps\.ts$|\.queries\.ts$|-command\.ts$|\.test\.ts$/

const NAMES_WE_DO_NOT_USE =
  /(^|[-.])(controller|repository|dao|dto|mapper|presenter|manager|helpers?|utils?|misc)(?=[-.]|$)|^(index|common|types|constants|core|base|entity|model|provider)\./
const NEEDS_DEFAULT_EXPORT =
  /\.config\.ts$|^e2e\/first-start\.ts$|^apps\/web\/src\/(root\.tsx|routes\.ts|entry\.\w+\.tsx|layouts\/.*\.tsx|features\/.*-page\.tsx|features\/.*\.resource\.tsx?)$/
const MAY_BE_LONG = /\.test\.tsx?$|\.e2e\.ts$|\/rows\.ts$|\/words\//
const LINES_MAX = 300
const IMPURE =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bfetch\(|\bprocess\.|\bcrypto\.randomUUID\(/
const MOCK_OR_SLEEP =
  /\bvi\.(?:do)?[mM]ock\(|\bwaitForTimeout\(|\bnew Promise\([^)]*\)?\s*=>\s*setTimeout\(|timers\/promises/

/** Sources that run in the product, without their tests. */
const IN_PRODUCT = /^(?:apps|packages)\/\w+\/src\/(?!(?:.*\/)?testing\/)(?!.*\.test\.tsx?$)/
const SHELL_OR_EVAL = /['"](?:node:)?(?:child_process|vm)['"]|\beval\(|\bnew Function\(/
/** The places that write markup as text: scripts and styles of the build, and JSON with no way out of its element; and no markup. */
const WRITES_MARKUP = [
  'apps/web/src/features/guidance/choice-lists/early-list.tsx',
  'apps/web/src/features/guidance/counselling/sent-next-step.tsx',
  'apps/web/src/root.tsx',
  'apps/web/src/ui/inline-script.tsx',
  'apps/web/src/ui/later.tsx',
  'apps/web/src/ui/structured-data.tsx',
  'apps/web/src/ui/write-part.ts',
]
/** Asks another address: over HTTP, as mail, or as a connection of its own. */
const ASKS_OUTSIDE =
  /(?<![\w.])fetch\(|['"](?:undici|nodemailer)['"]|\b(?:https?|http2|net|tls)\.(?:request|get|connect)(?:\(| : )|\bcreateConnection\(|\bnew (?:WebSocket|EventSource)\(/
/** The bucket, the mail server and the payment provider of the settings; the rest is a page or command of ours asking our own server. */
const ASKERS = [
  'apps/api/src/outside/certificates.ts',
  'apps/api/src/outside/edge.ts',
  'apps/api/src/outside/file-store.ts',
  'apps/api/src/outside/mailer.ts',
  'apps/api/src/outside/public-request.ts',
  'apps/api/src/outside/razorpay.ts',
  'apps/api/src/outside/sandbox-checkout.ts',
  'apps/api/src/outside/trace-collector.ts',
  'apps/api/src/outside/virus-scanner.ts',
  'apps/server/src/smoke-walk.ts',
  'apps/web/src/features/mentoring/bookings/booking-changes.queries.ts',
  'apps/web/src/identity/browser-request.ts',
  'apps/web/src/offline/answer-page.ts',
  'apps/web/src/offline/run-offline-worker.ts',
  'apps/web/src/offline/store-ahead.ts',
  'apps/web/src/offline/store-book.ts',
  'apps/web/src/offline/watch-line.ts',
  'packages/contract/src/client.ts',
  'packages/contract/src/plain-client.ts',
]
/** India's offset, a day, hour or minute as a figure, and the day or minute cut from an instant in UTC. */
const OWN_CLOCK =
  /\b5\.5 \*|\b330 \*|\+05:30|_MS = (?:86_?400_?000|3_?600_?000|60_?000)\b|\b(?:86_?400_?000|3_?600_?000)\b|\* 60_?000\b|\b60 \* 60 \* 1_?000\b|toISOString\(\)\s*\.(?:slice|substring)\(0, ?1[06]\)|toISOString\(\)\s*\.split\('T'\)/
/** The clock of India itself, and an example in words. */
const KEEPS_CLOCK = /^packages\/(?:domain\/src\/time\/|contract\/src\/fault-words\.ts$)/
/** Packages that read markup: one, which expands no entity but the five of XML. */
const READS_XML = /xml|htmlparser|^sax|saxes|xlsx|exceljs|cheerio|jsdom/
const XML_READER = 'htmlparser2'
const XML_READERS = [
  'apps/api/src/features/guidance/cutoffs/html-table.ts',
  'apps/api/src/features/guidance/cutoffs/sheet-table.ts',
  'apps/api/src/outside/dav-xml.ts',
]
const WRITES_FILES = /\b(?:writeFile|appendFile|createWriteStream|openSync)(?:Sync)?\b/
/** Backups go where their command is told; the next two write what ships, when a command compiles it; the others write into DATA_DIR. */
const WRITERS = [
  'apps/api/src/db/backup-file.ts',
  'apps/api/src/features/guidance/cutoffs/shipped-book.ts',
  'apps/api/src/features/guidance/state-college-predictor/shipped-state-book.ts',
  'apps/api/src/outside/file-store.ts',
  'apps/api/src/outside/mailer.ts',
  'apps/api/src/secret-key.ts',
]

/** What runs a change from a component: `useSending` and, on top of it, `useAction`. */
const SENDING = 'apps/web/src/use-sending.ts'
const ACTION = 'apps/web/src/identity/use-action.ts'
/** Components that catch what is no change: a device, a poll, a reading that may fail unseen, a window of a bank. */
const CATCHERS = [
  'apps/web/src/features/account/profile/recovery-codes.tsx',
  'apps/web/src/features/account/sign-ins/mail-sent.tsx',
  'apps/web/src/features/account/sign-ins/use-login.ts',
  'apps/web/src/features/commerce/events/code-scanner.tsx',
  'apps/web/src/features/commerce/payments/use-pay.ts',
  'apps/web/src/features/guidance/calculators/share-button.tsx',
  'apps/web/src/features/guidance/choice-lists/file-buttons.tsx',
  'apps/web/src/features/guidance/choice-lists/share-section.tsx',
  'apps/web/src/features/operations/notifications/notification-list.tsx',
  'apps/web/src/layouts/dashboard.tsx',
]
/** `Loaded` shows what a query asked for; the others ask who somebody is, or say more than whether it came. */
const QUERY_STATES = [
  'apps/web/src/features/account/dashboards/profile-words.tsx',
  'apps/web/src/features/mentoring/mentors/seat-choice.tsx',
  'apps/web/src/features/study/planner/own-planner-page.tsx',
  'apps/web/src/identity/use-actor.ts',
  'apps/web/src/ui/loaded.tsx',
]

const DRAWERS = ['guidance', 'mentoring', 'study', 'commerce', 'account', 'operations']

const paths = listSources()
const modules = paths.map(readModule)

test('every import follows the directions', () => {
  expect(modules.length).toBeGreaterThan(100)
  expect(modules.flatMap(listDirectionFaults)).toEqual([])
})

test('a feature lies in one of six drawers, the same on both ends', () => {
  const inFeatures = paths.filter((path) => path.includes('/src/features/'))
  expect(inFeatures.length).toBeGreaterThan(500)
  expect(inFeatures.filter((path) => !DRAWERS.includes(drawerOf(path) ?? ''))).toEqual([])
  const homes = new Map(inFeatures.map((path) => [`${featureOf(path)} in ${drawerOf(path)}`, featureOf(path)]))
  const names = [...homes.values()]
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

test('a folder of rules holds about fifteen', () => {
  const rules = paths.filter((path) => path.startsWith('packages/domain/src/') && !path.endsWith('.test.ts'))
  const sizes = Map.groupBy(rules, (path) => dirname(path))
  expect(sizes.size).toBeGreaterThan(10)
  expect([...sizes].filter(([, files]) => files.length > 15).map(([folder]) => folder)).toEqual([])
  expect(sizes.get('packages/domain/src')?.length).toBeLessThanOrEqual(4)
})

test('features of the api do not go round in circles', () => {
  expect(findCycle(modules)).toBeUndefined()
})

test('only queries, jobs, commands and the ground know the database', () => {
  expect(modules.flatMap(listDatabaseFaults)).toEqual([])
})

test('only config.ts reads the environment', () => {
  expect(modules.flatMap(listEnvironmentFaults)).toEqual([])
})

test('a rule is a pure function: no clock, chance, network or process in the domain', () => {
  const impure = modules.filter(({ path, code }) => zoneOf(path) === 'domain' && IMPURE.test(code))
  expect(impure.map(({ path }) => path)).toEqual([])
})

test('INJ-02: the product runs no shell and no code made from text', () => {
  const product = modules.filter(({ path }) => IN_PRODUCT.test(path))
  expect(product.length).toBeGreaterThan(100)
  expect(product.filter(({ path }) => SHELL_OR_EVAL.test(readFileSync(path, 'utf8'))).map(({ path }) => path)).toEqual(
    [],
  )
})

/** Workers and their pages speak to each other: another origin has no way in. */
const HEARS_OWN_WORKER = [
  'apps/web/src/offline/query-book.ts',
  'apps/web/src/offline/request-tools.ts',
  'apps/web/src/offline/run-book-worker.ts',
  'apps/web/src/offline/run-offline-worker.ts',
  'apps/web/src/offline/watch-line.ts',
]

test('WEB-14, WEB-15: no page listens to messages of other windows, or asks for a plugin', () => {
  const pages = modules.filter(({ path }) => path.startsWith('apps/web/src/') && IN_PRODUCT.test(path))
  const faults = pages.filter(({ code }) =>
    /addEventListener\(\s*'message'|\bonmessage\b|<(?:object|embed|applet)[\s>]|ActiveXObject/.test(code),
  )
  expect(pages.length).toBeGreaterThan(100)
  expect(faults.map(({ path }) => path).sort()).toEqual(HEARS_OWN_WORKER)
  const windows = faults.filter(({ code }) => /(?:window\.|\s)addEventListener\(\s*'message'|\bonmessage\b/.test(code))
  expect(windows.map(({ path }) => path)).toEqual([])
})

test('WEB-12: what people write is shown as text; markup is written as text in seven places alone', () => {
  const writers = modules.filter(
    ({ path, code }) =>
      IN_PRODUCT.test(path) && /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML/.test(code),
  )
  expect(writers.map(({ path }) => path).sort()).toEqual(WRITES_MARKUP)
})

test('API-13, API-14: only the file store, the mailer, what calls public addresses for calendars, pushes and alerts, the reader of our own certificate, the payment client, the edge, the collector of traces and those of our own calls ask another address', () => {
  const askers = modules.filter(({ path, code }) => IN_PRODUCT.test(path) && ASKS_OUTSIDE.test(code))
  expect(askers.map(({ path }) => path).sort()).toEqual(ASKERS)
})

test('INJ-05: one package reads markup, for official tables and answers of calendar servers alone', () => {
  const locked: { packages: Record<string, { dev?: boolean }> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const shipped = Object.entries(locked.packages).filter(([, { dev }]) => !dev)
  expect(shipped.length).toBeGreaterThan(20)
  expect(shipped.map(([path]) => basename(path)).filter((name) => READS_XML.test(name))).toEqual([XML_READER])
  const readers = modules.filter(
    ({ path, imports }) => IN_PRODUCT.test(path) && imports.some(({ outside }) => outside === XML_READER),
  )
  expect(readers.map(({ path }) => path).sort()).toEqual(XML_READERS)
  const parsers = modules.filter(({ path, code }) => IN_PRODUCT.test(path) && /\bDOMParser\b/.test(code))
  expect(parsers.map(({ path }) => path)).toEqual([])
})

test('LOG-07: no part of the product writes a file but those that keep people’s files, mails, the key and what ships', () => {
  const serving = modules.filter(({ path }) => IN_PRODUCT.test(path) && !path.endsWith('-command.ts'))
  const writers = serving.filter(({ code }) => WRITES_FILES.test(code)).map(({ path }) => path)
  expect(writers.sort()).toEqual(WRITERS)
})

test('a service looks at what it catches: what breaks a transaction is never taken for an answer', () => {
  const services = modules.filter(({ path }) => IN_PRODUCT.test(path) && path.endsWith('.service.ts'))
  // Reads JSON alone, which asks no database.
  const faults = services.filter(({ code }) => /\bcatch\s*\{/.test(code)).map(({ path }) => path)
  expect(faults).toEqual(['apps/api/src/features/commerce/payments/webhooks.service.ts'])
})

test('lengths of time and the clock of India stand in one place', () => {
  const product = modules.filter(({ path }) => IN_PRODUCT.test(path))
  expect(product.filter(({ path, code }) => KEEPS_CLOCK.test(path) && OWN_CLOCK.test(code)).length).toBeGreaterThan(2)
  expect(product.filter(hasOwnClock).map(({ path }) => path)).toEqual([])
})

test('what an id looks like stands in one place', () => {
  const product = modules.filter(({ path }) => IN_PRODUCT.test(path))
  const writers = product.filter(({ path }) => readFileSync(path, 'utf8').includes('[0-9a-f]{12}'))
  expect(writers.map(({ path }) => path)).toEqual(['apps/api/src/uuid.ts'])
})

test('a component sends through one hook, which alone catches what a change throws', () => {
  const components = modules.filter(({ path }) => isWebComponent(path) && path !== SENDING)
  expect(components.length).toBeGreaterThan(300)
  expect(components.filter(catchesForGood).map(({ path }) => path)).toEqual(CATCHERS)
  const others = modules.filter(({ path, code }) => IN_PRODUCT.test(path) && /\buseMutation\b/.test(code))
  expect(others.map(({ path }) => path)).toEqual([])
  const senders = modules.filter(({ path, code }) => IN_PRODUCT.test(path) && /\bstartSending\(\)/.test(code))
  expect(senders.map(({ path }) => path)).toEqual(['apps/web/src/identity/unsaved.ts', ACTION])
})

test('one part shows whether a query is on its way, refused or here', () => {
  const readers = modules.filter(
    ({ path, code, imports }) =>
      IN_PRODUCT.test(path) &&
      imports.some(({ outside }) => outside === '@tanstack/react-query') &&
      /\bis(?:Pending|Error|Loading)\b|\buse(?:SuspenseQuery|Queries|InfiniteQuery)\(/.test(code),
  )
  expect(readers.map(({ path }) => path).sort()).toEqual(QUERY_STATES)
})

test.each([
  [
    'drags',
    /'?\bpointermove\b'?:|'pointermove'|'drag(?:start|over|enter)'/,
    ['apps/web/src/ui/drag.ts', 'apps/web/src/ui/swipe.ts'],
  ],
  ['leads through the pages of a list', /\bshell\.pageOf\b|'prev'|rel="prev"/, ['apps/web/src/ui/page-nav.tsx']],
])('one part of the interface %s', (_does, does, parts) => {
  const found = modules.filter(
    ({ path }) => path.startsWith('apps/web/src/') && IN_PRODUCT.test(path) && does.test(readFileSync(path, 'utf8')),
  )
  expect(found.map(({ path }) => path)).toEqual(parts)
})

test('one part takes due rows that no other worker has in hand', () => {
  const takers = modules.filter(
    ({ path, code }) => IN_PRODUCT.test(path) && /\bskipLocked\(|\bskip locked\b/i.test(code),
  )
  expect(takers.map(({ path }) => path)).toEqual(['apps/api/src/db/due-rows.ts'])
})

test('no file forwards what another exports', () => {
  expect(modules.flatMap(({ path, imports }) => imports.filter((one) => one.isReExport).map(() => path))).toEqual([])
})

test('files are named after what they hold, in kebab-case', () => {
  expect(modules.map(({ path }) => path).filter(isBadName)).toEqual([])
})

test('only what a tool demands is a default export', () => {
  const faults = modules.filter(({ path, hasDefaultExport }) => hasDefaultExport && !NEEDS_DEFAULT_EXPORT.test(path))
  expect(faults.map(({ path }) => path)).toEqual([])
})

test(`no file is longer than ${LINES_MAX} lines`, () => {
  const long = modules.filter(({ path, lines }) => lines > LINES_MAX && !MAY_BE_LONG.test(path))
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([])
})

test('no test replaces a module of ours or waits for time to pass', () => {
  const faults = modules.filter(({ path, code }) => /\.(test|e2e)\.tsx?$/.test(path) && MOCK_OR_SLEEP.test(code))
  expect(faults.map(({ path }) => path)).toEqual([])
})

test('every import of our own leads to a file', () => {
  const faults = modules.flatMap(({ path, imports }) =>
    imports
      .filter((one) => one.path && /\.(ts|tsx|mjs|json|css|sql)$/.test(one.path) && !existsSync(one.path))
      .map((one) => `${path} → ${one.path}`),
  )
  expect(faults).toEqual([])
})

test('every decision stands in the index, with its day and whether it is in force', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const rows = [
    ...index.matchAll(/^\| (\d{4}) \| \[[^\]]+\]\(([^)]+)\) \| \d{4}-\d\d-\d\d \| (?:in force|superseded by .+) \|$/gm),
  ]
  const pages = globSync('docs/decisions/[0-9]*.md').map((path) => basename(path))
  expect(rows.map(([, , page]) => page)).toEqual(pages.sort())
  expect(rows.filter(([, number = '', page = '']) => !page.startsWith(number))).toEqual([])
})

test('every decision that code or a document names stands in the index, as a page or with the page it moved to', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const rows = [...index.matchAll(/^\| (\d{4}) \| (?:\[[^\]]+\]\(([^)]+)\)|the comment of `([^`]+)`) \|/gm)]
  const known = new Set(rows.map(([, number]) => number))
  const targets = rows.map(([, , page, file]) => (page === undefined ? file : `docs/decisions/${page}`) ?? '')
  expect(targets.filter((path) => !existsSync(path))).toEqual([])
  const files = [
    ...globSync(['*.md', 'docs/**/*.md', 'data/*.md']),
    ...globSync('{apps,packages,bench,e2e,scripts}/**/*.{ts,tsx,css,sql}', { exclude: ['**/node_modules/**'] }),
  ]
  const named = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bdecision \[?(0\d{3})\b/gi)].map(([, number = '']) => ({ path, number })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ number }) => !known.has(number))).toEqual([])
})

test.each(['README.md', 'ARCHITECTURE.md'])('%s names only what is there', (document) => {
  const named = [
    ...readFileSync(document, 'utf8').matchAll(
      /`((?:apps|packages|bench|e2e|scripts|docs|data)\/[\w./-]+)`|\]\(([\w./-]+)\)/g,
    ),
  ]
  const paths = named.map(([, inCode, linked]) => inCode ?? linked ?? '')
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test.each([
  ['a rule that reads a call', 'packages/domain/src/a.ts', "import { x } from '@sopaan/contract/plans'"],
  ['a rule with a package from outside', 'packages/domain/src/a.ts', "import z from 'zod'"],
  [
    'a call that knows a feature',
    'packages/contract/src/a.ts',
    "import type { X } from '@sopaan/api/features/commerce/plans/plans.service'",
  ],
  [
    'the web reading the api',
    'apps/web/src/features/account/a/a-page.tsx',
    "const x = await import('@sopaan/api/deps')",
  ],
  [
    "routes that take another feature's queries",
    'apps/api/src/features/account/a/a.routes.ts',
    "import { x } from '#api/features/commerce/b/b.queries.ts'",
  ],
  [
    'a service that takes queries another feature keeps for itself',
    'apps/api/src/features/account/a/a.service.ts',
    "import { x } from '#api/features/account/b/b.queries.ts'",
  ],
  [
    'a component that reaches into another drawer',
    'apps/web/src/features/account/a/a-card.tsx',
    "import { B } from '#web/features/commerce/b/b-card.tsx'",
  ],
  [
    'a button that knows a noun',
    'apps/web/src/ui/button.tsx',
    "import { A } from '#web/features/account/a/a-card.tsx'",
  ],
  ['a component that takes a page', 'apps/web/src/features/account/a/a-card.tsx', "import A from './a-page.tsx'"],
  ['the product leaning on the workshop', 'apps/api/src/app.ts', "import { x } from '../../../scripts/shell.ts'"],
  ['the product leaning on a test', 'apps/api/src/app.ts', "import { x } from '#api/testing/people.ts'"],
])('the table refuses %s', (_what, path, code) => {
  expect(listDirectionFaults(parseModule(path, code))).toHaveLength(1)
})

test('the scanner sees types, re-exports and calls of import(), and no comment or string', () => {
  const code = `// import a from './a.ts'\nconst s = "import './b.ts'"\nimport type { C } from './c.ts'\nexport { d } from './d.ts'\nvoid import('./e.ts')`
  const { imports } = parseModule('apps/api/src/x.ts', code)
  expect(imports.map((one) => one.path)).toEqual(['apps/api/src/c.ts', 'apps/api/src/d.ts', 'apps/api/src/e.ts'])
  expect(imports.map((one) => one.isReExport)).toEqual([false, true, false])
})

test.each([
  'const LATER_MS = 5.5 * 3',
  'const ahead = 330 * MINUTE_MS',
  "const zone = '+05:30'",
  'const DAY_MS = 86_400_000',
  'const fresh = 3600000',
  'const LEASE_MS = 60_000',
  'const soon = 15 * 60_000',
  'const day = now.toISOString().slice(0, 10)',
])('a clock of its own is found: %s', (code) => {
  expect(hasOwnClock(parseModule('apps/api/src/features/account/a/a.service.ts', code))).toBe(true)
})

test('the other rules refuse what they name', () => {
  const card = 'apps/web/src/features/account/a/a-card.tsx'
  expect(catchesForGood(parseModule(card, 'try { await save() } catch (thrown) { setError(thrown) }'))).toBe(true)
  expect(catchesForGood(parseModule(card, 'save().catch((thrown) => { see(thrown); throw thrown })'))).toBe(false)
  const service = 'apps/api/src/features/account/a/a.service.ts'
  expect(listDatabaseFaults(parseModule(service, "import type { Db } from '#api/db/connect.ts'"))).toHaveLength(1)
  expect(listDatabaseFaults(parseModule(service, "import { sql } from 'kysely'"))).toHaveLength(1)
  expect(listEnvironmentFaults(parseModule(service, 'export const port = process.env.PORT'))).toHaveLength(1)
  expect(listEnvironmentFaults(parseModule(service, '// process.env is read elsewhere'))).toEqual([])
  const circle = [
    parseModule('apps/api/src/features/account/a/a.service.ts', "import '#api/features/commerce/b/b.service.ts'"),
    parseModule('apps/api/src/features/commerce/b/b.service.ts', "import '#api/features/account/a/a.service.ts'"),
  ]
  expect(findCycle(circle)).toEqual(['a', 'b', 'a'])
  expect(
    [
      'apps/api/src/utils.ts',
      'apps/web/src/ui/index.ts',
      'apps/api/src/PlanCard.ts',
      'apps/web/src/date-helpers.ts',
    ].map(isBadName),
  ).toEqual([true, true, true, true])
  expect(isBadName('apps/api/src/features/commerce/plans/plans.service.ts')).toBe(false)
})

function listSources(): string[] {
  const isForeign = (name: string) =>
    name === 'node_modules' || name === 'build' || (name.startsWith('.') && name !== '.')
  const listed = globSync('**/*.{ts,tsx}', { exclude: (path) => isForeign(basename(path)) })
  return listed.filter((path) => !path.endsWith('.d.ts')).sort()
}

function zoneOf(path: string): Zone {
  const entry = Object.entries(ZONES).find(([, pattern]) => pattern.test(path))
  return (entry?.[0] ?? 'workshop') as Zone
}

function listDirectionFaults({ path, imports }: Module): string[] {
  const zone = zoneOf(path)
  if (zone === 'workshop' || zone === 'any test') return []
  return imports.filter((one) => !mayImport(zone, path, one)).map((one) => `${path} (${zone}) → ${one.specifier}`)
}

function mayImport(
  zone: Exclude<Zone, 'any test' | 'workshop'>,
  from: string,
  { path, outside }: ModuleImport,
): boolean {
  if (outside !== undefined) return MAY_USE[zone]?.test(outside) ?? true
  if (path === undefined || !/\.(ts|tsx)$/.test(path)) return true
  if (!MAY_IMPORT[zone].includes(zoneOf(path))) return false
  const isOtherFeature = featureOf(path) !== undefined && featureOf(path) !== featureOf(from)
  if (!isOtherFeature || !featureOf(from)) return true
  if (zone === 'web page') return true
  if (zone === 'web component') return drawerOf(path) === drawerOf(from)
  return zone.startsWith('api') && (/\.(?:service|open\.queries)\.ts$/.test(path) || zone === 'api command')
}

function featureOf(path: string): string | undefined {
  return path.match(/^apps\/(?:api|web)\/src\/features\/[^/]+\/([^/]+)\//)?.[1]
}

function drawerOf(path: string): string | undefined {
  return path.match(/^apps\/(?:api|web)\/src\/features\/([^/]+)\/[^/]+\//)?.[1]
}

function listDatabaseFaults({ path, imports }: Module): string[] {
  if (!path.startsWith('apps/api/src/') || KNOWS_DB.test(path)) return []
  const isDb = (one: ModuleImport) =>
    one.path?.startsWith('apps/api/src/db/') || /^(kysely|pg|@electric-sql\/)/.test(one.outside ?? '')
  return imports.filter(isDb).map((one) => `${path} → ${one.specifier}`)
}

function listEnvironmentFaults({ path, code }: Module): string[] {
  const isProduct = /^(apps|packages)\/[^/]+\/src\//.test(path) && zoneOf(path) !== 'any test'
  return isProduct && path !== 'apps/api/src/config.ts' && /\bprocess\.env\b/.test(code) ? [path] : []
}

function isBadName(path: string): boolean {
  const name = basename(path)
  return !/^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(name) || NAMES_WE_DO_NOT_USE.test(name)
}

function isWebComponent(path: string): boolean {
  return /^apps\/web\/src\/(?:.*\.tsx|(?:.*\/)?use-[^/]+\.ts)$/.test(path) && IN_PRODUCT.test(path)
}

/** Catches what it does not throw on. */
function catchesForGood({ code }: Module): boolean {
  return (code.match(/\bcatch\b/g)?.length ?? 0) > (code.match(/\bthrow thrown\b/g)?.length ?? 0)
}

function hasOwnClock({ path, code }: Module): boolean {
  return OWN_CLOCK.test(code) && !KEEPS_CLOCK.test(path)
}

/** The first circle of features of the api, as their names in order; undefined when there is none. */
function findCycle(all: readonly Module[]): string[] | undefined {
  const next = new Map<string, Set<string>>()
  for (const { path, imports } of all) {
    const from = path.startsWith('apps/api/') && zoneOf(path) !== 'any test' ? featureOf(path) : undefined
    if (!from) continue
    const targets = imports.map((one) => featureOf(one.path ?? '')).filter((to) => to !== undefined && to !== from)
    next.set(from, new Set([...(next.get(from) ?? []), ...targets.filter((to) => to !== undefined)]))
  }
  const walk = (trail: readonly string[]): string[] | undefined => {
    for (const to of next.get(trail.at(-1) ?? '') ?? []) {
      const found = trail.includes(to) ? [...trail, to] : walk([...trail, to])
      if (found) return found
    }
    return undefined
  }
  return [...next.keys()].map((start) => walk([start])).find(Boolean)
}
