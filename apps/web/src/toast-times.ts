/** How long the toasts of sign-in and sign-up stay, ms: errors, and the rest. Source: R412, C9. */
export const ERROR_TOAST_MS = 5000
export const SENT_TOAST_MS = 4000
