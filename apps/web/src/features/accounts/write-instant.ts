/** An instant as people in India write it: `21 Nov 2026, 6:30 pm`. */
export function writeInstant(instant: string, language: 'en' | 'hi'): string {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(instant))
}
