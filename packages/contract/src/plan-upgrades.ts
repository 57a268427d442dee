import * as z from 'zod/mini'
import { shownWords } from './by-language.ts'
import { defineCall } from './call.ts'
import { id } from './fields.ts'

/** A plan that somebody holds, with what is left of it when a larger one takes its place. */
export const ownedPlan = z.object({
  planId: id,
  name: shownWords,
  listPricePaise: z.int(),
  leftPaise: z.int(),
  /** Sessions with a mentor that go with it. */
  sessionsLeft: z.int(),
})
export type OwnedPlan = z.output<typeof ownedPlan>

export const planUpgrades = {
  listOwned: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/owned-plans',
    access: 'mentee',
    summary: 'The plans that somebody holds, with what of each is taken off when a larger one takes its place.',
    response: z.object({ status: z.literal('success'), data: z.array(ownedPlan) }),
    refuses: [],
  }),
}
