import { RETURN_SECTIONS } from '@sopaan/domain/money/gst-return'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { day } from './fields.ts'

const month = z.string(fault('not_text')).check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, fault('not_on_list')))

/** Sums of papers, whole paise; of what is told after notes, less those. */
const amounts = {
  papers: z.int(),
  taxablePaise: z.int(),
  igstPaise: z.int(),
  cgstPaise: z.int(),
  /** SGST, or UTGST in a Union Territory without a legislature. */
  sgstPaise: z.int(),
  totalPaise: z.int(),
}

const gstReport = z.object({
  month: z.string(),
  /** Its first and last day in India. */
  from: day,
  to: day,
  /** Of the seller; null while the business is not registered: then no tax is charged. */
  gstin: z.nullable(z.string()),
  /** What was invoiced, what was taken off by credit notes, and what is left. */
  sold: z.object(amounts),
  credited: z.object(amounts),
  left: z.object(amounts),
  /** By table of GSTR-1, those alone that have papers; b2cs is after its credit notes. */
  sections: z.array(z.object({ section: z.enum(RETURN_SECTIONS), ...amounts })),
  /** Table 7: sales to people without a GSTIN, by State and rate, less their credit notes. */
  small: z.array(z.object({ placeCode: z.string(), rateBp: z.int(), ...amounts })),
  /** Table 12: by services accounting code and rate, less credit notes. */
  codes: z.array(z.object({ sac: z.string(), rateBp: z.int(), ...amounts })),
  /** Table 13: the numbers that were issued, by series. */
  series: z.array(
    z.object({ kind: z.enum(['invoice', 'credit_note']), first: z.string(), last: z.string(), count: z.int() }),
  ),
})
export type GstReport = z.output<typeof gstReport>

export const gstReports = {
  find: defineCall({
    method: 'GET',
    path: '/api/v1/admin/gst-report',
    access: ['finance'],
    summary: 'The tax of a month by the tables of GSTR-1, with credit notes; absent: the month before this one.',
    query: z.object({ month: z.optional(month) }),
    response: z.object({ status: z.literal('success'), data: gstReport }),
    refuses: [],
  }),
  export: defineCall({
    method: 'GET',
    path: '/api/v1/admin/gst-report/csv',
    access: ['finance'],
    deferredAs: 'files',
    summary:
      'Every invoice and credit note of a month with the fields of GSTR-1, a line each, as CSV; amounts in rupees. Names are those of registered recipients alone. Its last line says whether it is whole.',
    query: z.object({ month }),
    response: z.string(),
    refuses: [],
  }),
}
