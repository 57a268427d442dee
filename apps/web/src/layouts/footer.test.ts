import { expect, test } from 'vitest'
import { paths } from '#web/paths.ts'
import { PUBLIC_PATHS } from '#web/product-paths.ts'
import { BUILT_TOOLS } from './footer.tsx'

test('the footer leads to every tool that is built, and to no other', () => {
  const built = PUBLIC_PATHS.filter(({ path, page }) => page !== undefined && path.startsWith('/tools/'))
  expect(BUILT_TOOLS.map((name) => paths.tool(name)).toSorted()).toEqual(built.map(({ path }) => path).toSorted())
})
