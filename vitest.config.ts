import { defineConfig } from 'vitest/config'

/** Test kinds by file name: `*.test.ts` everywhere, `*.test.tsx` in a browser-like document, `*.race.test.ts` on real PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', '**/*.race.test.ts'],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'web', include: ['apps/web/**/*.test.tsx'], environment: 'jsdom', testTimeout: 30_000 } },
      { test: { name: 'race', include: ['**/*.race.test.ts'], exclude: ['**/node_modules/**'], testTimeout: 120_000 } },
    ],
  },
})
