import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { lastWarningOf } from './ending-warnings.ts'

/**
 * Tells owners that the certificate of the public address is about to end, three weeks before and closer and closer to it;
 * one that renews itself is never told of. Nothing where the address is this machine alone.
 */
export async function watchCertificate(deps: Deps): Promise<void> {
  const end = await findCertificateEnd(deps)
  if (end === undefined) return
  const days = Math.floor((end.getTime() - deps.now().getTime()) / DAY_MS)
  const warning = lastWarningOf(days)
  if (warning === undefined) return
  const host = new URL(deps.config.publicWebUrl).hostname
  const key = `certificate-ending ${end.toISOString()} ${warning}`
  await inTransaction(deps, (deps) =>
    notifyStaff(deps, { kind: 'certificate-ending', facts: { host, days: Math.max(0, days) }, key }),
  )
}

/** When the certificate of the public address ends; undefined where it has none. @throws where the host shows none */
export async function findCertificateEnd(deps: Deps): Promise<Date | undefined> {
  const { protocol, hostname } = new URL(deps.config.publicWebUrl)
  if (protocol !== 'https:' || deps.certificateEnd === undefined) return undefined
  return deps.certificateEnd(hostname)
}
