import { expect, test } from 'vitest'
import { watchPressure } from './pressure.ts'

test('R-BP-1: a loop that is held again and again is too much for who may wait 20 ms, and not for who may wait for minutes', async () => {
  const strict = watchPressure(20)
  const patient = watchPressure(1_000_000)
  expect([strict.level(), patient.level()]).toEqual(['low', 'low'])
  // Longer than a sample each time: every sample sees the loop held.
  while (strict.level() !== 'high') {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    await afterTimers()
  }
  expect(patient.level()).toBe('low')
  strict.stop()
  patient.stop()
})

test('a loop that is held for more than half of what is too much is one where work that can come later has to', async () => {
  const pressure = watchPressure(400)
  while (pressure.level() === 'low') {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    await afterTimers()
  }
  expect(pressure.level()).toBe('rising')
  pressure.stop()
})

/** After what the loop has to do, its timers among it. */
function afterTimers(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setImmediate(resolve)
  return promise
}
