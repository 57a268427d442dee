import { atMost, type Figure } from '../figure.ts'
import type { Load } from './crowd.ts'
import type { Fleet } from './fleet.ts'
import { KINDS, type RequestKind } from './mix.ts'

/** What one request of a kind costs all web processes, and what it sends. */
export type Cost = { cpuMs: number; bytes: number }
export type Costs = Readonly<Record<RequestKind, Cost>>

const MEASURED_SECONDS = 4
const WARM_UP_SECONDS = 2
/** Processor time of a page that was asked before, and of a new result of the predictor, ms. */
const AGAIN_CPU_MAX_MS = 2
const NEW_CPU_MAX_MS = 6
const ANSWER_CPU_MAX_MS = 1

/** The aim: what a result day brings. */
const PAGES_PER_SECOND = 5_000
const SIGN_INS_PER_MINUTE = 1_000
/** The share of pages that an edge answers: of personal addresses hardly one repeats, so it is counted without one too. */
const EDGE_SHARES = [0, 0.5, 0.95]
/** A process is planned to this share of its core, so that a second's peak does not shed. */
const CORE_SHARE = 0.6
/** What one page is made of when it is opened first: itself, styles, fonts and scripts, which the edge keeps for a year. */
const BITS_PER_BYTE = 8

/** Processor time and bytes of each kind, one after another. Reads ask a process itself: what the edge keeps costs the product nothing. */
export async function measureCosts(fleet: Fleet, load: Load): Promise<Costs> {
  const costs = new Map<RequestKind, Cost>()
  const direct = `http://127.0.0.1:${fleet.web[0]?.port}`
  for (const what of KINDS) {
    await load.run({ kind: 'one', what, seconds: WARM_UP_SECONDS, direct })
    const idle = await idleCpu(fleet)
    const before = fleet.cpuSeconds()
    const { done, bytes, seconds } = await load.run({ kind: 'one', what, seconds: MEASURED_SECONDS, direct })
    const cpuSeconds = fleet.cpuSeconds() - before - idle * seconds
    costs.set(what, { cpuMs: (Math.max(cpuSeconds, 0) / done) * 1_000, bytes: bytes / done })
  }
  return Object.fromEntries(costs) as Costs
}

/** What the processes use while nobody asks, seconds a second. */
async function idleCpu(fleet: Fleet): Promise<number> {
  const before = fleet.cpuSeconds()
  const startedMs = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  return (fleet.cpuSeconds() - before) / ((performance.now() - startedMs) / 1_000)
}

/** The page's cost beside its gates. */
export function describeCosts(costs: Costs): Figure[] {
  return [
    atMost('processor time of a page that was asked before', costs['predictor-again'].cpuMs, AGAIN_CPU_MAX_MS, 'ms'),
    atMost('processor time of other public pages', costs.page.cpuMs, AGAIN_CPU_MAX_MS, 'ms'),
    atMost('processor time of a page with a new result', costs['predictor-new'].cpuMs, NEW_CPU_MAX_MS, 'ms'),
    atMost('processor time of a new answer as data', costs['answer-new'].cpuMs, ANSWER_CPU_MAX_MS, 'ms'),
  ]
}

/** The page of arithmetic: from what was measured here to what a result day needs. */
export function printArithmetic(costs: Costs, connectionsEach: number): void {
  const lines = KINDS.map(
    (kind) =>
      `  ${kind.padEnd(16)} ${costs[kind].cpuMs.toFixed(2).padStart(7)} ms of a core, ${(costs[kind].bytes / 1_000).toFixed(1)} KB`,
  )
  console.log(
    ['', 'From these figures to a result day', '', 'One request costs the web processes', ...lines, ''].join('\n'),
  )
  const { cpuMs, bytes } = costs['predictor-new']
  for (const share of EDGE_SHARES) {
    const atOrigin = Math.round(PAGES_PER_SECOND * (1 - share))
    const cores = (atOrigin * cpuMs) / 1_000 / CORE_SHARE
    const megabits = (PAGES_PER_SECOND * bytes * BITS_PER_BYTE) / 1_000_000
    console.log(
      `${PAGES_PER_SECOND} predictor pages/s, all new, ${share * 100} % answered by the edge: ${Math.ceil(cores)} cores at ${CORE_SHARE * 100} % ` +
        `(${atOrigin} pages/s × ${cpuMs.toFixed(2)} ms), ${Math.ceil(cores) * connectionsEach} connections to PgBouncer, ` +
        `${Math.ceil(megabits)} Mbit/s to people, ${Math.ceil((megabits * atOrigin) / PAGES_PER_SECOND)} Mbit/s from the product`,
    )
  }
  const signIn = costs['sign-in']
  const perSecond = SIGN_INS_PER_MINUTE / 60
  console.log(
    `${SIGN_INS_PER_MINUTE} sign-ins/min: ${((perSecond * signIn.cpuMs) / 1_000 / CORE_SHARE).toFixed(1)} cores ` +
      `(${perSecond.toFixed(1)}/s × ${signIn.cpuMs.toFixed(1)} ms, the hash in it)\n`,
  )
}
