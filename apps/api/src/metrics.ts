import { monitorEventLoopDelay } from 'node:perf_hooks'

type Labels = Readonly<Record<string, string>>
/** One figure at this moment, as Prometheus takes it. */
export type Sample = { name: string; labels?: Labels; value: number }

const PREFIX = 'sopaan_'
/** Upper ends of the classes of durations, seconds: the objectives of reads, sign-ins and payments are among them. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]
/** Different labels of one measure at most; what comes beyond is counted together. */
const SERIES_MAX = 2_000
const RESOLUTION_MS = 20

/** Something that is counted up, by its labels. */
class Counter {
  protected readonly type: string = 'counter'
  protected readonly values = new Map<string, number>()
  readonly name: string
  readonly help: string

  constructor(name: string, help: string) {
    this.name = PREFIX + name
    this.help = help
  }

  add(labels: Labels = {}, amount = 1): void {
    const key = keyOf(labels, this.values)
    this.values.set(key, (this.values.get(key) ?? 0) + amount)
  }

  lines(): string[] {
    const values = [...this.values].map(([labels, value]) => `${this.name}${labels} ${value}`)
    return [`# HELP ${this.name} ${this.help}`, `# TYPE ${this.name} ${this.type}`, ...values]
  }
}

/** A figure that is set, by its labels. */
class Gauge extends Counter {
  protected override readonly type = 'gauge'

  set(labels: Labels, value: number): void {
    this.values.set(keyOf(labels, this.values), value)
  }
}

/** Durations in classes, by their labels. */
class Histogram {
  readonly #values = new Map<string, { classes: number[]; sum: number; count: number }>()
  readonly name: string
  readonly help: string

  constructor(name: string, help: string) {
    this.name = PREFIX + name
    this.help = help
  }

  observe(labels: Labels, seconds: number): void {
    const key = keyOf(labels, this.#values)
    const value = this.#values.get(key) ?? { classes: SECONDS.map(() => 0), sum: 0, count: 0 }
    const at = SECONDS.findIndex((end) => seconds <= end)
    if (at >= 0) value.classes[at] = (value.classes[at] ?? 0) + 1
    value.sum += seconds
    value.count += 1
    this.#values.set(key, value)
  }

  lines(): string[] {
    const values = [...this.#values].flatMap(([labels, { classes, sum, count }]) => {
      let below = 0
      const ends = SECONDS.map((end, at) => {
        below += classes[at] ?? 0
        return `${this.name}_bucket${withLabel(labels, `le="${end}"`)} ${below}`
      })
      return [
        ...ends,
        `${this.name}_bucket${withLabel(labels, 'le="+Inf"')} ${count}`,
        `${this.name}_sum${labels} ${sum}`,
        `${this.name}_count${labels} ${count}`,
      ]
    })
    return [`# HELP ${this.name} ${this.help}`, `# TYPE ${this.name} histogram`, ...values]
  }
}

/** What this process counts, from its start on. */
export const METRICS = {
  requests: new Histogram('request_seconds', 'Requests, by method, route and class of the status.'),
  refusals: new Counter('refusals_total', 'Requests that were refused, by code.'),
  limited: new Counter('limited_total', 'Requests over a limit, by its name.'),
  queries: new Histogram('query_seconds', 'Statements sent to the database server, by how they ended.'),
  jobRuns: new Counter('job_runs_total', 'Runs of jobs on this process, by how they ended.'),
  jobSuccess: new Gauge('job_last_success_timestamp_seconds', 'When a job last went well on this process, Unix time.'),
  integrityFaults: new Gauge('integrity_faults', 'Rows that break an invariant, by its name, as of the last look.'),
  gatewayFailures: new Counter('gateway_failures_total', 'Questions to the payment provider without an answer.'),
  spansDropped: new Counter('spans_dropped_total', 'Spans that no collector took.'),
  logLinesDropped: new Counter('log_lines_dropped_total', 'Lines of the log that nobody took.'),
} as const

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })

/** Begins to measure how late the loop of this process comes to its work. */
export function watchLoop(): void {
  delay.enable()
}

/**
 * All figures in the text format of Prometheus; the delay of the loop is that since the last asking.
 * @param samples  what was found at this moment
 */
export function writeMetrics(samples: readonly Sample[]): string {
  const { rss, heapUsed } = process.memoryUsage()
  const own: Sample[] = [
    { name: 'loop_delay_seconds', labels: { quantile: '0.5' }, value: lateSeconds(50) },
    { name: 'loop_delay_seconds', labels: { quantile: '0.99' }, value: lateSeconds(99) },
    { name: 'cpu_seconds', value: cpuSeconds() },
    { name: 'memory_bytes', labels: { kind: 'resident' }, value: rss },
    { name: 'memory_bytes', labels: { kind: 'heap' }, value: heapUsed },
    { name: 'process_id', value: process.pid },
    { name: 'uptime_seconds', value: process.uptime() },
  ]
  delay.reset()
  const gauges = Map.groupBy([...own, ...samples], ({ name }) => name)
  const lines = [...gauges].flatMap(([name, found]) => [
    `# TYPE ${PREFIX}${name} gauge`,
    ...found.map(({ labels = {}, value }) => `${PREFIX}${name}${writeLabels(labels)} ${value}`),
  ])
  return `${[...Object.values(METRICS).flatMap((metric) => metric.lines()), ...lines].join('\n')}\n`
}

function lateSeconds(percent: number): number {
  return delay.count === 0 ? 0 : Math.max(0, delay.percentile(percent) / 1e9 - RESOLUTION_MS / 1_000)
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function keyOf(labels: Labels, known: ReadonlyMap<string, unknown>): string {
  const key = writeLabels(labels)
  return known.has(key) || known.size < SERIES_MAX ? key : '{other="true"}'
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function withLabel(labels: string, label: string): string {
  return labels === '' ? `{${label}}` : `${labels.slice(0, -1)},${label}}`
}
