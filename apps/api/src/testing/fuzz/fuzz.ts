import { apiDescription } from '@sopaan/contract/api-description'
import { isForStaff } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { urlOf } from '@sopaan/contract/client'
import { type CallDescription, describeCalls } from '@sopaan/contract/openapi'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { TestApp } from '#api/testing/start-app.ts'
import { type ActorName, type Actors, openFuzzActors } from './actors.ts'
import { chanceOf } from './random.ts'
import { type FuzzRequest, requestFor } from './requests.ts'
import type { Pool } from './values.ts'

/** Something that a generated request brought to light. `seed` makes the same request again. */
export type FuzzFinding = {
  seed: number
  what: 'error' | 'schema' | 'leak' | 'inside'
  request: string
  detail: string
}
/** What was asked, and what came of it. */
export type FuzzRun = { asked: number; done: number; calls: number; changedRows: string[]; findings: FuzzFinding[] }

/** How often a call is made by somebody whom it is not for. */
const STRANGER_LIKELIHOOD = 0.12
/** What an answer must never hold: the words of a stack, of a statement, of a folder of ours. */
const INSIDE = /\bat \w+ \(|node_modules|\/apps\/api\/|select "|insert into "|\bpg_\w+\b.*relation/
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
const POOL_MAX = 400
const DETAIL_LENGTH = 400

type Described = { paths: Record<string, Record<string, { responses: Record<string, ResponseFacts> }>> }
type ResponseFacts = { content?: { 'application/json'?: { schema: object } } }

/**
 * Makes generated requests to every call of the API description, in turn, as strangers, a mentee, a mentor, and in the second
 * half as an admin, too: none may end in 5xx, answer what its schema does not say, hold another person's row or words of our
 * inside, or change what another person has.
 * @param server  started with `identity: ACTING`
 */
export async function fuzz(server: TestApp, { seed, count }: { seed: number; count: number }): Promise<FuzzRun> {
  const calls = describeCalls(CALLS)
  const actors = await openFuzzActors(server)
  const answerFits = await answerChecks(server)
  const run: FuzzRun = { asked: 0, done: 0, calls: calls.length, changedRows: [], findings: [] }
  for (let at = 0; at < count; at += 1) {
    const described = calls[at % calls.length]
    if (described === undefined) break
    // Whoever may read everybody's rows comes when what belongs to others was compared.
    const isStaffAllowed = at >= count / 2
    if (isStaffAllowed && run.changedRows.length === 0 && at - 1 < count / 2)
      run.changedRows = await actors.listChanged()
    const findings = await fuzzOne(server, { described, actors, seed: seed + at, isStaffAllowed, answerFits, run })
    run.findings.push(...findings)
  }
  return run
}

type One = {
  described: CallDescription
  actors: Actors
  seed: number
  isStaffAllowed: boolean
  answerFits: AnswerCheck
  run: FuzzRun
}

async function fuzzOne(
  server: TestApp,
  { described, actors, seed, isStaffAllowed, answerFits, run }: One,
): Promise<FuzzFinding[]> {
  const chance = chanceOf(seed)
  const name = actorFor(described, { isStaffAllowed, isStranger: chance.happens(STRANGER_LIKELIHOOD) }, chance.pick)
  const { browser, pool } = actors.of(name)
  const request = requestFor(described, chance, pool)
  const logged = server.logged.length
  const answer = await browser.send(request.method, request.url, request.sent)
  run.asked += 1
  const text = answer.payload
  const told = `${name}: ${describeRequest(request)}`
  const finding = (what: FuzzFinding['what'], detail: string): FuzzFinding => ({
    seed,
    what,
    request: told.slice(0, DETAIL_LENGTH),
    detail: detail.slice(0, DETAIL_LENGTH),
  })
  const findings: FuzzFinding[] = []
  if (answer.statusCode >= 500) {
    const cause = server.logged.slice(logged).find(({ level }) => level === 'error')
    findings.push(finding('error', `${answer.statusCode} ${JSON.stringify(cause ?? text)}`))
  }
  const isJson = String(answer.headers['content-type'] ?? '').includes('application/json')
  if (isJson) {
    const fault = answerFits(described, answer.statusCode, JSON.parse(text))
    if (fault !== undefined) findings.push(finding('schema', `${answer.statusCode} ${fault}`))
  }
  if (INSIDE.test(text) && answer.statusCode >= 400) findings.push(finding('inside', text))
  const leaked = name === 'admin' ? undefined : actors.findForeign(name, text, told)
  if (leaked !== undefined) findings.push(finding('leak', leaked))
  if (answer.statusCode < 300) {
    run.done += 1
    if (isJson) learn(pool, text)
  }
  server.mails.length = 0
  server.logged.length = 0
  return findings
}

function actorFor(
  { call }: CallDescription,
  { isStaffAllowed, isStranger }: { isStaffAllowed: boolean; isStranger: boolean },
  pick: <T>(values: readonly T[]) => T,
): ActorName {
  const others = ['nobody', 'mentee', 'mentor'] as const
  if (isStranger) return pick(others)
  if (isForStaff(call.access)) return isStaffAllowed ? 'admin' : pick(others)
  if (call.access === 'mentee' || call.access === 'mentor') return call.access
  return call.access === 'signed-in' ? pick(['mentee', 'mentor'] as const) : pick(others)
}

function describeRequest({ method, url, sent }: FuzzRequest): string {
  return `${method} ${url} ${JSON.stringify(sent.body ?? '')}`
}

/** Remembers ids and short words of an answer, so that later requests ask for what there is. */
function learn(pool: Pool, text: string): void {
  for (const [id] of text.matchAll(UUID)) if (!pool.ids.includes(id)) pool.ids.unshift(id)
  for (const [, word] of text
    .slice(0, 5_000)
    .matchAll(/"(?:slug|key|code|token|choice|seat|institute)":"([^"\\]{1,80})"/g))
    if (word !== undefined && !pool.words.includes(word)) pool.words.unshift(word)
  pool.ids.length = Math.min(pool.ids.length, POOL_MAX)
  pool.words.length = Math.min(pool.words.length, POOL_MAX)
}

type AnswerCheck = (described: CallDescription, status: number, body: unknown) => string | undefined

/** Holds answers to the document that is served. */
async function answerChecks(server: TestApp): Promise<AnswerCheck> {
  const document = (await server.app.fastify.inject(urlOf(apiDescription.document, {}))).json<Described>()
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const compiled = new Map<object, ValidateFunction>()
  return ({ call }, status, body) => {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    const responses = document.paths[path]?.[call.method.toLowerCase()]?.responses ?? {}
    const response = responses[status]
    if (response === undefined) return `is not among the statuses ${Object.keys(responses).join(', ')}`
    const schema = response.content?.['application/json']?.schema
    if (schema === undefined) return undefined
    const check = compiled.get(schema) ?? ajv.compile(schema)
    compiled.set(schema, check)
    return check(body) ? undefined : ajv.errorsText(check.errors)
  }
}
