import { createHash, timingSafeEqual } from 'node:crypto'
import { refuse } from '@sopaan/contract/refusals'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import type { Language } from '@sopaan/domain/languages'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import type { Limits } from '#api/http/limits.ts'
import type { RequestContext } from '#api/http/serve.ts'
import { hashToken } from '#api/seal.ts'
import { findByParentLink, openConsent } from './parent-links.service.ts'
import { changeConsent, countCodeTry, type ParentConsentRow } from './parents.queries.ts'

/** How long a code holds, ms. */
const CODE_MS = 15 * MINUTE_MS
const CODE_DIGITS = 6
/** Wrong codes that burn one. */
const TRIES_MAX = 5

/**
 * Mails a code of six digits to the parent's own address: whoever agrees has that mailbox open now.
 * @throws {Refusal} LINK_INVALID, RATE_LIMITED
 */
export async function sendParentCode(
  deps: Deps,
  request: RequestContext,
  { token, language }: { token: string; language: Language },
  limits: Limits,
): Promise<void> {
  const { consent } = await findByParentLink(deps, token)
  await limits.take('parent-codes', consent.id)
  await inTransaction(deps, async (deps) => {
    const { consent, child } = await openConsent(deps, token)
    if (consent.answeredAt !== null) return
    const code = String(deps.random(4).readUInt32BE() % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
    await changeConsent(deps.db, consent.id, {
      codeHash: hashOf(consent.id, code),
      codeEndsAt: new Date(deps.now().getTime() + CODE_MS),
      codeTries: 0,
    })
    await writeMail(deps, {
      kind: 'parent-code',
      to: consent.email,
      language,
      facts: { childName: firstNameOf(child.fullName) },
      userId: child.id,
      token: code,
    })
    await writeAudit(deps, { action: 'parent.send-code', target: { type: 'user', id: child.id }, request })
  })
}

/** Checks the code of a parent; a wrong one counts, also where the answer is refused for it. @throws {Refusal} PARENT_CODE_WRONG */
export async function checkParentCode(deps: Deps, consent: ParentConsentRow, code: string): Promise<void> {
  const { codeHash, codeEndsAt, codeTries } = consent
  const isLive = codeHash !== null && codeEndsAt !== null && codeEndsAt > deps.now() && codeTries < TRIES_MAX
  if (isLive && timingSafeEqual(hashOf(consent.id, code), codeHash)) return
  await countCodeTry(deps.db, consent.id)
  refuse('PARENT_CODE_WRONG')
}

function hashOf(consentId: string, code: string): Buffer {
  return createHash('sha256')
    .update(hashToken(`${consentId} ${code}`))
    .digest()
}
