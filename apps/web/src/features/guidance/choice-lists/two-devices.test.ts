import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runTwoDevices, type Step } from '#web/testing/two-devices.ts'

const index = fc.nat(30)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ device: fc.constantFrom(0, 1), does: fc.constant('add'), at: index }),
  fc.record({ device: fc.constantFrom(0, 1), does: fc.constantFrom('remove', 'move'), which: index, at: index }),
  fc.record({
    device: fc.constantFrom(0, 1),
    does: fc.constantFrom('rename', 'go-offline', 'come-back', 'look', 'wait', 'lose-answer', 'reload', 'other-tab'),
  }),
) as fc.Arbitrary<Step>

test('two devices in any order of steps, with the network or without, reloaded and in two tabs, with answers lost on the way, lose no choice and end alike', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const { lost, isSameEverywhere } = await runTwoDevices(steps)
      expect(lost).toEqual([])
      expect(isSameEverywhere).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('what a device took out itself never comes back to it, whichever answers were lost, where one change goes at a time', async () => {
  // A device remembers twenty sendings that were never answered.
  const oneTab = step.filter(({ does }) => does !== 'other-tab').map((each): Step => ({ ...each, device: 0 }))
  await fc.assert(
    fc.asyncProperty(fc.array(oneTab, { maxLength: 18, size: 'max' }), async (steps) => {
      const oneByOne = steps.flatMap((each): Step[] => [each, { device: 0, does: 'wait' }])
      expect((await runTwoDevices(oneByOne)).returned).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test.each(['wait', 'reload'] as const)(
  'a seat that was taken out stays out when the answer to it is lost on the way, and the page goes on with %s',
  async (next) => {
    const device = 0
    const { returned, isSameEverywhere } = await runTwoDevices([
      { device, does: 'add', at: 0 },
      { device, does: 'wait' },
      { device, does: 'lose-answer' },
      { device, does: 'remove', which: 0, at: 0 },
      { device, does: 'wait' },
      { device, does: next },
    ])
    expect(returned).toEqual([])
    expect(isSameEverywhere).toBe(true)
  },
)
