import { expect, test } from 'vitest'
import { watchPressure } from './pressure.ts'

test('R-BP-1: a loop that is held again and again is too much for who may wait 20 ms, and not for who may wait for minutes', async () => {
  const strict = watchPressure(20)
  const patient = watchPressure(1_000_000)
  expect([strict.isHigh(), patient.isHigh()]).toEqual([false, false])
  // Longer than a sample each time: every sample sees the loop held.
  while (!strict.isHigh()) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    await afterTimers()
  }
  expect(patient.isHigh()).toBe(false)
  strict.stop()
  patient.stop()
})

/** After what the loop has to do, its timers among it. */
function afterTimers(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setImmediate(resolve)
  return promise
}
