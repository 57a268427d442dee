import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** A piece of work that is over, as OpenTelemetry knows it. */
export type TracedSpan = {
  traceId: string
  spanId: string
  parentId: string | undefined
  name: string
  kind: 'internal' | 'server' | 'client'
  /** Milliseconds since 1970, with their fractions. */
  beganMs: number
  endedMs: number
  attributes: Readonly<Record<string, string | number>>
  hasFailed: boolean
}

/** Where spans go, and which share of the work is told. */
export type Traces = { add: (span: TracedSpan) => void; share: number }

/** Work that is told and under way: what happens inside it is a part of it. */
export type OpenSpan = Pick<TracedSpan, 'traceId' | 'spanId' | 'parentId' | 'beganMs'> & { traces: Traces }

type Ending = Pick<TracedSpan, 'name' | 'kind' | 'attributes' | 'hasFailed'>

const SPAN_ID_BYTES = 8
const TRACE_ID_BYTES = 16
/** `00-<trace>-<span>-<flags>`. Source: W3C Trace Context, 3.2. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/
/** The end of a trace's id is random, so its share of all ids decides alike wherever the trace comes by. */
const DECIDING_DIGITS = 8
const underWay = new AsyncLocalStorage<OpenSpan>()

/**
 * Begins what is a part of the work under way, else of the trace that the caller names, else on its own; undefined for what
 * is not among the share that is told.
 * @param traceparent  the header of that name
 */
export function beginSpan(traces: Traces | undefined, traceparent?: string): OpenSpan | undefined {
  if (traces === undefined) return undefined
  const parent = underWay.getStore() ?? readTraceparent(traceparent)
  const traceId = parent?.traceId ?? randomBytes(TRACE_ID_BYTES).toString('hex')
  if (!underWay.getStore() && !isSampled(traceId, traces.share)) return undefined
  const spanId = randomBytes(SPAN_ID_BYTES).toString('hex')
  return { traceId, spanId, parentId: parent?.spanId, beganMs: nowMs(), traces }
}

/** Does something as a part of a span; without one it just does it. */
export function runInSpan<T>(span: OpenSpan | undefined, work: () => T): T {
  return span === undefined ? work() : underWay.run(span, work)
}

/** Tells a span that is over. */
export function endSpan({ traces, ...open }: OpenSpan, ending: Ending): void {
  traces.add({ ...open, ...ending, endedMs: nowMs() })
}

/** Does a piece of work that nobody asked for, and tells it. */
export async function traceWork<T>(traces: Traces | undefined, name: string, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(traces)
  let hasFailed = true
  try {
    const result = await runInSpan(span, work)
    hasFailed = false
    return result
  } finally {
    if (span) endSpan(span, { name, kind: 'internal', attributes: {}, hasFailed })
  }
}

/** Begins to tell a question to somebody else, where the work it is a part of is told. */
export function beginQuestion(): OpenSpan | undefined {
  return beginSpan(underWay.getStore()?.traces)
}

function readTraceparent(header: string | undefined): Pick<TracedSpan, 'traceId' | 'spanId'> | undefined {
  const [, traceId, spanId] = TRACEPARENT.exec(header ?? '') ?? []
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId }
}

function isSampled(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(-DECIDING_DIGITS), 16) < share * 16 ** DECIDING_DIGITS
}

function nowMs(): number {
  return performance.timeOrigin + performance.now()
}
