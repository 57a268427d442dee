import { LANGUAGES } from '@sopaan/domain/languages'
import { BRANCHES } from '@sopaan/domain/list-maker/branch-labels'
import { STATES } from '@sopaan/domain/state/states'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { mentorFilters } from './mentors.ts'

export const mentorCounts = {
  count: defineCall({
    method: 'GET',
    path: '/api/v1/mentor-counts',
    access: 'anyone',
    summary: 'How many mentors a list would hold with each of its switches on, whatever else it is narrowed by.',
    query: z.object({
      ...mentorFilters.shape,
      /** The State that the reader is of. */
      home: z.optional(z.enum(STATES)),
    }),
    response: z.object({
      status: z.literal('success'),
      data: z.object({
        /** Who can be booked within a week. */
        free: z.int(),
        /** Who studies in the State of the reader; null where none was named. */
        home: z.nullable(z.int()),
        /** Who holds sessions in each language of our pages. */
        languages: z.array(z.object({ language: z.enum(LANGUAGES), count: z.int() })),
        /** Who studies each branch family that anybody does, in the order of the families. */
        branches: z.array(z.object({ branch: z.enum(BRANCHES), count: z.int() })),
      }),
    }),
    refuses: [],
    cache: 'public, max-age=60, stale-while-revalidate=600',
  }),
}
