import * as z from 'zod/mini'
import { id, instant } from './fields.ts'

/** Something somebody did with a thing, as a step of its record. */
export const actionStep = z.object({
  kind: z.literal('action'),
  at: instant,
  /** As the trail calls it. */
  action: z.string(),
  /** Who did it; null for the product itself, for a provider and for who is gone. */
  by: z.nullable(z.object({ _id: id, fullName: z.string() })),
})
export type ActionStep = z.output<typeof actionStep>
