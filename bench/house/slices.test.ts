import { expect, test } from 'vitest'
import { countFilesOfSlices } from './slices.ts'

test('a slice goes from its page over contract and route to the write, by the names in the functions on the way', () => {
  const slices = countFilesOfSlices()
  expect(slices).toHaveLength(4)
  const planned = slices.find(({ name }) => name === 'a session is planned')?.files ?? []
  expect(planned[0]).toBe('apps/web/src/features/study/planner/own-planner-page.tsx')
  expect(planned).toEqual(
    expect.arrayContaining([
      'packages/contract/src/sessions.ts',
      'apps/api/src/features/study/study-sessions/sessions.routes.ts',
      'apps/api/src/features/study/study-sessions/sessions.queries.ts',
    ]),
  )
  expect(new Set(planned).size).toBe(planned.length)
})
