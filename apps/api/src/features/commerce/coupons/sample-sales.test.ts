import { expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'
import { seedSampleSales } from './sample-sales.service.ts'

test('C38: samples are sold once, and marked as samples', async () => {
  const server = await startApp()
  const count = async () => {
    const rows = await server.deps.db.selectFrom('plans').select('isSample').execute()
    return [rows.length, rows.every((row) => row.isSample)]
  }
  await seedSampleSales(server.deps)
  await seedSampleSales(server.deps)
  expect(await count()).toEqual([3, true])
  await server.stop()
})
