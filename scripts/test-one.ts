import { runWithTerminal } from './shell.ts'

/**
 * `npm run test:one -- PATH [--watch]`: the tests of one file or folder, whatever their kind; with `--watch` again after
 * each change. A journey (`e2e/…`) runs on a fresh build and is not watched.
 */

const words = process.argv.slice(2)
const paths = words.filter((word) => !word.startsWith('--'))
if (paths.length === 0) {
  console.error('Name a file or a folder: npm run test:one -- apps/api/src/features/commerce/coupons [--watch]')
  process.exitCode = 2
} else if (paths.every((path) => path.startsWith('e2e/'))) {
  await runWithTerminal('node', ['scripts/build.mjs'])
  process.exitCode = await runWithTerminal('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...words])
} else {
  const isWatch = words.includes('--watch')
  process.exitCode = await runWithTerminal('vitest', [
    isWatch ? 'watch' : 'run',
    ...words.filter((w) => w !== '--watch'),
  ])
}
