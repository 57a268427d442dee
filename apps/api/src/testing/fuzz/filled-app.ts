import { randomBytes } from 'node:crypto'
import { seedSeasons } from '#api/features/guidance/counselling/seasons.service.ts'
import { seedCutoffs } from '#api/features/guidance/cutoffs/seed.service.ts'
import { sandboxGateway } from '#api/outside/sandbox-gateway.ts'
import { seedSamples } from '#api/sample-data.ts'
import { ACTING } from '#api/testing/acting.ts'
import { memoryStore, startApp, type TestApp, testConfig } from '#api/testing/start-app.ts'

/** A server with a product in use in it: tables, seasons, samples of everything and a sandbox that takes payments. */
export async function startFilledApp(): Promise<TestApp> {
  const files = memoryStore()
  const { secretKey } = testConfig()
  const gateway = sandboxGateway({ files, now: () => new Date(), random: randomBytes, secretKey })
  const server = await startApp({
    identity: ACTING,
    config: { rateLimitScale: 1_000_000, hasSamples: true },
    outside: { files, gateway },
  })
  await seedCutoffs(server.deps)
  await seedSeasons(server.deps)
  await seedSamples(server.deps)
  return server
}
