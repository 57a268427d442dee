/** Long forms of the kinds of institutes that India says by their letters, the longer before those that begin alike. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bIndian Institute of Information Technology\b/i, 'IIIT'],
  [/\bIndian Institute of Technology\b/i, 'IIT'],
  [/\bNational Institute of Technology\b/i, 'NIT'],
]

/**
 * An institute's name as people say it: NIT Silchar, IIIT Lucknow. A name without such a form stays as it is, and letters
 * in brackets that only say the short form again are left out.
 */
export function shortInstituteName(name: string): string {
  const short = SHORT_FORMS.reduce((text, [long, letters]) => text.replace(long, letters), name)
  return short
    .replace(/\s*\((?:IIIT|IIT|NIT)\)/gi, '')
    .replace(/\b(IIIT|IIT|NIT)\s*[,-]\s*/, '$1 ')
    .replace(/\s+/g, ' ')
    .trim()
}
