import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Set up for every test: what reaches console.error or console.warn (a React warning, a swallowed fault) fails it. */

const noise: unknown[][] = []

beforeEach(() => {
  noise.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void noise.push(words))
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(noise, 'nothing may reach console.error or console.warn').toEqual([])
})
