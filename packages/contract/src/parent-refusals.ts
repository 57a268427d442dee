/** The refusals around a parent of somebody under 18; part of the one table in `refusals.ts`. */
export const PARENT_REFUSALS = {
  PARENT_CONSENT_REQUIRED: { status: 403, message: 'This waits for your parent’s confirmation.' },
  PARENT_APPROVAL_REQUIRED: { status: 403, message: 'Your parent has to approve this order. We asked by mail.' },
  PARENT_REFUSED: { status: 403, message: 'Your parent said no to this order.' },
  APPROVAL_OVER: { status: 409, message: 'This order can no longer be answered.' },
  PARENT_CODE_WRONG: { status: 422, message: 'The code is not right or too old. Ask for a new one.' },
  PARENT_EMAIL_OWN: { status: 422, message: 'Give your parent’s address, not your own.' },
  NOT_A_MINOR: { status: 409, message: 'No parent’s confirmation is needed.' },
  PARENT_STEP_OVER: { status: 409, message: 'This step is done already. Look at the page again.' },
  PARENT_TRIES_USED: { status: 409, message: 'This way was tried too often. Take the other way, or write to us.' },
  PAPER_TYPE: { status: 415, message: 'Send a photo (JPEG, PNG or WebP) or a PDF without a password.' },
} as const
