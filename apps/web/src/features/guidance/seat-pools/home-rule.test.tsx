import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { HomeRule } from './home-rule.tsx'

const COLLEGE = { slug: 'college', name: 'College', type: 'GFTI' as const }

function show(institute: Omit<Parameters<typeof HomeRule>[0]['institute'], keyof typeof COLLEGE>): string {
  render(
    <WordsProvider words={en}>
      <HomeRule institute={{ ...COLLEGE, ...institute }} newestSeason={2026} />
    </WordsProvider>,
  )
  return screen.getByRole('region', { name: 'Who counts as home' }).textContent ?? ''
}

test('a home quota that ended is not promised: Jharkhand at BIT Mesra', () => {
  const text = show({
    homeStates: [{ quota: 'HS', states: ['Jharkhand'] }],
    quotas: [
      { quota: 'AI', lastSeason: 2026 },
      { quota: 'HS', lastSeason: 2025 },
    ],
  })
  expect(text).toContain('Home state (HS) quota: none in 2026. Until 2025 it was for candidates of Jharkhand.')
  expect(text).toContain('All seats here are All India')
  expect(text).not.toContain('other states quota')
})

test('beside All India nobody is sent to a quota of other states', () => {
  const text = show({
    homeStates: [{ quota: 'HS', states: ['Assam'] }],
    quotas: [
      { quota: 'AI', lastSeason: 2026 },
      { quota: 'HS', lastSeason: 2026 },
    ],
  })
  expect(text).toContain('Everyone, home state or not, also takes part in All India.')
  expect(text).not.toContain('other states quota')
})

test('at an NIT everyone else is in the quota of other states', () => {
  const text = show({
    homeStates: [{ quota: 'HS', states: ['Assam'] }],
    quotas: [
      { quota: 'HS', lastSeason: 2026 },
      { quota: 'OS', lastSeason: 2026 },
    ],
  })
  expect(text).toContain('Home state (HS) quota: candidates of Assam.')
  expect(text).toContain('Everyone else takes part in the other states quota.')
})
