import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runStudyDevices, type StudyStep } from '#web/testing/study-devices.ts'

const device = fc.constantFrom(0, 1)
const step = fc.oneof(
  fc.record({
    device,
    does: fc.constantFrom('move', 'tick', 'remove', 'bookmark', 'revise'),
    which: fc.nat(12),
  }),
  fc.record({
    device,
    does: fc.constantFrom('add', 'add', 'note-mock', 'go-offline', 'come-back', 'look', 'lose-answer'),
  }),
) as fc.Arbitrary<StudyStep>

test('two devices in any order of steps, with the network or without, lose nothing that was studied and end alike', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const { lost, isSameEverywhere } = await runStudyDevices(steps)
      expect(lost).toEqual([])
      expect(isSameEverywhere).toBe(true)
    }),
    { numRuns: 300 },
  )
})

const at = (which: 0 | 1, does: string, more: object = {}) => ({ device: which, does, ...more }) as StudyStep

test('where both moved a session the later to be sent has its way, and what the other wanted is told', async () => {
  const moves = [
    at(0, 'add'),
    at(1, 'look'),
    at(1, 'go-offline'),
    at(1, 'move', { which: 0 }),
    at(0, 'move', { which: 0 }),
  ]
  expect(await runStudyDevices(moves)).toEqual({ lost: [], isSameEverywhere: true, done: 3 })
})
