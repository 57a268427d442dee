import * as z from 'zod/mini'

/** What is refused where names of colleges and branches, and tables of States, are put right; part of the one table of refusals.ts. */
export const RECORD_REFUSALS = {
  RECORD_NAME_TAKEN: {
    status: 409,
    message: 'Another record bears this name already, or is spelt like it. Merge the two if they are one.',
    details: z.object({ name: z.string() }),
  },
  RECORD_NAME_SAME: { status: 409, message: 'It is shown under this name already.' },
  RECORD_MERGED: { status: 409, message: 'One of the two was merged with another record. Undo that first.' },
  RECORD_UNLIKE: {
    status: 409,
    message: 'These two cannot be one: their types differ, or the years or rank list of the course.',
  },
  RECORD_CLASH: { status: 409, message: 'Both print a rank for the same seat in one round, so they are two.' },
  RECORD_TOLD: { status: 409, message: 'It is kept already that these two are not the same.' },
  RECORD_NICKNAME: { status: 409, message: 'This short name finds it already, or does not find it anyway.' },
  RECORD_CHANGED_SINCE: { status: 409, message: 'This was undone, or changed again since. Reload the page.' },
  STATE_TABLE_UNFIT: {
    status: 422,
    message: 'This table cannot be taken: it is not one season of one State counselling in the columns we read.',
    details: z.object({ fault: z.string(), detail: z.string() }),
  },
  STATE_TABLE_OUTDATED: {
    status: 409,
    message: 'Another table of this counselling was published or taken back since the check. Hand the file in again.',
  },
} as const
