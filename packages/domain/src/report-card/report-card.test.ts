import { expect, test } from 'vitest'
import { QUOTAS, SEAT_TYPES } from '../book/rank-book.ts'
import { openForecast } from '../predictor/prediction.ts'
import { compileReportCard } from './report-card.ts'
import { Ledger, QUESTIONS } from './score.ts'

test('Brier score, log loss and calibration error of two answers, worked by hand', () => {
  const ledger = new Ledger()
  ledger.note(0.8, true)
  ledger.note(0.3, false)
  // (.2² + .3²) / 2; -(ln .8 + ln .7) / 2; (|.8 - 1| + |.3 - 0|) / 2.
  expect(ledger.brier).toBeCloseTo(0.065, 9)
  expect(ledger.logLoss).toBeCloseTo(0.28990925, 6)
  expect(ledger.calibrationError).toBeCloseTo(0.25, 9)
})

test('a certainty that fails costs the log loss of .005, not infinity', () => {
  const ledger = new Ledger()
  ledger.note(1, false)
  expect(ledger.logLoss).toBeCloseTo(5.298317, 5)
  expect(ledger.brier).toBe(1)
})

test('a report card counts each known pool once in every kind it is of', () => {
  const book = aBook()
  const forecast = openForecast(book)
  if (!forecast) throw new Error('The book has a forecast')
  // The first closes where it was expected, the second three times further than its range goes; the third was new.
  const season = {
    season: 2026,
    forecast,
    before: Int32Array.of(10_000, 500, 0),
    closing: Int32Array.of(10_000, 2000, 900),
  }
  const card = compileReportCard(book, [season])
  expect(card.seasons).toEqual([2026])
  expect(card.all.pools).toBe(2)
  expect(card.all.insideRange).toBe(0.5)
  expect(card.byQuota.map(({ name, pools }) => [name, pools])).toEqual([
    ['HS', 1],
    ['OS', 1],
  ])
  expect(card.byCategory.map(({ name }) => name)).toEqual(['OPEN', 'ST (PwD)'])
  expect(card.byRank.map(({ name }) => name)).toEqual(['5000-19999', '100-999'])
  expect(card.byReliability.map(({ name }) => name)).toEqual(['steady', 'volatile'])
  expect(card.all.bins.reduce((sum, { count }) => sum + count, 0)).toBe(2 * QUESTIONS.length)
  // Beyond 10,000 the first pool is asked about 7 ranks that it did not reach, and of all 13 of the second it reached all.
  const came = card.all.bins.reduce((sum, { count, true: share }) => sum + count * share, 0)
  expect(came).toBeCloseTo(6 + 13, 1)
  // The third pool was new: nothing was forecast from the season before. Both others printed a rank.
  const none = { unprinted: 0, programmeEnded: 0, quotaEnded: 0 }
  expect(card.vanished).toEqual({ ordinary: { forecast: 1, ...none }, pwd: { forecast: 1, ...none } })
  const answers = [card.all.safe, card.all.likely, card.all.reach, card.all.longShot]
  expect(answers.reduce((sum, { count }) => sum + count, 0)).toBe(2 * QUESTIONS.length)
  expect(card.worst[0]).toMatchObject({ institute: 'A College', seatType: 'ST (PwD)', gender: 'female', closed: 2000 })
})

test('what was said of a pool that then printed no rank counts as not come true', () => {
  const book = aBook()
  const said = openForecast(book)
  if (!said) throw new Error('The book has a forecast')
  const season = { season: 2026, forecast: said, before: Int32Array.of(10_000, 500, 0) }
  const gone = compileReportCard(book, [{ ...season, closing: Int32Array.of(10_000, 0, 900) }])
  expect(gone.all.pools).toBe(2)
  const came = gone.all.bins.reduce((sum, { count, true: share }) => sum + count * share, 0)
  // Of the first pool's thirteen ranks six were reached; of the second's none.
  expect(came).toBeCloseTo(6, 1)
  expect(gone.all.bins.reduce((sum, { count }) => sum + count, 0)).toBe(2 * QUESTIONS.length)
  // The one that closed did so inside its range; its quota and programme live on in the third pool.
  expect(gone.all.insideRange).toBe(1)
  expect(gone.vanished.pwd).toEqual({ forecast: 1, unprinted: 1, programmeEnded: 0, quotaEnded: 0 })
  const ended = compileReportCard(book, [{ ...season, closing: Int32Array.of(10_000, 0, 0) }])
  expect(ended.vanished.pwd).toEqual({ forecast: 1, unprinted: 1, programmeEnded: 0, quotaEnded: 1 })
  const over = compileReportCard(book, [{ ...season, closing: new Int32Array(3) }])
  expect(over.vanished.ordinary).toEqual({ forecast: 1, unprinted: 1, programmeEnded: 1, quotaEnded: 0 })
})

function aBook() {
  return {
    institutes: [{ name: 'A College', type: 'NIT' as const }],
    programmes: [{ name: 'Civil Engineering', family: 'CIVIL', durationYears: 4 }],
    poolCount: 3,
    institute: new Uint16Array(3),
    programme: new Uint16Array(3),
    quota: Uint8Array.of(QUOTAS.indexOf('HS'), QUOTAS.indexOf('OS'), QUOTAS.indexOf('OS')),
    seatType: Uint8Array.of(0, SEAT_TYPES.indexOf('ST (PwD)'), 0),
    gender: Uint8Array.of(0, 1, 0),
    list: new Uint8Array(3),
    preparatory: new Uint8Array(3),
    rounds: [],
    forecast: {
      season: 2026,
      mu: Float32Array.of(Math.log(10_000), Math.log(500), Math.log(900)),
      scale: Float32Array.of(0.05, 0.3, 0.1),
      novelty: new Uint8Array(3),
      tau: [0, 0, 0, 0],
      probabilities: Float64Array.of(0.0005, 0.1, 0.5, 0.9, 0.9995),
      knownPoolQuantiles: Float64Array.of(-5, -1.4, 0, 1.4, 5),
      newPoolQuantiles: Float64Array.of(-5, -1.4, 0, 1.4, 5),
      inSeason: [],
    },
  }
}
