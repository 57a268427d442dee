import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findFreePort } from '@sopaan/api/testing/free-port'
import { DASHBOARD_PATHS, type ProductPath } from '../apps/web/src/product-paths.ts'
import { BROWSER_FLAGS } from '../scripts/browser.ts'
import { type Product, startProduct } from '../scripts/product.ts'
import { findChromium } from '../scripts/shell.ts'
import { atMost, exactly, type Figure, median } from './figure.ts'
import { listScores } from './phone/scores.ts'
import { openPhone, type Visit, visitIn, visitOnce } from './phone/visit.ts'

/**
 * What the whole site weighs and how fast it stands on the cheap phone of `phone`: pages to read, tools, and every route
 * of a dashboard that stands by itself, with the sample people signed in. All of it takes some seven minutes;
 * `SITE_ROUTES=/,/about npm run bench -- site` looks at some routes alone.
 */

const READ = ['/', '/hi', '/about', '/terms', '/privacy', '/cookies', '/refund'] as const
const TOOLS = [
  '/tools/college-predictor',
  '/tools/rank-calculator',
  '/tools/percentile-calculator',
  '/tools/state-college-predictor',
  '/tools/cgpa-calculator',
  '/tools/study-planner',
  '/tools/marking-scheme',
  '/tools/branch-comparison',
  '/plans',
  '/mentors',
  '/events',
  '/contact',
] as const
/** Pages that Lighthouse judges: one of each kind. That of the mentors is not to be found while all of them are samples. */
const JUDGED = ['/', '/about', '/tools/rank-calculator', '/events'] as const
/** A page that misses a limit at its first visit is visited again, and the middle of all visits counts. */
const VISITS_MORE = 2
const LIGHTHOUSE_RUNS = 1
const BYTES_PER_KB = 1024
const CLS_MAX = 0.02
const INP_MAX_MS = 200
const FONT_MAX_KB = 45
const SIGNED_IN_SCRIPT_MAX_KB = 190

/** Limits of a public page. */
type Budget = { scriptMaxKb: number; lcpMaxMs: number }
const READ_BUDGET: Budget = { scriptMaxKb: 5, lcpMaxMs: 1000 }
const TOOL_BUDGET: Budget = { scriptMaxKb: 150, lcpMaxMs: 1500 }

const ROLES = ['mentee', 'mentor', 'admin'] as const
type Role = (typeof ROLES)[number]

/** The figures of the site; the machine needs Chromium. */
export async function run(): Promise<Figure[]> {
  const executablePath = await findChromium()
  const product = await startProduct({ env: { RATE_LIMIT_SCALE: '1000' } })
  const port = await findFreePort()
  const browser = await chromium.launch({
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
    ...(executablePath && { executablePath }),
  })
  try {
    const figures: Figure[] = []
    const keep = (more: Figure[]) => figures.push(...more)
    for (const path of namedPages(READ)) keep(await measurePublic(browser, product.url, path, READ_BUDGET))
    for (const path of namedPages(TOOLS)) keep(await measurePublic(browser, product.url, path, TOOL_BUDGET))
    for (const role of ROLES) keep(await measureSignedIn(browser, product, role))
    for (const path of namedPages(JUDGED)) {
      const scores = await listScores(product.url + path, port, LIGHTHOUSE_RUNS)
      figures.push(...scores.map((figure) => ({ ...figure, name: `${path}, ${figure.name}` })))
    }
    return figures
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Those of some routes that SITE_ROUTES names; all of them where it names none. */
function namedPages<Path extends string>(routes: readonly Path[]): readonly Path[] {
  const named = process.env.SITE_ROUTES?.split(',')
  return named === undefined ? routes : routes.filter((path) => named.includes(path))
}

async function measurePublic(browser: Browser, origin: string, path: string, budget: Budget): Promise<Figure[]> {
  await visitOnce(browser, origin + path, { isSlow: false })
  const visits = [await visitOnce(browser, origin + path, { isTouched: true })]
  const first = figuresOf(path, visits, budget)
  if (first.every(({ ok }) => ok)) return first
  for (let count = 0; count < VISITS_MORE; count += 1) {
    visits.push(await visitOnce(browser, origin + path, { isTouched: true }))
  }
  return figuresOf(path, visits, budget)
}

function figuresOf(path: string, visits: readonly Visit[], budget: Budget): Figure[] {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of))
  // React's own start stands in the page of a tool; what a page to read runs is all there is, so it counts as script.
  const isRead = budget === READ_BUDGET
  const script = middle(({ scriptBytes, inlineBytes }) => scriptBytes + (isRead ? inlineBytes : 0))
  return [
    atMost(`${path}, script before the first interaction`, script / BYTES_PER_KB, budget.scriptMaxKb, 'KB'),
    atMost(`${path}, largest contentful paint`, Math.round(middle(({ lcpMs }) => lcpMs)), budget.lcpMaxMs, 'ms'),
    atMost(
      `${path}, layout shift`,
      middle(({ cls }) => cls),
      CLS_MAX,
      '',
    ),
    atMost(
      `${path}, slowest answer to a touch`,
      middle(({ inpMs }) => inpMs),
      INP_MAX_MS,
      'ms',
    ),
    atMost(`${path}, fonts`, middle(({ fontBytes }) => fontBytes) / BYTES_PER_KB, FONT_MAX_KB, 'KB'),
    exactly(`${path}, other hosts asked`, new Set(visits.flatMap(({ otherHosts }) => otherHosts)).size, 0, ''),
  ]
}

/** Every route of a role's dashboard: its weight as it stands, on the network of this machine. */
async function measureSignedIn(browser: Browser, product: Product, role: Role): Promise<Figure[]> {
  const routes = namedPages(listRoutes(role))
  if (routes.length === 0) return []
  const context = await openPhone(browser)
  await signIn(context, product, role)
  const figures: Figure[] = []
  for (const path of routes) {
    const visit = await visitIn(context, product.url + path, { isSlow: false })
    const kilobytes = visit.scriptBytes / BYTES_PER_KB
    figures.push(
      atMost(`${path}, script`, kilobytes, SIGNED_IN_SCRIPT_MAX_KB, 'KB'),
      atMost(`${path}, layout shift`, visit.cls, CLS_MAX, ''),
      exactly(`${path}, other hosts asked`, visit.otherHosts.length, 0, ''),
    )
  }
  await context.close()
  return figures
}

/** The routes that a role reaches without naming a row; what stands in each dashboard alike is measured in the mentee's. */
function listRoutes(role: Role): string[] {
  const isTheirs = ({ path, viewer, page }: ProductPath) =>
    page !== undefined &&
    !path.includes(':') &&
    !path.includes('/checkout') &&
    (viewer === role || (role === 'mentee' && viewer === 'signed-in' && path.startsWith('/mentee-dashboard/')))
  return DASHBOARD_PATHS.filter(isTheirs).map(({ path }) => path)
}

/** Signs a sample person in, as the start of the product names them. */
async function signIn(context: BrowserContext, product: Product, role: Role): Promise<void> {
  const [, email, password] = new RegExp(`^ +${role} +(\\S+) +(\\S+)$`, 'm').exec(product.output()) ?? []
  if (email === undefined || password === undefined) throw new Error(`The product names no sample ${role}`)
  const page = await context.newPage()
  await page.goto(`${product.url}/login`, { waitUntil: 'networkidle' })
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/(?:mentee-dashboard|mentor-dashboard|admin)/)
  await page.close()
}
