/** How a score stood to what a seat closed at. */
export const STANDINGS = ['well-inside', 'just-inside', 'just-outside', 'well-outside'] as const
export type SeatState = (typeof STANDINGS)[number]
