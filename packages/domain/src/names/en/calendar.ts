import type { CalendarNames } from '../calendars.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Days and months as English writes them. */
export const calendar: CalendarNames = {
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months,
  shortMonths: months.map((name) => name.slice(0, 3)),
}
