import fc from 'fast-check'
import { runStudyDevices, type StudyStep } from '../apps/web/src/testing/study-devices.ts'
import { runTwoDevices, type Step } from '../apps/web/src/testing/two-devices.ts'
import { exactly, type Figure } from './figure.ts'

const INTERLEAVINGS = 10_000
const SEED = 20_261_123
/** Steps of one interleaving at most: a day without the network. */
const STEPS_MAX = 60

/**
 * Two devices of one account edit its lists, and study, with the network and without, in random orders: nothing is lost, and
 * both end alike.
 */
export async function run(): Promise<Figure[]> {
  return [...(await mergeLists()), ...(await mergeStudy())]
}

async function mergeLists(): Promise<Figure[]> {
  let [added, lost, differing] = [0, 0, 0]
  for (const steps of fc.sample(fc.array(anyStep(), { maxLength: STEPS_MAX, size: 'max' }), {
    numRuns: INTERLEAVINGS,
    seed: SEED,
  })) {
    const outcome = await runTwoDevices(steps)
    added += outcome.added
    lost += outcome.lost.length
    differing += outcome.isSameEverywhere ? 0 : 1
  }
  return [
    exactly('choices lost', lost, 0, `of ${added} added in ${INTERLEAVINGS} interleavings`),
    exactly('interleavings after which the devices differ', differing, 0, ''),
  ]
}

async function mergeStudy(): Promise<Figure[]> {
  let [done, lost, differing] = [0, 0, 0]
  const orders = fc.sample(fc.array(anyStudyStep(), { maxLength: STEPS_MAX, size: 'max' }), {
    numRuns: INTERLEAVINGS,
    seed: SEED,
  })
  for (const steps of orders) {
    const outcome = await runStudyDevices(steps)
    done += outcome.done
    lost += outcome.lost.length
    differing += outcome.isSameEverywhere ? 0 : 1
  }
  return [
    exactly('things done of the study side and lost', lost, 0, `of ${done} in ${INTERLEAVINGS} interleavings`),
    exactly('interleavings of study after which the devices differ', differing, 0, ''),
  ]
}

function anyStudyStep(): fc.Arbitrary<StudyStep> {
  const device = fc.constantFrom<0 | 1>(0, 1)
  const deeds = fc.constantFrom('move' as const, 'tick', 'remove', 'bookmark', 'revise')
  const others = fc.constantFrom('add' as const, 'note-mock', 'go-offline', 'come-back', 'look', 'lose-answer')
  return fc.oneof(
    fc.record({ device, does: deeds, which: fc.nat(12) }),
    fc.record({ device, does: others }),
  ) as fc.Arbitrary<StudyStep>
}

function anyStep(): fc.Arbitrary<Step> {
  const device = fc.constantFrom<0 | 1>(0, 1)
  const [which, at] = [fc.nat(30), fc.nat(30)]
  return fc.oneof(
    fc.record({ device, does: fc.constant('add' as const), at }),
    fc.record({ device, does: fc.constantFrom('remove' as const, 'move' as const), which, at }),
    fc.record({
      device,
      does: fc.constantFrom('rename', 'go-offline', 'come-back', 'look', 'wait', 'lose-answer', 'reload', 'other-tab'),
    }),
  ) as fc.Arbitrary<Step>
}
