import { isGstStateCode } from '@sopaan/domain/money/gst-states'
import { isGstin } from '@sopaan/domain/money/gstin'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { basisPoints, line, paragraph } from './fields.ts'
import { emailAddress } from './secrets.ts'

const GSTIN_FORMAT = fault('not_gstin')
const STATE_FORMAT = fault('not_state')
const SAC_FORMAT = fault('not_sac')
const PREFIX_FORMAT = fault('not_prefix')

/** Two digits of a State as a GSTIN begins with them. */
export const stateCode = z.string(STATE_FORMAT).check(
  z.maxLength(2, STATE_FORMAT),
  z.refine((code) => isGstStateCode(code), STATE_FORMAT),
)

/** A GSTIN, read in upper case and without spaces. */
export const gstin = z.pipe(
  z.pipe(
    z.string(GSTIN_FORMAT).check(z.maxLength(30, GSTIN_FORMAT)),
    z.transform((text: string) => text.replaceAll(' ', '').toUpperCase()),
  ),
  z.string().check(z.refine(isGstin, GSTIN_FORMAT)),
)

/** A services accounting code. */
export const sac = z.string(SAC_FORMAT).check(z.maxLength(6, SAC_FORMAT), z.regex(/^\d{6}$/, SAC_FORMAT))

/** A rate of tax in hundredths of a percent: 1800 is 18 %. */
export const gstRateBp = basisPoints(0, 10_000)

const prefix = z.string(PREFIX_FORMAT).check(z.maxLength(2, PREFIX_FORMAT), z.regex(/^[A-Z0-9]{1,2}$/, PREFIX_FORMAT))

/** Who sells, as it is printed on invoices. Without a GSTIN no tax is charged and receipts are issued. */
export const businessFields = z.object({
  legalName: line(120),
  address: paragraph(300),
  stateCode,
  gstin: z.nullable(gstin),
  email: z.nullable(emailAddress),
  phone: z.nullable(line(20)),
  /** What a new plan starts with. */
  sac,
  gstRateBp,
  invoicePrefix: prefix,
  creditNotePrefix: prefix,
})
export type BusinessFields = z.output<typeof businessFields>

/** Null until an admin wrote it. */
const answer = z.object({ status: z.literal('success'), data: z.nullable(businessFields) })

export const business = {
  find: defineCall({
    method: 'GET',
    path: '/api/v1/admin/business',
    access: ['finance'],
    summary: 'Who sells, as it is printed on invoices; null until it was written.',
    response: answer,
    refuses: [],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/admin/business',
    access: ['finance'],
    summary: 'Writes who sells. What was issued before stays as it is.',
    body: businessFields,
    response: answer,
    refuses: ['REAUTH_REQUIRED', 'GSTIN_OTHER_STATE', 'PREFIXES_EQUAL'],
  }),
}
