/** What of a connection the Network Information API says; browsers without it say nothing. */
type Connection = { saveData?: boolean; effectiveType?: string; type?: string }

/** Whether nothing may be fetched that was not asked for: the reader saves data, pays for each megabyte, or the line is slow. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  const { saveData = false, type = '', effectiveType = '' } = connection ?? {}
  return saveData || type === 'cellular' || /2g$/.test(effectiveType)
}
