import { expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'
import { findAccountByEmail, listRanks } from './accounts.open.queries.ts'
import { makeSamplePeople } from './first-people.service.ts'
import { seedSampleFacts } from './sample-facts.service.ts'

test('the sample mentee starts with two ranks, given once', async () => {
  const { deps, stop } = await startApp()
  await makeSamplePeople(deps)
  const mentee = await findAccountByEmail(deps.db, 'mentee@sopaan.test')
  const ranks = () => listRanks(deps.db, mentee?.id ?? '')
  await seedSampleFacts(deps)
  await seedSampleFacts(deps)
  expect((await ranks()).map(({ list, rank }) => [list, rank]).sort()).toEqual([
    ['advanced', 14_260],
    ['main-1', 23_940],
  ])
  await stop()
})
