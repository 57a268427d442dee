import type { Deps } from '#api/deps.ts'
import { resealTrail } from './audit-check.service.ts'
import { listOriginsOf, removeOriginsBefore, removeOriginsOf } from './audit-origins.queries.ts'

/** Forgets from where entries were made whose year is over (LOG-05); the entries stay. */
export async function removeEndedOrigins(deps: Deps): Promise<void> {
  await resealTrail(deps)
  await removeOriginsBefore(deps.db, deps.now())
}

/**
 * Takes out of the trail from where a person acted or wrote to us, and from where strangers did something to the account:
 * they are mostly the person too. Call it in the transaction of erasing, while the messages are there.
 * @returns what was taken out, in the order of the trail, for the locked copy
 */
export async function purgeOrigins(
  deps: Deps,
  person: { id: string; email: string },
): Promise<{ sequence: number; ip: string | null; userAgent: string | null }[]> {
  await resealTrail(deps)
  const origins = await listOriginsOf(deps.db, person)
  await removeOriginsOf(deps.db, person)
  return origins.map(({ eventSequence, ip, userAgent }) => ({ sequence: eventSequence, ip, userAgent }))
}
