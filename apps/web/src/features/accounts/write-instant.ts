/** An instant as people in India write it, with the zone named: `21 Nov 2026, 6:30 pm IST`. */
export function writeInstant(instant: string, language: 'en' | 'hi'): string {
  const words = new Intl.DateTimeFormat(`${language}-IN`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(instant))
  return `${words} IST`
}

/** A day such as `2026-12-21` as people in India write it: `21 Dec 2026`. */
export function writeDay(day: string, language: 'en' | 'hi'): string {
  return new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
}

/** A month such as `2008-05` in words: `May 2008`. */
export function writeMonth(month: string, language: 'en' | 'hi'): string {
  const start = new Date(`${month}-01`)
  return new Intl.DateTimeFormat(`${language}-IN`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(start)
}
