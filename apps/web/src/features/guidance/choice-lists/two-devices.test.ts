import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runTwoDevices, type Step } from '#web/testing/two-devices.ts'

const index = fc.nat(30)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ device: fc.constantFrom(0, 1), does: fc.constant('add'), at: index }),
  fc.record({ device: fc.constantFrom(0, 1), does: fc.constantFrom('remove', 'move'), which: index, at: index }),
  fc.record({
    device: fc.constantFrom(0, 1),
    does: fc.constantFrom('rename', 'go-offline', 'come-back', 'look', 'wait', 'reload', 'other-tab'),
  }),
) as fc.Arbitrary<Step>

test('two devices in any order of steps, with the network or without, reloaded and in two tabs, lose no choice and end alike', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const { lost, isSameEverywhere } = await runTwoDevices(steps)
      expect(lost).toEqual([])
      expect(isSameEverywhere).toBe(true)
    }),
    { numRuns: 200 },
  )
})
