import { expect, test } from 'vitest'
import { changedMeanwhile } from './changed-meanwhile.ts'

const SEEN = { startsAt: '16:00', title: 'Optics', minutes: 60 }

test.each([
  ['nothing happened elsewhere', { startsAt: '18:00' }, SEEN, []],
  ['another field was changed elsewhere', { startsAt: '18:00' }, { ...SEEN, title: 'Waves' }, []],
  ['both made the same of it', { startsAt: '18:00' }, { ...SEEN, startsAt: '18:00' }, []],
  ['both moved it, to two places', { startsAt: '18:00' }, { ...SEEN, startsAt: '19:00' }, ['startsAt']],
  [
    'two of three fields clash',
    { startsAt: '18:00', title: 'Lenses', minutes: 90 },
    { startsAt: '19:00', title: 'Waves', minutes: 60 },
    ['startsAt', 'title'],
  ],
])('%s', (_, change, there, clashing) => {
  expect(changedMeanwhile(SEEN, change, there)).toEqual(clashing)
})

test('what nobody said it had seen clashes with nothing', () => {
  expect(changedMeanwhile({}, { startsAt: '18:00' }, { ...SEEN, startsAt: '19:00' })).toEqual([])
})
