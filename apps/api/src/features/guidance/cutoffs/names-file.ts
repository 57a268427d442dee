import { INSTITUTE_TYPES, QUOTAS } from '@sopaan/domain/book/rank-book'
import { STATES } from '@sopaan/domain/state/states'
import { z } from 'zod'

/** Institutes and programmes to add, in the form of data/national-names.json. */
export const namesFile = z.object({
  institutes: z
    .array(
      z.object({
        name: z.string().min(1),
        type: z.enum(INSTITUTE_TYPES),
        city: z.string().optional(),
        state: z.enum(STATES).optional(),
        homeStates: z.partialRecord(z.enum(QUOTAS), z.array(z.enum(STATES))).default({}),
        website: z.url().optional(),
        nirfEngineering2025: z.int().positive().optional(),
        alsoWritten: z.array(z.string()).optional(),
      }),
    )
    .default([]),
  programmes: z
    .array(
      z.object({
        name: z.string().min(1),
        degree: z.string().min(1),
        durationYears: z.int().min(1).max(8),
        family: z.string().regex(/^[A-Z]+$/),
        alsoWritten: z.array(z.string()).optional(),
      }),
    )
    .default([]),
})
