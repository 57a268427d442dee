/** One piece of a question: a word in small letters, or a number. */
export type Token = {
  text: string
  number?: number
  /** Whether it was typed in capitals, in a text that is not. */
  isCapital: boolean
  /** Whether a comma, a stroke, a new line or nothing stands before it. */
  isParted: boolean
}

const NUKTA = /\u093c/g
const CHANDRABINDU = /\u0901/g
const DEVANAGARI_DIGIT = /[\u0966-\u096f]/g
/** Digits, grouped or not, with a fraction or as "2nd"; words; marks that mean something. */
const PIECE =
  /(\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)(?:(?:st|nd|rd|th)(?![\p{L}\p{M}]))?|([\p{L}\p{M}]+(?:['’]\p{L}+)?)|([<≤%₹,/;&|\n])/gu
/** What stands for a multiple of the number before it. */
const UNITS: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  hazar: 1_000,
  hazaar: 1_000,
  hajar: 1_000,
  हजार: 1_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  l: 100_000,
  लाख: 100_000,
}
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  '&': 'and',
  '<': 'under',
  '≤': 'under',
  '%': 'percent',
  '₹': 'rs',
}

/** A question as its words are compared: Devanagari without the dots that people leave out, its digits as 0 to 9. */
export function plainQuestion(text: string): string {
  return text
    .normalize('NFKD')
    .replace(NUKTA, '')
    .normalize('NFC')
    .replace(CHANDRABINDU, '\u0902')
    .replace(DEVANAGARI_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x0966))
}

/** The words and numbers of a question in their order; "1.5 lakh" is one number. */
export function questionTokens(text: string): Token[] {
  const tokens: Token[] = []
  const hasSmall = /[a-z]/.test(text)
  let isParted = true
  for (const [, digits, word, mark = ''] of plainQuestion(text).matchAll(PIECE)) {
    const written = (word ?? WRITTEN_OUT[mark] ?? '').replace(/['’]/g, '')
    if (digits === undefined && written === '') {
      isParted = true
      continue
    }
    const last = tokens.at(-1)
    const small = written.toLowerCase()
    const unit = UNITS[small]
    if (unit !== undefined && last?.number !== undefined && !isParted) {
      last.number = Math.round(last.number * unit)
      last.text += ` ${small}`
      continue
    }
    if (digits === undefined)
      tokens.push({
        text: small,
        isCapital: hasSmall && written !== small && written === written.toUpperCase(),
        isParted,
      })
    else tokens.push({ text: digits, number: Number(digits.replaceAll(',', '')), isCapital: false, isParted })
    isParted = false
  }
  return tokens
}
