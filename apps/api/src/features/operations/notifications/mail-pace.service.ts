import type { MailPace } from '@sopaan/domain/time/mail-digest'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { sendDigestsNow } from '#api/features/operations/mails/mails.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { changeMailPace, findMailPace } from './notification-settings.queries.ts'

/** How often notifications that can wait come by mail. */
export async function readMailPace(deps: Deps, { userId }: Pick<Actor, 'userId'>): Promise<{ pace: MailPace }> {
  return { pace: await findMailPace(deps.db, userId) }
}

/** Chooses it. What was gathered for another pace goes out at once. */
export async function chooseMailPace(
  deps: Deps,
  { actor, request }: Caller,
  pace: MailPace,
): Promise<{ pace: MailPace }> {
  const { userId } = actor
  await inTransaction(deps, async (deps) => {
    const before = await findMailPace(deps.db, userId)
    if (before === pace) return
    await changeMailPace(deps.db, userId, pace)
    await sendDigestsNow(deps, userId)
    const change = { pace: { before, after: pace } }
    await writeAudit(deps, {
      action: 'notification.pace',
      actor,
      target: { type: 'user', id: userId },
      change,
      request,
    })
  })
  return { pace }
}
