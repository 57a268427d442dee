import {
  PARENT_ANSWER_DAYS,
  PARENT_PAPER_BYTES_MAX,
  PARENT_PAPER_DAYS,
  PARENT_PAPER_FIELD,
  PARENT_PAPERS_MAX,
  type ParentConsent,
} from '@sopaan/contract/parents'
import { isRefusal, refuse } from '@sopaan/contract/refusals'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { redrawPicture } from '#api/features/account/pictures/pictures.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyStaffCounted } from '#api/features/operations/notifications/notifications.service.ts'
import { scanUpload } from '#api/features/operations/uploads/uploads.service.ts'
import type { Limits } from '#api/http/limits.ts'
import type { RequestContext } from '#api/http/serve.ts'
import { readUpload } from '#api/http/upload.ts'
import { countPapers } from './managed-papers.queries.ts'
import { deletePaperFiles } from './paper-files.service.ts'
import { findByParentLink } from './parent-links.service.ts'
import { changeConsent } from './parents.queries.ts'
import { readParentConsent } from './parents.service.ts'
import { dropOldPapers, dropPapers, insertPaper, listPapersOf } from './proofs.queries.ts'
import { openUnproven } from './proofs.service.ts'

/** What a PDF has to begin with. Source: ISO 32000-1, 7.5.2. */
const PDF_HEAD = '%PDF-'
const TAIL_BYTES = 1_024
/** What opens something, runs something or locks the file. Staff read a paper; nothing in it is to act. */
const ACTIVE = /\/(?:Encrypt|JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA|RichMedia|XFA)\b/

const NAME_BYTES = 24

/**
 * Stores a paper that shows the parent's name, for staff to look at; one that waits already gives way to it, and its file is
 * deleted. A picture is drawn anew, so that nothing stays of what the camera wrote into it.
 * @throws {Refusal} LINK_INVALID, PARENT_STEP_OVER, PARENT_TRIES_USED, PAPER_TYPE, PICTURE_MISSING, PICTURE_UNREADABLE,
 *   FILE_INFECTED, INPUT_TOO_LARGE, RATE_LIMITED, UNAVAILABLE
 */
export async function submitPaper(
  deps: Deps,
  request: RequestContext,
  { token, upload }: { token: string; upload: { contentType: string; body: Buffer } },
  limits: Limits,
): Promise<ParentConsent> {
  const { consent } = await findByParentLink(deps, token)
  await limits.take('parent-papers', consent.id)
  // Nobody without a link that is open has us read a file.
  await inTransaction(deps, (deps) => requirePaperLeft(deps, request, token))
  const { bytes, contentType } = await readPaper(deps, upload)
  const fileKey = `papers/${deps.random(NAME_BYTES).toString('base64url')}`
  await deps.files.put(fileKey, bytes, contentType)
  try {
    await inTransaction(deps, (deps) => writePaper(deps, request, { token, fileKey, contentType }))
  } catch (thrown) {
    await deps.files.remove(fileKey)
    throw thrown
  }
  await deletePaperFiles(deps)
  return readParentConsent(deps, token)
}

/** Drops what nobody looked at in 30 days, and deletes every file that is not needed any more: tried again until it is gone. */
export async function clearPapers(deps: Deps): Promise<void> {
  const now = deps.now()
  await inTransaction(deps, async (deps) => {
    const before = new Date(now.getTime() - PARENT_PAPER_DAYS * DAY_MS)
    if ((await dropOldPapers(deps.db, before, now)) > 0)
      await writeAudit(deps, { action: 'parent.drop-papers', target: { type: 'parent-paper' } })
  })
  await deletePaperFiles(deps)
}

async function requirePaperLeft(deps: Deps, request: RequestContext, token: string) {
  const opened = await openUnproven(deps, request, token)
  if ((await listPapersOf(deps.db, opened.consent.id)).length >= PARENT_PAPERS_MAX) refuse('PARENT_TRIES_USED')
  return opened
}

async function readPaper(
  deps: Deps,
  upload: { contentType: string; body: Buffer },
): Promise<{ bytes: Buffer; contentType: 'image/webp' | 'application/pdf' }> {
  const { bytes } = (await readUpload(upload, PARENT_PAPER_FIELD)) ?? refuse('PICTURE_MISSING')
  if (bytes.length > PARENT_PAPER_BYTES_MAX) refuse('INPUT_TOO_LARGE')
  if (isPdf(bytes)) {
    await scanUpload(deps, bytes)
    return isPlainPdf(bytes) ? { bytes, contentType: 'application/pdf' } : refuse('PAPER_TYPE')
  }
  const options = { field: PARENT_PAPER_FIELD, shape: 'page', bytesMax: PARENT_PAPER_BYTES_MAX } as const
  try {
    return { bytes: await redrawPicture(deps, upload, options), contentType: 'image/webp' }
  } catch (thrown) {
    // A paper may be a PDF besides.
    if (isRefusal(thrown, 'PICTURE_TYPE')) refuse('PAPER_TYPE')
    throw thrown
  }
}

async function writePaper(
  deps: Deps,
  request: RequestContext,
  { token, fileKey, contentType }: { token: string; fileKey: string; contentType: 'image/webp' | 'application/pdf' },
): Promise<void> {
  const { consent, child } = await requirePaperLeft(deps, request, token)
  const now = deps.now()
  await dropPapers(deps.db, child.id, now)
  await insertPaper(deps.db, {
    userId: child.id,
    consentId: consent.id,
    sentAt: now,
    fileKey,
    contentType,
  })
  await changeConsent(deps.db, consent.id, { proveUntil: new Date(now.getTime() + PARENT_ANSWER_DAYS * DAY_MS) })
  await notifyStaffCounted(deps, {
    kind: 'parent-papers-waiting',
    facts: { count: await countPapers(deps.db, { state: 'waiting' }) },
    key: 'parent-papers-waiting',
  })
  await writeAudit(deps, { action: 'parent.send-paper', target: { type: 'user', id: child.id }, request })
}

/** Whether bytes are a PDF, whatever name or header say. */
function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, PDF_HEAD.length).toString('latin1') === PDF_HEAD
}

/** Whether a PDF is whole, has no password and says of nothing that it acts. What is packed inside stays unread: staff see it in a viewer without rights. */
function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  return text.slice(-TAIL_BYTES).includes('%%EOF') && !ACTIVE.test(text)
}
