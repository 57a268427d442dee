/** The most characters an address has. Source: RFC 5321 §4.5.3.1.3 (256 with the angle brackets). */
export const EMAIL_LENGTH_MAX = 254
const LOCAL_PART_LENGTH_MAX = 64
const LABEL_LENGTH_MAX = 63

/** Before folding to lower case: the Kelvin sign would become a k. */
const PLAIN_ASCII = /^[!-~]*$/
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/**
 * The one spelling under which an e-mail address is kept and looked up: trimmed and in lower case. Only plain ASCII
 * addresses are taken: quoted local parts, commas, control characters and letters that merely look like ASCII (which
 * normalisation would turn into another address) are no address here.
 * @returns undefined where the words are no address we can send to
 */
export function readEmailAddress(words: string): string | undefined {
  const typed = words.trim()
  if (typed.length > EMAIL_LENGTH_MAX || !PLAIN_ASCII.test(typed)) return undefined
  const address = typed.toLowerCase()
  const [local, domain, ...more] = address.split('@')
  if (local === undefined || domain === undefined || more.length > 0) return undefined
  if (local.length > LOCAL_PART_LENGTH_MAX || !LOCAL_PART.test(local)) return undefined
  const labels = domain.split('.')
  const isDomain = labels.length >= 2 && labels.every((label) => label.length <= LABEL_LENGTH_MAX && LABEL.test(label))
  return isDomain ? address : undefined
}

/** An address with most of its letters hidden, for logs and pages others may see: `a***@example.org`. */
export function maskEmailAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '***' : `${address.slice(0, 1)}***${address.slice(at)}`
}
