import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { readQuestion } from '@sopaan/api/features/guidance/college-predictor/college-predictor.service'
import { readChoicesQuestion } from '@sopaan/contract/choice-answers'
import { type ChoicesAnswer, choicesQuery } from '@sopaan/contract/college-choices'
import { type PredictorAnswer, predictorQuery, RANK_KEYS } from '@sopaan/contract/college-predictor'
import { BROWSER_FLAGS } from '../scripts/browser.ts'
import { startProduct } from '../scripts/product.ts'
import { findChromium } from '../scripts/shell.ts'
import { exactly, type Figure } from './figure.ts'
import { candidateQueries } from './predictor/queries.ts'

/**
 * The same predictor answers twice, held against each other figure by figure, no tolerance: seats from the server's call and
 * from a real browser that fetches the book under its hash and runs the rule itself; choices from the server's call and from
 * the same browser as the result page answers them, from the table of the candidate.
 */

const PROFILES = 500
/** Seats of a page that are compared; the counts speak of all. */
const LIMIT = 100
/** Between two attempts where the server is busy, ms. */
const BUSY_MS = 500
const PATH = '/api/v1/tools/college-predictor'
/** Where the browser finds the sources of the rule, types stripped. */
const SOURCES = '/sources/'
/** A page of the product without script, so that the address is its own and nothing else runs. */
const QUIET_PAGE = '/robots.txt'

type ReportedAnswer = Pick<PredictorAnswer, 'data' | 'total' | 'bands' | 'preparatory' | 'needsAat'> & {
  facets: object
}

/** The figures of one answer; the machine needs Chromium. */
export async function run(): Promise<Figure[]> {
  const executablePath = await findChromium()
  const product = await startProduct({ env: { RATE_LIMIT_SCALE: '100000' } })
  const browser = await chromium.launch({ args: [...BROWSER_FLAGS], ...(executablePath && { executablePath }) })
  try {
    const page = await (await browser.newContext({ bypassCSP: true })).newPage()
    await serveSources(page)
    await page.goto(product.url + QUIET_PAGE)
    const asked = Array.from({ length: PROFILES }, nextQuery)
    const first = await predictOnServer(product.url, asked[0] ?? '')
    await openInBrowser(page, first.bookHash)
    let [rows, figures, differing] = [0, 0, 0]
    for (const query of asked) {
      const [server, own] = [await predictOnServer(product.url, query), await predictInBrowser(page, query)]
      const compared = compare(reported(server), own)
      rows += own.data.length
      figures += compared.figures
      differing += compared.faults.length
      for (const fault of compared.faults.slice(0, 3)) console.log(`${query}: ${fault}`)
    }
    console.log(`${rows} seats, ${figures} figures compared`)
    return [
      exactly('profiles asked of both', asked.length, PROFILES, ''),
      exactly('figures that differ', differing, 0, `of ${figures}`),
      await compareChoices(page, product.url, asked.map(choicesOf)),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** The choices of each candidate from both sides. */
async function compareChoices(page: Page, url: string, asked: readonly string[]): Promise<Figure> {
  let [figures, differing] = [0, 0]
  for (const query of asked) {
    const answer = await fetchWhenFree(`${url}${PATH}/choices?${query}`)
    if (!answer.ok) throw new Error(`${answer.status}: ${query}`)
    const { data, total, bands, facets, femaleCount, unpublished }: ChoicesAnswer = await answer.json()
    const { request } = readChoicesQuestion(choicesQuery.parse(Object.fromEntries(new URLSearchParams(query))))
    const own = await page.evaluate(([table, sought]) => globalThis.choicesHere(table, sought), [
      `${PATH}/packed-choices?${profileOf(query)}`,
      JSON.stringify(request),
    ] as const)
    const compared = compare({ data, total, bands, facets, femaleCount, unpublished }, own)
    figures += compared.figures
    differing += compared.faults.length
    for (const fault of compared.faults.slice(0, 3)) console.log(`${query}: ${fault}`)
  }
  return exactly('figures of choices that differ', differing, 0, `of ${figures}`)
}

/** What some of the questions are narrowed to and ordered by besides: what is published of the colleges. */
const BY_FACTS = [
  '',
  'feeMax=150000',
  'nirfMax=50&salaryMin=900000&sort=salary',
  'kmMax=600&from=kottayam-kerala',
  'feeMax=200000&kmMax=1000&from=patna-bihar&sort=near',
  'sort=fee&from=new-delhi-delhi',
  'exceptFamily=CIVIL,MECH&exceptState=Assam&exceptType=GFTI',
] as const

/** The same question about choices: the easiest first has no order there. */
function choicesOf(query: string, at: number): string {
  const search = new URLSearchParams(query)
  if (search.get('sort') === 'easiest') search.set('sort', 'closest')
  for (const [key, value] of new URLSearchParams(BY_FACTS[at % BY_FACTS.length])) search.set(key, value)
  return String(search)
}

/** What of a question is the candidate. */
function profileOf(query: string): string {
  const keys: readonly string[] = ['category', 'gender', 'pwd', 'state', 'aat', ...RANK_KEYS.map(({ key }) => key)]
  return String(new URLSearchParams([...new URLSearchParams(query)].filter(([key]) => keys.includes(key))))
}

const queries = candidateQueries()

/** A candidate as the predictor's own bench draws them, with a long page. */
function nextQuery(): string {
  const query = new URLSearchParams(queries.next().value)
  query.set('limit', String(LIMIT))
  return String(query)
}

/** A server that is busy says so (503) and is asked again: a machine that does other work beside gives the same answers. */
async function fetchWhenFree(url: string, left = 40): Promise<Response> {
  const answer = await fetch(url)
  if (answer.status !== 503 || left === 0) return answer
  await setTimeout(BUSY_MS)
  return fetchWhenFree(url, left - 1)
}

async function predictOnServer(url: string, query: string): Promise<PredictorAnswer> {
  const answer = await fetchWhenFree(`${url}${PATH}?${query}`)
  if (!answer.ok) throw new Error(`${answer.status}: ${query}`)
  return answer.json()
}

function predictInBrowser(page: Page, query: string): Promise<ReportedAnswer> {
  const question = readQuestion(predictorQuery.parse(Object.fromEntries(new URLSearchParams(query))))
  // What is absent must stay absent on the way into the page.
  return page.evaluate((asked) => globalThis.answerHere(asked), JSON.stringify(question))
}

declare global {
  var answerHere: (question: string) => ReportedAnswer
  var choicesHere: (table: string, request: string) => Promise<object>
}

/** Fetches the book into the page, checks that it is the one named, and opens it there. */
async function openInBrowser(page: Page, hash: string): Promise<void> {
  await page.evaluate(
    async ([sources, name]) => {
      const load = (file: string) => import(`${sources}packages/domain/src/${file}`)
      const [files, books, predictor, choices, packed] = await Promise.all([
        load('book/rank-book-file.ts'),
        load('book/prepared-book.ts'),
        load('predictor/college-predictor.ts'),
        load('choices/choice-search.ts'),
        load('choices/packed-choices.ts'),
      ])
      const fetchTable = async (table: string): Promise<Response> => {
        const answer = await fetch(table)
        return answer.status === 503 ? fetchTable(table) : answer
      }
      globalThis.choicesHere = async (table, request) => {
        const answer = choices.searchChoices(
          await packed.unpackTable(await (await fetchTable(table)).json(), () => Promise.resolve()),
          JSON.parse(request),
        )
        return JSON.parse(JSON.stringify(answer))
      }
      const bytes = new Uint8Array(await (await fetch(`/data/book-${name}.bin`)).arrayBuffer())
      if ((await files.hashBook(bytes)) !== name) throw new Error('Another book than the one named')
      const prepared = books.prepareBook(files.decodeBook(bytes, name))
      globalThis.answerHere = (question) => {
        const { profile, request } = JSON.parse(question)
        return JSON.parse(JSON.stringify(predictor.predictSeats(prepared, profile, request)))
      }
    },
    [SOURCES, hash] as const,
  )
}

/** The rule's own files, as they stand, their types taken out: no bundler between the source and the figure. */
async function serveSources(page: Page): Promise<void> {
  await page.route(`**${SOURCES}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(SOURCES.length)
    if (!/^packages\/domain\/src\/[\w/-]+\.ts$/.test(path)) return route.abort()
    const body = stripTypeScriptTypes(await readFile(path, 'utf8'))
    return route.fulfill({ contentType: 'text/javascript', body })
  })
}

/** What both sides say; the names of branch families are the server's own. */
function reported({ data, total, bands, facets, preparatory, needsAat }: PredictorAnswer): ReportedAnswer {
  const families = facets.families.map(({ value, count }) => ({ value, count }))
  return { data, total, bands, facets: { ...facets, families }, preparatory, needsAat }
}

/** Goes through both answers leaf by leaf. */
function compare(server: unknown, own: unknown, path = ''): { figures: number; faults: string[] } {
  if (typeof server !== 'object' || server === null || typeof own !== 'object' || own === null) {
    return { figures: 1, faults: Object.is(server, own) ? [] : [`${path}: ${server} and ${own}`] }
  }
  const keys = [...new Set([...Object.keys(server), ...Object.keys(own)])]
  const [ofServer, ofBrowser] = [new Map(Object.entries(server)), new Map(Object.entries(own))]
  const parts = keys.map((key) => compare(ofServer.get(key), ofBrowser.get(key), `${path}/${key}`))
  return {
    figures: parts.reduce((sum, { figures }) => sum + figures, 0),
    faults: parts.flatMap(({ faults }) => faults),
  }
}
