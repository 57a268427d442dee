import type { SeatNames } from '../seats.ts'

/** Quotas, rank lists and bands as English says them. */
export const seatNames: SeatNames = {
  quotas: {
    AI: 'All India',
    HS: 'Home state (HS)',
    OS: 'Other states (OS)',
    GO: 'Goa',
    JK: 'Jammu and Kashmir',
    LA: 'Ladakh',
    AP: 'Andhra Pradesh',
    'DASA-CIWG': 'DASA (CIWG)',
    'DASA-NONCIWG': 'DASA (non-CIWG)',
  },
  lists: { 'main-1': 'JEE Main', 'main-2a': 'B.Arch', 'main-2b': 'B.Planning', advanced: 'JEE Advanced' },
  bands: { safe: 'Safe', likely: 'Target', reach: 'Dream', 'long-shot': 'Under 8%' },
}
