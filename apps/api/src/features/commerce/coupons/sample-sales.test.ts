import { expect, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'
import { seedSampleSales } from './sample-sales.service.ts'

test('C38: samples are sold on a developer’s own machine alone, once, and marked as samples', async () => {
  const server = await startApp({ config: { isProduction: false, host: '127.0.0.1' } })
  const count = async () => {
    const rows = await server.deps.db.selectFrom('plans').select('isSample').execute()
    return [rows.length, rows.every((row) => row.isSample)]
  }
  for (const config of [
    { isProduction: true, host: '127.0.0.1' },
    { isProduction: false, host: '0.0.0.0' },
  ]) {
    await seedSampleSales({ ...server.deps, config: { ...server.deps.config, ...config } })
    expect(await count()).toEqual([0, true])
  }
  await seedSampleSales(server.deps)
  await seedSampleSales(server.deps)
  expect(await count()).toEqual([3, true])
  await server.stop()
})
