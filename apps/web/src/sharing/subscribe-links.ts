/** What opens the calendar of a phone or computer at an address, so that it reads it again by itself. */
export function phoneCalendarLink(address: string): string {
  return address.replace(/^https?:/, 'webcal:')
}

/** Adds the calendar at an address to Google Calendar, which takes it by the same scheme. */
export function googleCalendarLink(address: string): string {
  return `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: phoneCalendarLink(address) })}`
}
