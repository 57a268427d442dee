import type { Database } from '#api/db/connect.ts'
import { seedCutoffs } from '#api/features/guidance/cutoffs/seed.service.ts'
import { startApp } from './start-app.ts'
import { untilServed } from './until-served.ts'

/** Fills a migrated database with the book that ships, as the first start does. */
export async function fillWithBook(database: Database): Promise<void> {
  const server = await startApp({ database })
  // A start that was interrupted goes on where it was.
  await untilServed(() => seedCutoffs(server.deps))
  await server.stop()
}
