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
  const due = await listErasable(deps)
  for (const id of due) await eraseOne(deps, id)
  return due.length
}

/** The accounts that are erased next: their 7 days have passed. */
export async function listErasable(deps: Deps): Promise<string[]> {
  const due = await listDeletedBefore(deps.db, new Date(deps.now().getTime() - UNDO_MS), BATCH)
  return due.map(({ id }) => id)
}

/**
 * Erases accounts once more that a backup from before has brought back.
 * @param userIds  from the log, where each erasing stands as `account_erased`
 * @returns how many of them were there and are erased now
 */
export async function eraseAgain(deps: Deps, userIds: readonly string[]): Promise<number> {
  let erased = 0
  for (const userId of userIds) {
    const isThere = await inTransaction(deps, async (deps) => {
      const account = await lockAccountRow(deps.db, userId)
      if (account === undefined || account.status === 'erased') return false
      await changeAccount(deps.db, userId, { status: 'deleted', deletedAt: account.deletedAt ?? deps.now() })
      return true
    })
    if (!isThere) continue
    await eraseOne(deps, userId)
    erased += 1
  }
  return erased
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
    const { email, fullName, phone, createdAt, deletedAt } = account
    const origins = await purgeOrigins(deps, account)
    const copied = {
      email,
      full_name: fullName,
      phone,
      created_at: createdAt,
      deleted_at: deletedAt,
      origins: origins.map(({ sequence, ip, userAgent }) => ({ sequence, ip, user_agent: userAgent })),
    }
    await insertLockedCopy(deps.db, {
      userId,
      sealedFacts: encrypt(deps, 'locked-copy', Buffer.from(JSON.stringify(copied))),
      keepUntil: new Date(deps.now().getTime() + LOCKED_COPY_MS),
    })
    await insertEvidenceRows(deps, account)
    await removeAccountFacts(deps.db, account)
    await changeAccount(deps.db, userId, {
      status: 'erased',
      email: `erased-${userId}`,
      fullName: 'Former student',
      phone: null,
      passwordHash: '',
      birthMonth: null,
      birthMonthOpenUntil: null,
      parentState: 'none',
      parentEmail: null,
      pictureKey: null,
      studyClass: null,
      targetYear: null,
      category: null,
      gender: null,
      isPwd: null,
      hasPassedAat: null,
      homeState: null,
    })
    await writeAudit(deps, { action: 'user.erase', target: { type: 'user', id: userId } })
  })
  // The log outlives a database that is restored from a backup: what stands here is erased again then.
  deps.log.info('account_erased', { userId })
}

/** Keeps of every consent what proves it and names nobody: marks of who decided and of the whole row, and how a parent proved to be one. */
async function insertEvidenceRows(deps: Deps, { id, email }: { id: string; email: string }): Promise<void> {
  const { own, parents } = await listDecisions(deps.db, id)
  const common = {
    userId: id,
    keyId: keyId(deps.config.secretKey),
    keepUntil: new Date(deps.now().getTime() + EVIDENCE_MS),
  }
  const factsMark = (facts: object) => hmac(deps, 'consent', JSON.stringify(Object.entries(facts).toSorted()))
  await insertEvidence(deps.db, [
    ...own.map((row) => ({
      ...common,
      purpose: row.purpose,
      isGiven: row.isGiven,
      decidedAt: row.changedAt,
      noticeVersion: row.noticeVersion,
      language: row.language,
      whoMark: emailHmac(deps, email),
      factsMark: factsMark({ ...row.columns, email }),
    })),
    ...parents.flatMap((row) => {
      const { noticeVersion, language, proof, proofPaymentId, proofBy } = row
      const whoMark = emailHmac(deps, row.email)
      const proven = { proof, proofPaymentId, proofBy }
      const said = {
        ...common,
        ...proven,
        purpose: 'parent',
        noticeVersion,
        language,
        whoMark,
        factsMark: factsMark(row.columns),
      }
      return [
        ...(row.confirmedAt === null ? [] : [{ ...said, isGiven: true, decidedAt: row.confirmedAt }]),
        ...(row.withdrawnAt === null ? [] : [{ ...said, isGiven: false, decidedAt: row.withdrawnAt }]),
      ]
    }),
  ])
}
