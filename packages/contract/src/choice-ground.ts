import { MANAGED_FACTS } from '@sopaan/domain/colleges/fact-kinds'
import * as z from 'zod/mini'
import { bookFacts } from './college-predictor.ts'

/** What, beside the rank book, answers with choices are made of. */
export const choiceGround = z.object({
  bookHash: z.string(),
  likelyRecord: bookFacts.likelyRecord,
  /** What staff put right of the published facts that ship, oldest first. */
  corrections: z.array(
    z.object({
      institute: z.string(),
      fact: z.enum(MANAGED_FACTS),
      value: z.record(z.string(), z.union([z.string(), z.int()])),
      source: z.string(),
      sourceOn: z.string(),
      sourceUrl: z.nullable(z.string()),
    }),
  ),
})
export type ChoiceGroundAnswer = z.output<typeof choiceGround>
