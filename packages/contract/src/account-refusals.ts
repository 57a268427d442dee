import * as z from 'zod/mini'
import { most } from './refusal-details.ts'

/** What is refused around passkeys, and where staff look after accounts; part of the one table of refusals.ts. */
export const ACCOUNT_REFUSALS = {
  PASSKEY_INVALID: {
    status: 400,
    message: 'This passkey does not open an account here. Use another, or your password.',
  },
  PASSKEYS_FULL: { status: 409, message: 'You have ten passkeys. Remove one to add another.' },
  CONFIRMATION_NEEDED: { status: 422, message: 'Type how many people this is for.' },
  ANNOUNCEMENT_NOBODY: { status: 409, message: 'Nobody would read this: the audience is empty now.' },
  ANNOUNCEMENT_TIME: { status: 422, message: 'Choose a time ahead, within the next {max} days.', details: most },
  ANNOUNCEMENT_TARGETED: {
    status: 422,
    message:
      'News is not aimed by what students say of their studies. Leave the year out, or make it a service notice.',
  },
  ALREADY_VERIFIED: { status: 409, message: 'This address is proven already.' },
  VIEW_NOT_POSSIBLE: { status: 409, message: 'Only active mentees and mentors can be looked at this way.' },
  FILTER_TOO_WIDE: {
    status: 409,
    message: 'A filter of more than {max} people is too wide for this. Narrow it first.',
    details: most,
  },
  FILTER_ACTION_RUNNING: { status: 409, message: 'Another action of yours is still running. Wait for it, or stop it.' },
  VIEWS_FULL: { status: 409, message: 'You have {max} views, which is the most. Remove one first.', details: most },
  RESET_LINK_NOT_POSSIBLE: {
    status: 409,
    message: 'Only an active account with a password gets this link. Reactivate it, or send the invitation again.',
  },
  STAFF_ADDRESS: { status: 409, message: 'The address of an admin is changed by its owner alone, in the profile.' },
  CORRECTION_EMPTY: { status: 422, message: 'Name and address are what they were. Change one of them.' },
  ERASURE_REQUESTED: { status: 409, message: 'This is asked for already. Another admin has to confirm it.' },
  ERASURE_SECOND_PERSON: { status: 409, message: 'Another admin has to confirm what you asked for.' },
  STAFF_NOTES_FULL: {
    status: 409,
    message: 'There are {max} notes, which is the most. Remove one first.',
    details: most,
  },
  CALENDAR_KIND_OFF: { status: 409, message: 'This kind of calendar cannot be connected here.' },
  CALENDAR_STATE: {
    status: 400,
    message: 'This answer of Google is over or was meant for another sign-in. Connect again.',
  },
  CALENDAR_ADDRESS: {
    status: 422,
    message: 'Type the https address of your calendar server, as your provider gives it.',
  },
  CALENDAR_ACCESS: {
    status: 400,
    message: 'The calendar server did not accept this. Check user name and app password.',
  },
  CALENDAR_SERVER_AWAY: { status: 409, message: 'No calendar server answered there. Check the address, or try later.' },
  CALENDAR_ELSEWHERE: {
    status: 409,
    message: 'No calendars there. This domain keeps them at {host}: type that address if you trust it.',
    details: z.object({ host: z.string() }),
  },
  CALENDAR_NONE: { status: 409, message: 'There is no calendar in this account.' },
  CALENDAR_CHOICE: {
    status: 422,
    message: 'Choose among the calendars of this account; write into one that takes entries.',
  },
  PUSH_OFF: { status: 409, message: 'Notices to phones are off here.' },
  PUSH_ADDRESS: { status: 422, message: 'This browser named an address that we do not send to.' },
} as const
