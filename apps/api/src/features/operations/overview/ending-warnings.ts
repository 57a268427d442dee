/** So many days before something ends owners are told; each once. */
const WARNING_DAYS = [21, 14, 7, 3, 2, 1, 0] as const

/** Which of the warnings is the last one due with so many days left; undefined while there is time. */
export function lastWarningOf(daysLeft: number): number | undefined {
  return WARNING_DAYS.findLast((each) => daysLeft <= each)
}
