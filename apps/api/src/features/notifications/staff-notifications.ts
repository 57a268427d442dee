import type { Kinds } from './notification-kind.ts'

/** What staff are told of accounts and of tables that were taken in. Facts name nobody. */
export type StaffNotifications = {
  /** Gathered by day: how many accounts were made. */
  'sign-ups': { count: number }
  'import-finished': { source: string; rowsTaken: number; rowsRefused: number }
  'import-failed': { source: string; reason: string }
}

/** Their words. */
export const STAFF_KINDS: Kinds<StaffNotifications> = {
  'sign-ups': {
    topic: 'sign-ups',
    words: {
      en: ({ count }) => ({
        title: count === 1 ? 'A new account today' : `${count} new accounts today`,
        body: 'People proved their address and can sign in.',
      }),
      hi: ({ count }) => ({
        title: count === 1 ? 'आज एक नया खाता' : `आज ${count} नए खाते`,
        body: 'इन लोगों ने अपना पता सत्यापित किया और अब साइन इन कर सकते हैं।',
      }),
    },
  },
  'import-finished': {
    topic: 'imports',
    words: {
      en: ({ source, rowsTaken, rowsRefused }) => ({
        title: `Import finished: ${source}`,
        body: `${rowsTaken} rows taken, ${rowsRefused} refused.`,
      }),
      hi: ({ source, rowsTaken, rowsRefused }) => ({
        title: `आयात पूरा हुआ: ${source}`,
        body: `${rowsTaken} पंक्तियाँ ली गईं, ${rowsRefused} अस्वीकार हुईं।`,
      }),
    },
  },
  'import-failed': {
    topic: 'imports',
    words: {
      en: ({ source, reason }) => ({ title: `Import failed: ${source}`, body: `Nothing was changed. ${reason}` }),
      hi: ({ source, reason }) => ({ title: `आयात विफल: ${source}`, body: `कुछ नहीं बदला। ${reason}` }),
    },
  },
}
