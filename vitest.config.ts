import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const NEVER = ['**/node_modules/**', '**/build/**', '**/.data/**']
const RACES = '**/*.race.test.ts'
const setupFiles = ['./scripts/quiet-console.ts']

/**
 * One project a kind of test. `house` reads the repository, `unit` the rules and scripts, `api` the calls on a real
 * embedded database, `web` pages in a browser-like document, `race` several servers on a real PostgreSQL.
 */
export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'house',
          include: ['*.test.ts'],
          exclude: ['contract.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: NEVER,
          setupFiles,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          // Every test brings its own server and database: what a file loads may serve the next one.
          isolate: false,
          include: ['contract.test.ts', 'apps/api/**/*.test.ts', 'apps/server/**/*.test.ts'],
          exclude: [...NEVER, RACES],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: NEVER,
          environment: 'jsdom',
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'race',
          include: [RACES],
          exclude: NEVER,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
