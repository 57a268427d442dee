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
  retries: 0,
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
    // A trace keeps every answer and every state of a page, and is a third of the work: `--trace on` has one made.
    trace: 'off',
  },
})
