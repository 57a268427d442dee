import * as z from 'zod/mini'

/**
 * One wrong field: its whole path in the body or query (`words.hi.name`), what is wrong as a code with its values
 * (`fault-words.ts`), and the same as an English sentence for who reads the answer without our pages.
 */
const fieldError = z.object({
  path: z.string(),
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  msg: z.string(),
})
export type FieldFault = z.output<typeof fieldError>

export const fieldErrors = z.object({ errors: z.array(fieldError) })
/** What staff deactivated, only staff bring back; its owner is told so. */
export const deactivation = z.object({
  deactivatedAt: z.string(),
  deactivationReason: z.nullable(z.string()),
  deactivatedBy: z.enum(['owner', 'staff']),
})
/** `lockTimeLeft` is whole minutes, rounded up. */
export const lock = z.object({ locked: z.literal(true), lockTimeLeft: z.int() })
/** What is asked for now; paise each. */
export const newBill = z.object({
  bill: z.object({
    listPricePaise: z.int(),
    discountPaise: z.int(),
    creditedPaise: z.int(),
    totalPaise: z.int(),
    taxablePaise: z.int(),
    cgstPaise: z.int(),
    sgstPaise: z.int(),
    igstPaise: z.int(),
    gstRateBp: z.int(),
  }),
})
export const retryLater = z.object({ retryAfterSeconds: z.number() })
/** `until`: hour and minute in India. */
export const pausedUntil = z.object({ until: z.string(), retryAfterSeconds: z.number() })
/** The other session at the same time. */
export const overlapping = z.object({
  other: z.object({ name: z.string(), startsAt: z.string(), isAgreed: z.boolean() }),
})
/** The limit that was met, in the unit its words name. */
export const most = z.object({ max: z.int() })
/** What closing rank is usual for the seat, and where that was published; `forecast` for the middle of ours. */
export const unlikelyRank = z.object({ usual: z.object({ closingRank: z.int(), source: z.string() }) })
