/** A month such as `2008-05` in words: `May 2008`. */
export function writeMonth(month: string, language: 'en' | 'hi'): string {
  const start = new Date(`${month}-01`)
  return new Intl.DateTimeFormat(`${language}-IN`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(start)
}
