import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'
import { seedSeasons } from '../counselling/seasons.service.ts'
import { frameOf } from './book-frame.ts'

test('a book is compiled with the rounds that the newest published calendar names: five in JoSAA 2026', async () => {
  const { deps, stop } = await startApp()
  onTestFinished(stop)
  expect((await frameOf(deps, [])).calendar).toBeUndefined()
  await seedSeasons(deps)
  expect((await frameOf(deps, [])).calendar).toEqual({ season: 2026, rounds: 5 })
})
