import { brotliDecompressSync } from 'node:zlib'
import { reportCards } from '@sopaan/contract/report-cards'
import { research } from '@sopaan/contract/research'
import { parse } from 'csv-parse/sync'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'

const PRODUCT = await startApp()
afterAll(PRODUCT.stop)

const FILE = research.saidAndCame.path
const whole = await PRODUCT.app.fastify.inject({ url: FILE })
const LINES = parse(whole.payload, { columns: true }) as Record<string, string>[]

/** Lines of a season that printed a rank, with a cell of each as a number. */
function printed(season: number): { low: number; high: number; before: number; closed: number }[] {
  return LINES.filter((line) => line.season === String(season) && line.closed !== '0').map((line) => ({
    low: Number(line.said_low),
    high: Number(line.said_high),
    before: Number(line.closed_season_before),
    closed: Number(line.closed),
  }))
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}

test('the file of said and came gives the figures of every season, reckoned anew from its lines', async () => {
  const { seasons } = await PRODUCT.request(research.get, {})
  expect(seasons.map(({ season }) => season)).toEqual([2022, 2023, 2024, 2025, 2026])
  for (const { season, ours, points } of seasons) {
    const lines = printed(season)
    expect(lines).toHaveLength(ours.pools)
    const inside = lines.filter(({ low, high, closed }) => closed >= low && closed <= high).length
    expect(inside / lines.length).toBeCloseTo(ours.insideRange, 3)
    const lastSeason = median(lines.map(({ before, closed }) => Math.abs(Math.log(closed / before))))
    expect(lastSeason).toBeCloseTo(points.find(({ name }) => name === 'last season')?.medianMiss ?? 0, 3)
  }
})

test('it has every seat pool that the report card judges, and one of JoSAA as it was printed', async () => {
  const { all, vanished } = await PRODUCT.request(reportCards.get, {})
  expect(LINES).toHaveLength(all.pools)
  const unprinted = LINES.filter(({ closed }) => closed === '0').length
  expect(unprinted).toBe(vanished.ordinary.unprinted + vanished.pwd.unprinted)
  // JoSAA, IIT Madras, Aerospace Engineering, five years, AI, OPEN, female-only: round 6 of 2025 closed at 16.
  const of = LINES.filter(
    (line) =>
      line.season === '2025' &&
      line.institute === 'Indian Institute of Technology Madras' &&
      line.programme === 'Aerospace Engineering' &&
      line.years === '5' &&
      line.seat_type === 'OPEN' &&
      line.gender === 'female',
  )
  expect(of.map(({ closed }) => closed)).toEqual(['16'])
})

const RANK_ENDS = [100, 1000, 5000, 20_000, 50_000]

function rankBand(line: Record<string, string>): string {
  const before = Number(line.closed_season_before)
  const band = RANK_ENDS.filter((end) => before >= end).length
  const end = RANK_ENDS[band]
  return `${RANK_ENDS[band - 1] ?? 1}-${end === undefined ? '' : end - 1}`
}

test('the report card tells of every kind of seat what its lines come to, counted anew', async () => {
  const card = await PRODUCT.request(reportCards.get, {})
  const kinds = [
    [card.bySeason, (line: Record<string, string>) => line.season],
    [card.byQuota, (line: Record<string, string>) => line.quota],
    [card.byCategory, (line: Record<string, string>) => line.seat_type],
    [card.byGender, (line: Record<string, string>) => line.gender],
    [card.byRank, rankBand],
  ] as const
  for (const [records, kindOf] of kinds) {
    const lines = Map.groupBy(LINES, (line) => kindOf(line) ?? '')
    expect([...lines.keys()].sort()).toEqual(records.map(({ name }) => name).sort())
    for (const { name, pools, insideRange } of records) {
      const own = lines.get(name) ?? []
      const closed = own.filter((line) => line.closed !== '0')
      const inside = closed.filter(
        (line) => Number(line.closed) >= Number(line.said_low) && Number(line.closed) <= Number(line.said_high),
      )
      expect(own, name).toHaveLength(pools)
      expect(inside.length / closed.length, name).toBeCloseTo(insideRange, 3)
    }
  }
})

test('our forecast is nearer than every plain way in each season, by the middle seat and by both scores', async () => {
  const { seasons } = await PRODUCT.request(research.get, {})
  for (const { ours, points, chances } of seasons) {
    expect(points).toHaveLength(4)
    expect(chances).toHaveLength(3)
    for (const { medianMiss } of points) expect(ours.medianMiss).toBeLessThan(medianMiss)
    for (const { brier, logLoss } of chances) {
      expect(ours.brier).toBeLessThan(brier)
      expect(ours.logLoss).toBeLessThan(logLoss)
    }
  }
})

test('the file goes out compressed to who takes it, is the same file, and is not sent twice', async () => {
  const packed = await PRODUCT.app.fastify.inject({ url: FILE, headers: { 'accept-encoding': 'br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).equals(whole.rawPayload)).toBe(true)
  expect(packed.rawPayload.length).toBeLessThan(2_000_000)
  expect(whole.headers['content-type']).toMatch(/^text\/csv/)
  expect(whole.headers['content-disposition']).toBe('attachment; filename="said-and-came.csv"')
  const again = await PRODUCT.app.fastify.inject({
    url: FILE,
    headers: { 'if-none-match': String(whole.headers.etag) },
  })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})
