import * as z from 'zod/mini'

/** What is refused where names of colleges and branches, and tables of States, are put right, and guides are written; part of the one table of refusals.ts. */
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
  GUIDE_CHECKED_LATER: { status: 422, message: 'The day of checking cannot lie ahead.' },
  GUIDE_SAME: { status: 409, message: 'This is what everybody reads already.' },
  GUIDE_PART: {
    status: 422,
    message: 'Line {line} ({language}) is something guides do not show: code, a quote, a list in a list, or a rule.',
    details: z.object({ line: z.int(), language: z.string() }),
  },
  GUIDE_LINK: {
    status: 422,
    message: 'The link {target} leads nowhere. Use https, or a page or section of ours in the same language.',
    details: z.object({ target: z.string() }),
  },
  GUIDE_SECTION_LINKED: {
    status: 409,
    message: '“{title}” links to {target}. Keep the heading of that section, or change the link there first.',
    details: z.object({ target: z.string(), title: z.string() }),
  },
} as const
