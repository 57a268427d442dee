import { defineConfig } from '@playwright/test'

/**
 * Journeys run one after another: they share the machine with the product they drive. The walk over every page of the
 * product takes ten minutes of its own: `WALK=1 npm run e2e`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  testIgnore: process.env.WALK ? [] : ['access.e2e.ts'],
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Without pictures: they would be drawn at every step of every journey.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
})
