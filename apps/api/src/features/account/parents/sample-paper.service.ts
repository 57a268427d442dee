import { NOTICE_VERSION } from '@sopaan/contract/consents'
import { PARENT_ANSWER_DAYS } from '@sopaan/contract/parents'
import { DAY_MS, HOUR_MS } from '@sopaan/domain/time/durations'
import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import { changeOwn, noteParent } from '#api/features/account/accounts/accounts.service.ts'
import { makeSamplePerson } from '#api/features/account/accounts/first-people.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { countPapers } from './managed-papers.queries.ts'
import { insertConsent } from './parents.queries.ts'
import { insertPaper } from './proofs.queries.ts'

const CHILD = { role: 'mentee', email: 'mira@sopaan.test', fullName: 'Mira Sample' } as const
const PARENT = { email: 'mira.parent@sopaan.test', fullName: 'Sample Parent', relation: 'mother' } as const
const CHILD_YEARS = 16
const REQUEST_AGE_MS = 30 * HOUR_MS
const PAPER_AGE_MS = 20 * HOUR_MS
const FILE_KEY = 'papers/sample-paper-of-a-parent'
const LINE = 'BT /F1 20 Tf 36 96 Td (SAMPLE: a paper with the name of a parent) Tj ET'
const PAPER = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 480 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${LINE.length}>>stream
${LINE}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`

/** Lets the parent of a sample child of 16 have sent a paper, which waits for staff; once, where none was ever sent. Nobody is mailed. */
export async function seedSamplePaper(deps: Deps): Promise<void> {
  if ((await countPapers(deps.db, {})) > 0 || (await findAccountByEmail(deps.db, CHILD.email)) !== undefined) return
  await makeSamplePerson(deps, CHILD)
  const child = await findAccountByEmail(deps.db, CHILD.email)
  if (child === undefined) return
  await deps.files.put(FILE_KEY, Buffer.from(PAPER), 'application/pdf')
  const now = deps.now()
  const askedAt = new Date(now.getTime() - REQUEST_AGE_MS)
  const sentAt = new Date(now.getTime() - PAPER_AGE_MS)
  const [year = '', month = ''] = istDate(now).split('-')
  await inTransaction(deps, async (deps) => {
    await changeOwn(deps, child.id, { birthMonth: `${Number(year) - CHILD_YEARS}-${month}` })
    await noteParent(deps, child.id, { state: 'asked', email: PARENT.email })
    const consentId = await insertConsent(deps.db, {
      ...PARENT,
      userId: child.id,
      askedAt,
      answeredAt: askedAt,
      noticeVersion: NOTICE_VERSION,
      language: 'en',
      proveUntil: new Date(sentAt.getTime() + PARENT_ANSWER_DAYS * DAY_MS),
    })
    await insertPaper(deps.db, {
      userId: child.id,
      consentId,
      sentAt,
      fileKey: FILE_KEY,
      contentType: 'application/pdf',
    })
    await writeAudit(deps, { action: 'parent.send-paper', target: { type: 'user', id: child.id } })
  })
}
