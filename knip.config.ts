import type { KnipConfig } from 'knip'

const TESTS = '!**/*.test.{ts,tsx}!'

/**
 * What `npm run check` calls unused, twice: in the whole repository, and in the product, the commands and the benches
 * alone (entries and projects that end in `!`), where a test keeps nothing alive.
 */
export default function config({ production }: { production?: boolean }): KnipConfig {
  return {
    ignoreExportsUsedInFile: true,
    ignoreDependencies: ['@biomejs/biome', 'kysely'],
    // Tests are asked to use all of it; the benches use some.
    ignoreIssues: production ? { '**/src/testing/**': ['exports', 'types'] } : {},
    workspaces: {
      '.': {
        entry: [
          'scripts/{check,test,test-one,new,pictures,icons,entry,prepare,build}.{ts,mjs}!',
          'bench/*.ts!',
          'bench/accounts/{serve,reader}.ts!',
          'bench/events/serve.ts!',
          'bench/audit/writer.ts!',
          'bench/kill/writer.ts!',
          'bench/mail/catcher.ts!',
          'bench/result-day/load.ts!',
          'e2e/**/*.e2e.ts',
          '*.test.ts',
        ],
        // What the house tests alone use is excepted.
        project: [
          '*.ts',
          'scripts/**!',
          'bench/**!',
          '!scripts/{quiet-console,requirement-codes,longest-first}.ts!',
          TESTS,
          'e2e/**',
        ],
        playwright: { config: ['e2e/playwright.config.ts'] },
      },
      'packages/domain': {
        entry: ['src/**/*.test.ts', 'scripts/*.ts!'],
        project: ['src/**!', 'scripts/**!', TESTS],
        includeEntryExports: true,
      },
      'packages/contract': {
        entry: ['src/**/*.test.ts'],
        project: ['src/**!', TESTS],
        includeEntryExports: true,
      },
      'apps/api': {
        entry: ['src/**/*-command.ts!', 'src/**/*.test.ts'],
        project: ['src/**!', TESTS],
        ignoreDependencies: ['@fontsource/noto-sans'],
        // A server of calendars that tests start where it is installed.
        ignoreBinaries: ['radicale'],
        includeEntryExports: true,
      },
      'apps/web': {
        // Programs of pages are called by the modules that page-scripts.ts writes, words by the routes that joined-words.ts writes.
        entry: [
          'dev-server.ts!',
          'src/**/{run-*,*-island,theme-script,clear-old-password}.ts!',
          'src/layouts/language.tsx!',
          'src/words/*/*.ts!',
          'src/**/*.test.{ts,tsx}',
        ],
        project: ['*.ts', 'src/**!', '!src/testing/**!', TESTS],
        ignoreDependencies: ['zod'],
      },
      'apps/server': {
        entry: ['src/main.ts!', 'src/restore-command.ts!'],
        project: ['src/**!', TESTS],
        ignoreDependencies: ['@sopaan/web'],
      },
    },
  }
}
