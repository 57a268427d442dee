import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST_LANGUAGE } from '@sopaan/domain/languages'
import { expect, test } from 'vitest'
import { listFrameWords, listPageWords } from './page-words.ts'
import { readAreas } from './read-areas.ts'

test.each([
  ['taken by name', 'const { home, states: names } = useWords()', ['home', 'states']],
  ['read at once', 'const title = useWords().reportCard.title', ['reportCard']],
  ['of a name that stands for them', 'const words = useWords()\nshow(words.payments.title)', ['payments']],
  ['taken by name of such a name', 'const all = useWords()\nconst { analytics: words } = all', ['analytics']],
  ['of a parameter that is all of them', 'function say(words: Words) { return words.auth.errors }', ['auth']],
  ['of a parameter that is some', "function say({ refusals }: Pick<Words, 'refusals'>) {}", ['refusals']],
  ['of a named type of some', "type Said = Pick<Words, 'auth' | 'refusals'>", ['auth', 'refusals']],
  ['handed to a function, which says by its type', 'const said = wordsOf(thrown, useWords())', []],
  ['of a part that another module took', "function say(words: Words['auth']) { return words.short }", []],
  ['named in a comment alone', '// const { home } = useWords()', []],
])('the words of a module: %s', (_, code, areas) => {
  expect([...readAreas('a.tsx', code)]).toEqual(areas)
})

test.each([
  'const { home, ...others } = useWords()',
  'export const useAll = () => useWords()',
  'const all = { ...useWords() }',
])('words that cannot be followed stop the build: %s', (code) => {
  expect(() => readAreas('a.tsx', code)).toThrow('a.tsx: take the words out of useWords() by name')
})

test('a page loads the words of what it imports, at once or later, and no others', () => {
  // `legal-page.tsx` shows the officer's name by a component; what it does not import, it does not load.
  expect(listPageWords('features/operations/information/legal-page.tsx', 'public')).toEqual([
    'guides',
    'information',
    'officer',
  ])
  expect(listPageWords('features/operations/information/about-page.tsx', 'public')).toEqual(['guides', 'information'])
})

test('a page does not load again what its frame has', () => {
  expect(listFrameWords('dashboard')).toContain('refusals')
  const page = 'features/commerce/payments/refunds-page.tsx'
  expect(listPageWords(page, 'dashboard')).toEqual(['payments', 'staff'])
  expect(listPageWords(page, 'plain')).toContain('refusals')
})

test('lists on a device load no words of refusals: nothing of them is sent to the server', () => {
  expect(listPageWords('features/guidance/choice-lists/choice-list-page.tsx', 'public')).toEqual([
    'choices',
    'choosing',
    'predictor',
    'questions',
    'results',
    'rounds',
    'states',
    'whichButton',
  ])
})

test('every area of the words is one that a page can load', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, 'src/words', path), 'utf8')
  const areas = [...read(`${FIRST_LANGUAGE}.ts`).matchAll(/from '\.\/(\w+\/[a-z-]+\.ts)'/g)]
  expect(areas.length).toBeGreaterThan(40)
  const texts = areas.map(([, path = '']) => ({ path, text: read(path) }))
  expect(texts.flatMap(({ path, text }) => (text.includes('export const handle') ? [] : [path]))).toEqual([])
})
