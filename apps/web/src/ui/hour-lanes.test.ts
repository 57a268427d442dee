import { expect, test } from 'vitest'
import { hourLanes } from './hour-lanes.ts'

const at = (startMinute: number, minutes: number) => ({ startMinute, minutes })

test('what meets in time stands side by side, and what does not has the whole width', () => {
  expect(hourLanes([at(1020, 60), at(1050, 60), at(1110, 30)])).toEqual([
    { at: 0, of: 2 },
    { at: 1, of: 2 },
    { at: 0, of: 1 },
  ])
})

test('three at once share in three, and the next in a freed place keeps to the group', () => {
  expect(hourLanes([at(600, 120), at(610, 20), at(620, 90), at(640, 30)])).toEqual([
    { at: 0, of: 3 },
    { at: 1, of: 3 },
    { at: 2, of: 3 },
    { at: 1, of: 3 },
  ])
})
