/** The longest sitting, minutes. */
export const SESSION_MINUTES_MAX = 12 * 60
