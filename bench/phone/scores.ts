import lighthouse from 'lighthouse'
import { atLeast, type Figure, median } from '../figure.ts'

const QUIET_MS = 500

/** Lighthouse's four scores with its own slow phone, whose network and processor are the ones above. */
export async function listScores(url: string, port: number, runCount: number): Promise<Figure[]> {
  const runs: LighthouseReport[] = []
  for (let count = 0; count < runCount; count += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', pauseAfterLoadMs: QUIET_MS })
    if (!result) throw new Error('Lighthouse gave no result')
    if (result.lhr.runtimeError) throw new Error(`Lighthouse: ${result.lhr.runtimeError.message}`)
    runs.push(result.lhr)
  }
  for (const line of runs.slice(0, 1).flatMap(listAuditFaults)) console.log(line)
  for (const run of runs) console.log(describePerformance(run))
  const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
  return Object.entries(goals).map(([name, goal]) => {
    const score = median(runs.map(({ categories }) => (categories[name]?.score ?? Number.NaN) * 100))
    return atLeast(`Lighthouse ${name}`, Math.round(score), goal, '')
  })
}

type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** The measures that make up Lighthouse's score of speed, for whoever wants to raise it. */
function describePerformance({ categories, audits }: LighthouseReport): string {
  const parts = (categories.performance?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  const words = parts.map(({ id }) => `${id} ${audits[id]?.displayValue}`).join(', ')
  return `Lighthouse performance ${Math.round((categories.performance?.score ?? Number.NaN) * 100)}: ${words}`
}

/** What keeps the three exact scores from 100, one line each. */
function listAuditFaults({ categories, audits }: LighthouseReport): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `Lighthouse ${name}: ${id} — ${audits[id]?.title}`),
  )
}
