import { expect, test } from 'vitest'
import { parseSource, readProduct, type Source, walkTree } from './bench/house/sources.ts'

/**
 * What signed-in pages ask, `useQuery` asks and `Loaded` shows; on pages that load none of that, `useLatestAnswer` asks. These
 * effects wait for something else, each for what it says.
 */
const WAITS: Readonly<Record<string, string>> = {
  'apps/web/src/features/account/sign-ins/mail-sent.tsx': 'for a mailed link to be used elsewhere, unseen (R178)',
  'apps/web/src/features/commerce/events/code-scanner.tsx': 'for the camera',
  'apps/web/src/features/guidance/choice-lists/family-page.tsx':
    'for what is this reader’s own: the loader brought the page whole, and it stays so where nothing comes',
  'apps/web/src/features/guidance/choice-lists/use-latest-answer.ts': 'the part itself',
  'apps/web/src/features/guidance/college-predictor/store-here.tsx': 'for the store of this device',
  'apps/web/src/features/guidance/college-predictor/use-table.ts':
    'for a table fetched ahead of need: without it the next answer comes from the server',
  'apps/web/src/features/guidance/counselling/sent-next-step.tsx': 'for a module',
  'apps/web/src/features/operations/filter-actions/filter-action-progress.tsx':
    'for rows to be asked for again by their query',
  'apps/web/src/ui/later.tsx': 'for a module',
}

const components = readProduct().filter(({ path }) => /^apps\/web\/src\/(?:.*\.tsx|(?:.*\/)?use-[^/]+\.ts)$/.test(path))

test('no component asks the server by an effect of its own, so that each says when it waits and when nothing came', () => {
  expect(components.length).toBeGreaterThan(300)
  const waiting = components.filter(waitsInEffect).map(({ path }) => path)
  expect(waiting.filter((path) => WAITS[path] === undefined)).toEqual([])
  expect(Object.keys(WAITS).filter((path) => !waiting.includes(path))).toEqual([])
})

test.each([
  ['load().then(setFacts)', true],
  ['const run = async () => setFacts(await load()); void run()', true],
  ['box.current?.focus()', false],
])('an effect of `%s` waits for an answer: %s', (body, waits) => {
  const code = `export function Card() { useEffect(() => { ${body} }, []); return null }`
  expect(waitsInEffect(parseSource('card.tsx', code))).toBe(waits)
})

/** Whether an effect of a component puts a promise's answer to use. */
function waitsInEffect({ tree }: Source): boolean {
  let waits = false
  walkTree(tree, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'useEffect') return
    walkTree(node.arguments, (inside) => {
      if (inside.type === 'AwaitExpression') waits = true
      if (inside.type !== 'MemberExpression' || inside.property.type !== 'Identifier') return
      if (inside.property.name === 'then') waits = true
    })
  })
  return waits
}
