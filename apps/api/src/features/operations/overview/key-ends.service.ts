import { type FoundKeyEnds, KEY_NAMES, type KeyEndDays, type KeyName } from '@sopaan/contract/key-ends'
import { daysBetween } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import type { Config } from '#api/config.ts'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { changeSiteRow } from '#api/features/operations/site/site.open.queries.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { findCertificateEnd } from './certificates.service.ts'
import { lastWarningOf } from './ending-warnings.ts'
import { findKeyEnds } from './key-ends.queries.ts'

/** The days on which keys end, which of them this server has, and when its certificate ends. */
export async function readKeyEnds(deps: Deps): Promise<FoundKeyEnds> {
  return {
    days: await findKeyEnds(deps.db),
    used: KEY_NAMES.filter((name) => isUsed(deps.config, name)),
    certificate: await readCertificate(deps),
  }
}

/** Writes the days on which keys end. @throws {Refusal} REAUTH_REQUIRED */
export async function setKeyEnds(deps: Deps, { actor, request }: Caller, days: KeyEndDays): Promise<void> {
  requireFresh(deps, actor)
  await inTransaction(deps, async (deps) => {
    const before = await findKeyEnds(deps.db)
    await changeSiteRow(deps.db, { keyEnds: JSON.stringify(days), changedAt: deps.now() })
    const others = KEY_NAMES.filter((name) => before[name] !== days[name])
    const change = Object.fromEntries(others.map((name) => [name, { before: before[name], after: days[name] }]))
    await writeAudit(deps, { action: 'key-ends.change', actor, target: { type: 'site' }, change, request })
  })
}

/**
 * Tells owners that a key that this server works with is about to end, three weeks before and closer and closer to it, each
 * once; who wrote a later day is told of no more.
 */
export async function watchKeys(deps: Deps): Promise<void> {
  const today = istDate(deps.now())
  const days = await findKeyEnds(deps.db)
  for (const name of KEY_NAMES) {
    const endsOn = days[name]
    if (endsOn === null || !isUsed(deps.config, name)) continue
    const left = daysBetween(today, endsOn)
    const warning = lastWarningOf(left)
    if (warning === undefined) continue
    const facts = { key: name, days: Math.max(0, left) }
    const key = `key-ending ${name} ${endsOn} ${warning}`
    await inTransaction(deps, (deps) => notifyStaff(deps, { kind: 'key-ending', facts, key }))
  }
}

/** A server that cannot be reached from here says nothing of its certificate. */
async function readCertificate(deps: Deps): Promise<FoundKeyEnds['certificate']> {
  const { protocol, hostname } = new URL(deps.config.publicWebUrl)
  if (protocol !== 'https:') return null
  const end = await findCertificateEnd(deps).catch(() => undefined)
  return { host: hostname, endsAt: end?.toISOString() ?? null }
}

function isUsed(config: Config, name: KeyName): boolean {
  switch (name) {
    case 'secret':
      return true
    case 'domain':
      return new URL(config.publicWebUrl).protocol === 'https:'
    case 'backup':
      return config.backupKey !== undefined
    case 'push':
      return config.pushKey !== undefined
    case 'mail':
      return config.smtpUrl !== undefined
    case 'payments':
    case 'webhook':
      return config.razorpay !== undefined
    case 'calendar':
      return config.google !== undefined
    case 'files':
      return config.s3 !== undefined
  }
}
