import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { purgeOrigins } from '#api/features/operations/audit/audit-origins.service.ts'
import { encrypt, hmac, keyId } from '#api/seal.ts'
import {
  changeAccount,
  insertLockedCopy,
  listDeletedBefore,
  lockAccountRow,
  removeEndedCopies,
} from './accounts.queries.ts'
import { emailHmac } from './accounts.service.ts'
import { insertEvidence, listDecisions, listFilesOf, removeAccountFacts, removeEndedEvidence } from './erase.queries.ts'

/** How long a deletion can be taken back, ms. Source: decision C24. */
const UNDO_MS = 7 * DAY_MS
/** How long the locked copy is kept, ms. Source: DPDP Rules 2025, rule 8(3). */
const LOCKED_COPY_MS = 366 * DAY_MS
/** How long the evidence of a consent is kept, ms. Source: docs/security.md, data classes. */
const EVIDENCE_MS = 7 * 366 * DAY_MS
const BATCH = 100

/**
 * Erases the accounts whose 7 days have passed: what the person told is gone, the address is free, and the row stays
 * without it, so that what others see says 'Former student' (decision C24).
 * @returns how many were erased
 */
export async function eraseDeleted(deps: Deps): Promise<number> {
  const due = await listDeletedBefore(deps.db, new Date(deps.now().getTime() - UNDO_MS), BATCH)
  for (const { id } of due) await eraseOne(deps, id)
  return due.length
}

/** Forgets the locked copies whose year is over, and the evidence of consents after its seven. */
export async function removeEndedLockedCopies(deps: Deps): Promise<void> {
  await removeEndedCopies(deps.db, deps.now())
  await removeEndedEvidence(deps.db, deps.now())
}

async function eraseOne(deps: Deps, userId: string): Promise<void> {
  // Before the rows go: what fails here is tried again with the next run.
  for (const file of await listFilesOf(deps.db, userId)) await deps.files.remove(file)
  await inTransaction(deps, async (deps) => {
    const account = await lockAccountRow(deps.db, userId)
    if (account?.status !== 'deleted') return
    const { email, full_name, phone, created_at, deleted_at } = account
    const origins = await purgeOrigins(deps, account)
    const facts = JSON.stringify({ email, full_name, phone, created_at, deleted_at, origins })
    await insertLockedCopy(deps.db, {
      user_id: userId,
      sealed_facts: encrypt(deps, 'locked-copy', Buffer.from(facts)),
      keep_until: new Date(deps.now().getTime() + LOCKED_COPY_MS),
    })
    await insertEvidenceRows(deps, account)
    await removeAccountFacts(deps.db, account)
    await changeAccount(deps.db, userId, {
      status: 'erased',
      email: `erased-${userId}`,
      full_name: 'Former student',
      phone: null,
      password_hash: '',
      birth_month: null,
      parent_state: 'none',
      parent_email: null,
      picture_key: null,
      study_class: null,
      target_year: null,
      category: null,
      gender: null,
      is_pwd: null,
      has_passed_aat: null,
      home_state: null,
    })
    await writeAudit(deps, { action: 'user.erase', target: { type: 'user', id: userId } })
  })
}

/** Keeps of every consent what proves it and names nobody: marks of who decided and of the whole row, and how a parent proved to be one. */
async function insertEvidenceRows(deps: Deps, { id, email }: { id: string; email: string }): Promise<void> {
  const { own, parents } = await listDecisions(deps.db, id)
  const common = {
    user_id: id,
    key_id: keyId(deps.config.secretKey),
    keep_until: new Date(deps.now().getTime() + EVIDENCE_MS),
  }
  const factsMark = (facts: object) => hmac(deps, 'consent', JSON.stringify(Object.entries(facts).toSorted()))
  await insertEvidence(deps.db, [
    ...own.map((row) => ({
      ...common,
      purpose: row.purpose,
      is_given: row.is_given,
      decided_at: row.changed_at,
      notice_version: row.notice_version,
      language: row.language,
      who_mark: emailHmac(deps, email),
      facts_mark: factsMark({ ...row, email }),
    })),
    ...parents.flatMap((row) => {
      const { notice_version, language, proof, proof_payment_id, proof_by } = row
      const who_mark = emailHmac(deps, row.email)
      const proven = { proof, proof_payment_id, proof_by }
      const said = {
        ...common,
        ...proven,
        purpose: 'parent',
        notice_version,
        language,
        who_mark,
        facts_mark: factsMark(row),
      }
      return [
        ...(row.confirmed_at === null ? [] : [{ ...said, is_given: true, decided_at: row.confirmed_at }]),
        ...(row.withdrawn_at === null ? [] : [{ ...said, is_given: false, decided_at: row.withdrawn_at }]),
      ]
    }),
  ])
}
