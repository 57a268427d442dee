/** Name of the field that holds a seat's key; it stands once a seat. */
export const SEAT_FIELD = 'seat'
/** As many as stand side by side; the call takes no more. */
export const SEATS_MAX = 4

/** The seats an address asks for, each once, as many as stand side by side. */
export function seatKeysOf(search: URLSearchParams): string[] {
  return [...new Set(search.getAll(SEAT_FIELD).filter(Boolean))].slice(0, SEATS_MAX)
}
