/** Words of what single keys do in dashboards. */
export const dashboardKeys = {
  open: 'Keyboard shortcuts',
  search: 'Search',
  go: (letter: string): string => `G, then ${letter}`,
  list: 'These shortcuts',
  row: 'Next row, row before',
  tick: 'Tick the row',
  openRow: 'Open the row',
  grant: 'To Grant, on a refund',
  decline: 'To Decline, on a refund',
  note: 'To the note, on a person',
  isOn: 'One-letter shortcuts',
  isOnNote: 'Off: no letter does anything by itself on this device. Ctrl K still works.',
}
