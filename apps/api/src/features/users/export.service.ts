import type { Deps } from '#api/deps.ts'
import { accountOf } from '#api/features/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/audit/audit.service.ts'
import { findOwnCgpa } from '#api/features/cgpa/kept-cgpa.service.ts'
import {
  consentHistory,
  findNominee,
  listGrievances,
  parentConsentsOf,
} from '#api/features/consents/consents.service.ts'
import { ownSignIns } from '#api/features/sign-ins/sign-ins.service.ts'
import { twoFactorState } from '#api/features/two-factor/two-factor.service.ts'
import { type Actor, requireFresh } from '#api/http/access.ts'
import type { Exchange } from '#api/http/serve.ts'
import { ownLogs } from './own-logs.service.ts'
import { userOf } from './user-view.service.ts'

/** Most lines of the own log in an export; more come page by page from the log itself. */
const LOGS_MAX = 1_000

type ExportedFile = { name: string; contentType: string; contentBase64: string }

/** Everything kept about the person acting, and the own files (DPDP-12). @throws {Refusal} REAUTH_REQUIRED */
export async function exportMe(
  deps: Deps,
  actor: Actor,
  exchange: Exchange,
): Promise<{ data: Record<string, unknown>; files: ExportedFile[] }> {
  requireFresh(deps, actor)
  const account = await accountOf(deps, actor)
  const picture = account.picture_key === null ? undefined : await deps.files.get(account.picture_key)
  const { logs } = await ownLogs(deps, actor, { page: 1, limit: LOGS_MAX })
  const data = {
    exportedAt: deps.now().toISOString(),
    account: await userOf(deps, account),
    passwordChangedAt: account.password_changed_at.toISOString(),
    twoFactor: await twoFactorState(deps, actor),
    signIns: await ownSignIns(deps, actor),
    consents: await consentHistory(deps, actor),
    parentConsents: await parentConsentsOf(deps, actor),
    nominee: (await findNominee(deps, actor)) ?? null,
    cgpa: (await findOwnCgpa(deps, actor)) ?? null,
    grievances: await listGrievances(deps, actor),
    log: logs,
    recipients: ['The mail service that delivers our mails to you', 'The hosting provider that keeps the database'],
  }
  await writeAudit(deps, { action: 'user.export', actor, target: { type: 'user', id: actor.userId }, exchange })
  const files = picture
    ? [{ name: 'picture.webp', contentType: 'image/webp', contentBase64: picture.toString('base64') }]
    : []
  return { data, files }
}
