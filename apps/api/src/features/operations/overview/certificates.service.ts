import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'

/** So many days before the end of a certificate owners are told; each once. */
const WARNING_DAYS = [21, 14, 7, 3, 2, 1, 0] as const

/**
 * Tells owners that the certificate of the public address is about to end, three weeks before and closer and closer to it;
 * one that renews itself is never told of. Nothing where the address is this machine alone.
 */
export async function watchCertificate(deps: Deps): Promise<void> {
  const { protocol, hostname } = new URL(deps.config.publicWebUrl)
  if (protocol !== 'https:' || deps.certificateEnd === undefined) return
  const end = await deps.certificateEnd(hostname)
  const days = Math.floor((end.getTime() - deps.now().getTime()) / DAY_MS)
  const told = WARNING_DAYS.findLast((each) => days <= each)
  if (told === undefined) return
  const key = `certificate-ending ${end.toISOString()} ${told}`
  await inTransaction(deps, (deps) =>
    notifyStaff(deps, { kind: 'certificate-ending', facts: { host: hostname, days: Math.max(0, days) }, key }),
  )
}
