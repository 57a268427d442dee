import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WILLINGNESSES } from '../simulator/willingness.ts'
import { ADVISED_BUTTONS, adviseButton } from './button-advice.ts'
import { improvementChance } from './improvement-chance.ts'

const choice = (institute: string, ...chances: (number | null)[]) => ({ institute, pools: [{ chances }] })
const AFTER_ONE = { round: 1, rounds: 5 }

test('a seat that is No. 1, and any seat of the last round, leave Freeze alone', () => {
  const list = [choice('A', 0.9, 0.9, 0.9, 0.9), choice('B', null)]
  expect(adviseButton(list, { choice: 0 }, AFTER_ONE)).toEqual({ because: 'first-choice', chance: 0, choices: 0 })
  const last = adviseButton(list, { choice: 1 }, { round: 5, rounds: 5 })
  expect(last).toEqual({ because: 'last-round', chance: 0, choices: 0 })
  expect(ADVISED_BUTTONS['last-round']).toBe('freeze')
})

test('Float as long as something better may come, with how likely that is and of how many choices', () => {
  const list = [choice('A', 0.5), choice('B', 0.2), choice('C', 0.001), choice('A', null)]
  const advice = adviseButton(list, { choice: 3 }, AFTER_ONE)
  // 1 - .5 * .8 * .999 = .6004; logistic(-.442 + .428 logit(.6004) + .87 logit(.5) + .409 + .077 ln 3) = .556
  expect(advice).toMatchObject({ because: 'something-higher', choices: 2 })
  expect(advice?.chance).toBeCloseTo(0.556, 2)
  expect(ADVISED_BUTTONS['something-higher']).toBe('float')
})

test('Slide where all that may come is in the same college, since it brings the same', () => {
  const list = [choice('A', 0.5), choice('B', 0.002), choice('A', null)]
  expect(adviseButton(list, { choice: 2 }, AFTER_ONE)).toMatchObject({ because: 'own-college', choices: 1 })
  expect(ADVISED_BUTTONS['own-college']).toBe('slide')
})

test('Freeze where nothing better has a chance, and where the better choices take nobody of this profile', () => {
  const far = [choice('A', 0.001), choice('B', 0.0001), choice('C', null)]
  expect(adviseButton(far, { choice: 2 }, { round: 3, rounds: 5 })).toBeUndefined()
  expect(adviseButton(far, { choice: 2 }, AFTER_ONE)).toMatchObject({ because: 'nothing-near', choices: 0 })
  const closed = [{ institute: 'A', pools: [] }, choice('B', null)]
  expect(adviseButton(closed, { choice: 1 }, AFTER_ONE)).toEqual({ because: 'nothing-near', chance: 0, choices: 0 })
})

test('nothing is advised where of no better choice anything is known', () => {
  expect(adviseButton([choice('A', null), choice('B', null)], { choice: 1 }, AFTER_ONE)).toBeUndefined()
})

test('on any list the advice is one of the three buttons, and none but Float leaves a better choice elsewhere that may come', () => {
  const pools = fc.array(
    fc.record({ chances: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }) }),
    {
      maxLength: 3,
    },
  )
  const lists = fc.array(fc.record({ institute: fc.constantFrom('A', 'B', 'C'), pools }), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(lists, fc.nat(11), fc.integer({ min: 1, max: 5 }), (list, at, round) => {
      const seat = { choice: at % list.length }
      const progress = { round, rounds: 5 }
      const advice = adviseButton(list, seat, progress)
      if (advice === undefined) return
      const button = ADVISED_BUTTONS[advice.because]
      expect(WILLINGNESSES).toContain(button)
      if (seat.choice === 0 || round === 5) return
      const float = improvementChance(list, { ...seat, pool: 0, willingness: 'float' }, progress)
      const slide = improvementChance(list, { ...seat, pool: 0, willingness: 'slide' }, progress)
      expect(advice.chance).toBe(float)
      if (button === 'freeze') expect(float).toBeLessThan(0.01)
      if (button === 'slide') expect(slide).toBeGreaterThan(0)
    }),
    { numRuns: 1_000 },
  )
})
