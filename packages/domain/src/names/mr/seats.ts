import type { SeatNames } from '../seats.ts'

/** Quotas, rank lists and bands as Marathi says them. */
export const seatNames: SeatNames = {
  quotas: {
    AI: 'ऑल इंडिया',
    HS: 'होम स्टेट (HS)',
    OS: 'इतर राज्ये (OS)',
    GO: 'गोवा',
    JK: 'जम्मू आणि काश्मीर',
    LA: 'लडाख',
    AP: 'आंध्र प्रदेश',
    'DASA-CIWG': 'DASA (CIWG)',
    'DASA-NONCIWG': 'DASA (non-CIWG)',
  },
  lists: { 'main-1': 'JEE Main', 'main-2a': 'B.Arch', 'main-2b': 'B.Planning', advanced: 'JEE Advanced' },
  bands: { safe: 'Safe', likely: 'Target', reach: 'Dream', 'long-shot': '8% पेक्षा कमी' },
}
