import { expect, test } from 'vitest'
import { knownParameters } from './known-parameters.ts'

const SEAT = '/seats/iit-bombay/cse-4-years/ai/open/neutral'

test.each([
  '/tools/college-predictor',
  '/hi/tools/college-predictor',
  SEAT,
  `${SEAT}/preparatory`,
  '/colleges/iit-bombay',
  '/branches/cse',
])('%s reads the answers of its reader, and no mark of who passed the link on', (path) => {
  const known = knownParameters(path)
  for (const name of ['main', 'mainCategory', 'state', 'gender', 'pwd', 'aat', 'page']) expect(known).toContain(name)
  for (const name of ['ref', 'utm_source', '_routes', '']) expect(known).not.toContain(name)
})

test('the predictor keeps what it reads besides its own form: guesses, marks, a shared rank, what was not understood', () => {
  const known = knownParameters('/tools/college-predictor')
  for (const name of ['guess', 'marks', 'typed', 'unread', 'from', 'kmMax', 'band', 'under'])
    expect(known).toContain(name)
})

test('the pages of a college keep the kind of seat, the home and the cost of a family', () => {
  const known = knownParameters('/colleges/iit-bombay')
  for (const name of ['seatType', 'pool', 'from', 'payer', 'trip', 'trips', 'rate', 'payback'])
    expect(known).toContain(name)
  for (const name of ['mine', 'type', 'collegeState']) expect(knownParameters('/branches/cse')).toContain(name)
})

test.each(['/', '/hi', '/about', '/hi/terms', '/privacy', '/report-card', '/resources/mental-health', '/tools'])(
  '%s reads nothing of its address but the path',
  (path) => {
    expect(knownParameters(path)?.size).toBe(0)
  },
)

test.each([
  '/tools/college-predictor.data',
  '/colleges',
  '/login',
  '/tools/rank-calculator',
  '/colleges/iit.data',
  '/_.data',
])('what %s reads is not written down, and all of it stays', (path) => {
  expect(knownParameters(path)).toBeUndefined()
})
