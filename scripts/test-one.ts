import { runWithTerminal } from './shell.ts'

/**
 * `npm run test:one -- PATH [--watch]`: the tests of one file or folder, whatever their kind; with `--watch` again after
 * each change. A journey (`e2e/…`) runs on a fresh build and is not watched; what stands behind it is the runner's own, such as
 * `-g 'words of its title'`.
 */

const words = process.argv.slice(2)
const [path] = words.filter((word) => !word.startsWith('-'))
if (path === undefined) {
  console.error('Name a file or a folder: npm run test:one -- apps/api/src/features/commerce/coupons [--watch]')
  process.exitCode = 2
} else if (path.startsWith('e2e/')) {
  await runWithTerminal('node', ['scripts/build.mjs'])
  process.exitCode = await runWithTerminal('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...words])
} else {
  const isWatch = words.includes('--watch')
  process.exitCode = await runWithTerminal('vitest', [
    isWatch ? 'watch' : 'run',
    ...words.filter((w) => w !== '--watch'),
  ])
}
