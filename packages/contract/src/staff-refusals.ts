import * as z from 'zod/mini'
import { most } from './refusal-details.ts'
import { STAFF_ROLES } from './staff-roles.ts'

/** What is refused by what an admin looks after, and where two have to agree; part of the one table of refusals.ts. */
export const STAFF_REFUSALS = {
  LAST_ADMIN: { status: 409, message: 'The last admin cannot leave.' },
  OWN_ACCOUNT: { status: 409, message: 'Another admin has to do this to your own account.' },
  STAFF_ROLE_NEEDED: {
    status: 403,
    message: 'This is looked after by others of the staff. An owner can give you the role.',
    details: z.object({ staffRoles: z.array(z.enum(STAFF_ROLES)) }),
  },
  STAFF_BY_OWNERS: { status: 409, message: 'The account of an admin is in the hands of owners.' },
  STAFF_UNCHANGED: { status: 422, message: 'These are the roles the account has. Change one.' },
  STAFF_BOOKED: { status: 409, message: 'This mentor has sessions ahead. They come first.' },
  CONFIRMATION_ASKED: { status: 409, message: 'This is asked for already. Another owner has to confirm it.' },
  SECOND_PERSON_NEEDED: { status: 409, message: 'You asked for this yourself. Somebody else has to confirm it.' },
  ALERT_ADDRESS: { status: 422, message: 'Give an https address on the open internet.' },
  ALERT_HOOK_KNOWN: { status: 409, message: 'This address is told already.' },
  ALERT_HOOKS_FULL: { status: 409, message: 'At most {max} addresses are told. Remove one first.', details: most },
  ANSWERS_FULL: { status: 409, message: 'This was answered {max} times, which is the most.', details: most },
  FILE_LONG: {
    status: 409,
    message: 'A file of more than {max} rows is written in the background.',
    details: most,
  },
  FILE_RUNNING: { status: 409, message: 'A file of yours is still being written. Wait until it is ready.' },
  EXPORT_NEEDS_SECOND: {
    status: 409,
    message: 'A file of more than {max} people needs a second person. Ask an owner and say what it is for.',
    details: most,
  },
} as const
