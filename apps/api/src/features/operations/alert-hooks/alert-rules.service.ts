import type { AlertRules } from '@sopaan/contract/alert-hooks'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { changeSiteRow } from '#api/features/operations/site/site.open.queries.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { findAlertRules } from './alert-rules.open.queries.ts'

/** Sets when staff are alerted: in force from the next alert on. @throws {Refusal} REAUTH_REQUIRED */
export async function setAlertRules(deps: Deps, { actor, request }: Caller, rules: AlertRules): Promise<void> {
  requireFresh(deps, actor)
  await inTransaction(deps, async (deps) => {
    const before = await findAlertRules(deps.db)
    await changeSiteRow(deps.db, { alertRules: JSON.stringify(rules), changedAt: deps.now() })
    await writeAudit(deps, {
      action: 'alert-rules.change',
      actor,
      target: { type: 'site' },
      change: {
        failedFrom: { before: before.failedFrom, after: rules.failedFrom },
        digestHour: { before: before.digestHour, after: rules.digestHour },
        quietFrom: { before: before.quietFrom, after: rules.quietFrom },
        quietUntil: { before: before.quietUntil, after: rules.quietUntil },
      },
      request,
    })
  })
}
