import { type GstStateCode, isGstStateCode } from './gst-states.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * Whether words are a GSTIN: State, PAN, number of the registration, `Z`, and a check character that fits the others.
 * Source: GST portal, structure of the GSTIN; the check character is Luhn's sum to base 36.
 * @param text  upper case, without spaces
 */
export function isGstin(text: string): boolean {
  return FORM.test(text) && isGstStateCode(text.slice(0, 2)) && text.endsWith(checkCharacter(text.slice(0, -1)))
}

/** By its first two digits; undefined where the number does not check out. */
export function stateOfGstin(gstin: string): GstStateCode | undefined {
  const code = gstin.slice(0, 2)
  return isGstin(gstin) && isGstStateCode(code) ? code : undefined
}

function checkCharacter(text: string): string {
  const sum = [...text].reduce((total, letter, at) => {
    const product = DIGITS.indexOf(letter) * ((at % 2) + 1)
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length)
  }, 0)
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length)
}
