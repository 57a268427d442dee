/** The minutes after midnight of what a field of time holds; NaN, which the call refuses, where it holds none. */
export function readMinute(typed: FormDataEntryValue | null): number {
  const [hours = Number.NaN, minutes = 0] = String(typed || '-')
    .split(':')
    .map(Number)
  return hours * 60 + minutes
}
