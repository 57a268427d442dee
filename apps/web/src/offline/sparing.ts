/** What of a connection the Network Information API says; browsers without it say nothing. */
type Connection = { saveData?: boolean; effectiveType?: string; type?: string }

/** Whether nothing may be fetched that was not asked for: the reader saves data, pays for each megabyte, or the line is slow. */
export function isSparing(): boolean {
  return wantsLess() || isOnMobileData()
}

/** Whether the line is one that most people pay for by the megabyte. */
export function isOnMobileData(): boolean {
  return connection().type === 'cellular'
}

/** Whether a page comes without what it can do without: the reader asked the browser to save data, or the line is slow. */
export function wantsLess(): boolean {
  const { saveData = false, effectiveType = '' } = connection()
  return saveData || /2g$/.test(effectiveType)
}

function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {}
}
