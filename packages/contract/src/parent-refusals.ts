/** The refusals around a parent of somebody under 18; part of the one table in `refusals.ts`. */
export const PARENT_REFUSALS = {
  PARENT_CONSENT_REQUIRED: { status: 403, message: 'A parent must agree first.' },
  PARENT_APPROVAL_REQUIRED: { status: 403, message: 'A parent must agree to this order. We asked by email.' },
  PARENT_REFUSED: { status: 403, message: 'Your parent said no to this order.' },
  APPROVAL_OVER: { status: 409, message: 'This order can no longer be answered.' },
  PARENT_CODE_WRONG: { status: 422, message: 'Wrong or expired code. Get a new one.' },
  PARENT_EMAIL_OWN: { status: 422, message: 'Give your parent’s email, not your own.' },
  NOT_A_MINOR: { status: 409, message: 'You do not need a parent for this.' },
  PARENT_STEP_OVER: { status: 409, message: 'This step is already done. Reload the page.' },
  PARENT_TRIES_USED: { status: 409, message: 'Too many tries this way. Use the other way, or write to us.' },
  PAPER_TYPE: { status: 415, message: 'Send a photo (JPEG, PNG or WebP) or a PDF without a password.' },
} as const
