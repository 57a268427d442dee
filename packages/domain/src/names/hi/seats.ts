import type { SeatNames } from '../seats.ts'

/** Quotas, rank lists and bands as Hindi says them. */
export const seatNames: SeatNames = {
  quotas: {
    AI: 'ऑल इंडिया',
    HS: 'होम स्टेट (HS)',
    OS: 'दूसरे राज्य (OS)',
    GO: 'गोवा',
    JK: 'जम्मू और कश्मीर',
    LA: 'लद्दाख',
    AP: 'आंध्र प्रदेश',
    'DASA-CIWG': 'DASA (CIWG)',
    'DASA-NONCIWG': 'DASA (non-CIWG)',
  },
  lists: { 'main-1': 'JEE Main', 'main-2a': 'B.Arch', 'main-2b': 'B.Planning', advanced: 'JEE Advanced' },
  bands: { safe: 'Safe', likely: 'Target', reach: 'Dream', 'long-shot': '8% से कम' },
}
