import { paths, TOOL_NAMES } from '@sopaan/contract/paths'
import { expect, test } from 'vitest'
import { PUBLIC_PATHS } from '#web/product-paths.ts'
import { BUILT_TOOLS } from './footer.tsx'

test('the footer leads to every tool that is built, and to no other', () => {
  const built = PUBLIC_PATHS.filter(({ page }) => page !== undefined).map(({ path }) => path)
  const tools = TOOL_NAMES.map((name) => paths.tool(name)).filter((path) => built.includes(path))
  expect(BUILT_TOOLS.map((name) => paths.tool(name)).toSorted()).toEqual(tools.toSorted())
})
