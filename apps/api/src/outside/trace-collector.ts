import { METRICS } from '../metrics.ts'
import type { TracedSpan, Traces } from '../traces.ts'

/** Takes spans, and sends what it has once more before it closes. */
export type TraceCollector = Traces & { close: () => Promise<void> }

type Options = { endpoint: string; share: number; flushMs?: number }

/** How often spans are sent, ms, and the longest that a sending takes. */
const FLUSH_MS = 2_000
const SEND_MAX_MS = 5_000
/** Spans that wait at most: some megabytes. What comes beyond is dropped and counted. */
const WAITING_MAX = 5_000
const KINDS = { internal: 1, server: 2, client: 3 } as const
const STATUS_ERROR = 2

/**
 * A collector of OpenTelemetry, told in JSON over HTTP. Nobody waits for it: while it is away or slow spans are dropped.
 * Source: OTLP 1.5, "OTLP/HTTP".
 * @param endpoint  its origin; spans go to `/v1/traces` there
 */
export function otlpCollector({ endpoint, share, flushMs = FLUSH_MS }: Options): TraceCollector {
  let waiting: TracedSpan[] = []
  let sending: Promise<void> | undefined
  const flush = () => {
    if (sending !== undefined || waiting.length === 0) return sending
    const spans = waiting
    waiting = []
    sending = send(endpoint, spans).finally(() => {
      sending = undefined
    })
    return sending
  }
  const timer = setInterval(() => void flush(), flushMs).unref()
  return {
    share,
    add: (span) => {
      if (waiting.length >= WAITING_MAX) METRICS.spansDropped.add()
      else waiting.push(span)
    },
    close: async () => {
      clearInterval(timer)
      await sending
      await flush()
    },
  }
}

async function send(endpoint: string, spans: readonly TracedSpan[]): Promise<void> {
  try {
    const answer = await fetch(`${endpoint}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(exportRequest(spans)),
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_MAX_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) METRICS.spansDropped.add({}, spans.length)
  } catch {
    METRICS.spansDropped.add({}, spans.length)
  }
}

function exportRequest(spans: readonly TracedSpan[]): unknown {
  const attributes = attributeList({ 'service.name': 'sopaan', 'process.pid': process.pid })
  return {
    resourceSpans: [
      { resource: { attributes }, scopeSpans: [{ scope: { name: 'sopaan' }, spans: spans.map(writeSpan) }] },
    ],
  }
}

function writeSpan({ parentId, kind, beganMs, endedMs, attributes, hasFailed, ...span }: TracedSpan): unknown {
  return {
    ...span,
    ...(parentId === undefined ? {} : { parentSpanId: parentId }),
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(beganMs),
    endTimeUnixNano: nanoseconds(endedMs),
    attributes: attributeList(attributes),
    status: hasFailed ? { code: STATUS_ERROR } : {},
  }
}

function attributeList(attributes: TracedSpan['attributes']): unknown[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
}

/** Whole microseconds are as fine as the clock, and a number holds them. */
function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1_000)}000`
}
