import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** Each worker drives a product and a browser of its own, and waits for them half of the time; beyond four is too much memory. */
const WORKERS_MAX = 4

/** Journeys and the walk over every page, spread over the machine's cores. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './first-start.ts',
  outputDir: '../test-results',
  workers: Math.min(WORKERS_MAX, availableParallelism() + 1),
  // A browser on a busy machine now and then goes wrong by itself; what goes wrong twice is ours.
  retries: process.env.CI === undefined ? 0 : 1,
  // What is waited for comes in a second or two; a busy machine may take its time.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a journey puts in an answer's place does not reach a worker's requests; journeys of the worker let it in.
    serviceWorkers: 'block',
    // What cannot be pressed for a minute will not be: the journey says so, and goes again.
    actionTimeout: 60_000,
    // A trace keeps every answer and every state of a page, and is a third of the work: `--trace on` has one made.
    trace: 'off',
  },
})
