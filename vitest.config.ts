import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { pageScriptsPlugin } from './apps/web/page-scripts.ts'
import { LongestFirst } from './scripts/longest-first.ts'

const NEVER = ['**/node_modules/**', '**/build/**', '**/.data/**']
const RACES = '**/*.race.test.ts'
/** Of the web, what is read with the repository in every check: words, and what is written by hand. */
const WEB_HOUSE = 'apps/web/{src/words/*,page-words,*-by-hand}.test.ts'
/** Tests of what runs once in a page and stays in it: each has a document, and what it loads, to itself. */
const PAGE_SCRIPTS = 'apps/web/**/*.document.test.{ts,tsx}'
/** For what hangs alone: a busy machine may take its time. */
const TIMEOUT_MS = 300_000
const setupFiles = ['./scripts/quiet-console.ts']

/**
 * One project a kind of test. `house` reads the repository and its words, `unit` the rules and scripts, `api` the calls on a real
 * embedded database, `web` pages in a browser-like document (`web-scripts`: what runs once in each), `race` several servers on a real PostgreSQL.
 */
export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'house',
          include: ['*.test.ts', WEB_HOUSE],
          exclude: ['contract.test.ts'],
          testTimeout: TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'unit',
          // What these load is rules without state: it may serve the next file.
          isolate: false,
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: NEVER,
          setupFiles,
          testTimeout: TIMEOUT_MS,
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
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
      {
        plugins: [pageScriptsPlugin()],
        test: {
          name: 'web',
          // Each file begins in an emptied document: what it loads, and the document, may serve the next one.
          isolate: false,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: [...NEVER, PAGE_SCRIPTS, WEB_HOUSE],
          environment: 'jsdom',
          setupFiles: [...setupFiles, './apps/web/src/testing/fresh-document.ts'],
          testTimeout: TIMEOUT_MS,
        },
      },
      {
        plugins: [pageScriptsPlugin()],
        test: {
          name: 'web-scripts',
          include: [PAGE_SCRIPTS],
          exclude: NEVER,
          environment: 'jsdom',
          setupFiles,
          testTimeout: TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'race',
          isolate: false,
          include: [RACES],
          exclude: NEVER,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
