import type { BusinessFields } from '@sopaan/contract/business'
import { refuse } from '@sopaan/contract/refusals'
import { type GstStateCode, isGstStateCode } from '@sopaan/domain/money/gst-states'
import { stateOfGstin } from '@sopaan/domain/money/gstin'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { type BusinessRow, findBusinessRow } from './business.open.queries.ts'
import { writeBusinessRow } from './business.queries.ts'

/** Who sells, with what holds before an admin wrote anything. */
export type Business = Omit<BusinessFields, 'stateCode'> & { stateCode: GstStateCode | undefined }

/** The product's own name stands in for a business nobody described yet; nothing of it is registered. */
const UNWRITTEN: Business = {
  legalName: 'Sopaan',
  address: '',
  stateCode: undefined,
  gstin: null,
  email: null,
  phone: null,
  sac: '999293',
  gstRateBp: 1_800,
  invoicePrefix: 'SO',
  creditNotePrefix: 'CN',
}

/** Who sells: what invoices print, and whether tax is charged (`gstin` is null: it is not). */
export async function findBusiness(deps: Deps): Promise<Business> {
  const row = await findBusinessRow(deps.db)
  return row === undefined ? UNWRITTEN : businessOf(row)
}

/** Writes who sells. @throws {Refusal} REAUTH_REQUIRED, GSTIN_OTHER_STATE, PREFIXES_EQUAL */
export async function changeBusiness(
  deps: Deps,
  { actor, request }: Caller,
  fields: BusinessFields,
): Promise<BusinessFields> {
  requireFresh(deps, actor)
  if (fields.gstin !== null && stateOfGstin(fields.gstin) !== fields.stateCode) refuse('GSTIN_OTHER_STATE')
  if (fields.invoicePrefix === fields.creditNotePrefix) refuse('PREFIXES_EQUAL')
  await inTransaction(deps, async (deps) => {
    const before = await findBusinessRow(deps.db)
    await writeBusinessRow(deps.db, { ...fields, changedAt: deps.now() })
    await writeAudit(deps, {
      action: 'business.change',
      actor,
      target: { type: 'business' },
      change: { business: { ...(before && { before }), after: fields } },
      request,
    })
  })
  return fields
}

/** The rate at which a plan or event is taxed now: none while the business is not registered. */
export function chargedRateBp(business: Pick<Business, 'gstin'>, rateBp: number): number {
  return business.gstin === null ? 0 : rateBp
}

function businessOf(row: BusinessRow): Business {
  const code = row.stateCode
  return { ...row, stateCode: isGstStateCode(code) ? code : undefined }
}
