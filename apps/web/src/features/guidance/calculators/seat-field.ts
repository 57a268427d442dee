/** Name of the field that holds a seat's key; it stands once a seat. */
export const SEAT_FIELD = 'seat'
/** As many as stand side by side; the call takes no more. */
export const SEATS_MAX = 4

/** The seats an address asks for, each once, as many as stand side by side. */
export function seatKeysOf(search: URLSearchParams): string[] {
  return [...new Set(search.getAll(SEAT_FIELD).filter(Boolean))].slice(0, SEATS_MAX)
}

const NAMES_MAX = 4
const NAME_LENGTH_MAX = 80

/** What an address asks for and is not there, as it may be said again: anybody may have written it. */
export function sayNames(names: readonly string[]): string {
  return names
    .slice(0, NAMES_MAX)
    .map((name) => (name.length > NAME_LENGTH_MAX ? `${name.slice(0, NAME_LENGTH_MAX)}…` : name))
    .join(', ')
}
