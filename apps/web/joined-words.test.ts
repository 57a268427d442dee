import { expect, test } from 'vitest'
import { JOINED_WORDS, joinWords } from './joined-words.ts'

test('the words of several areas stand in one module under one handle', () => {
  expect(joinWords(`${JOINED_WORDS}hi/questions+report-card.ts`)).toBe(
    [
      "import { handle as words0 } from '#web/words/hi/questions.ts'",
      "import { handle as words1 } from '#web/words/hi/report-card.ts'",
      'export const handle = { words: { ...words0.words, ...words1.words } }',
      '',
    ].join('\n'),
  )
})

test('with the words of every page stands what gives them to the pages of their language', () => {
  const layout = "export { default, ErrorBoundary } from '#web/layouts/language.tsx'"
  expect(joinWords(`${JOINED_WORDS}en/shell.ts`)).toContain(layout)
  expect(joinWords(`${JOINED_WORDS}en/questions.ts`)).not.toContain(layout)
})
