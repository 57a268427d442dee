/** A cookie as we set it. All are Secure and for the whole site; only XSRF-TOKEN may be read by scripts (WEB-01). */
export type Cookie = {
  name: string
  value: string
  isReadableByScripts?: boolean
  sameSite?: 'Lax' | 'Strict'
  /** Seconds; absent lasts until the browser closes, 0 removes it. */
  maxAgeSeconds?: number
}

/** Keeps the place of a browser that was turned away: the instant at which it came first, signed. */
export const LINE_COOKIE = '__Host-place'

const COOKIES_MAX = 50

/** The cookies of a `Cookie` header; of two with one name the first counts. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';', COOKIES_MAX)) {
    const cut = pair.indexOf('=')
    const name = pair.slice(0, cut).trim()
    if (cut > 0 && !cookies.has(name)) cookies.set(name, pair.slice(cut + 1).trim())
  }
  return cookies
}

/** The `Set-Cookie` line of a cookie. Values are ours (hex, base64url, digits and dots): anything else is a bug. */
export function cookieLine(cookie: Cookie): string {
  if (!/^[\w.~-]*$/.test(cookie.value)) throw new Error(`The value of cookie ${cookie.name} needs an encoding.`)
  return [
    `${cookie.name}=${cookie.value}`,
    'Path=/',
    'Secure',
    ...(cookie.isReadableByScripts ? [] : ['HttpOnly']),
    `SameSite=${cookie.sameSite ?? 'Strict'}`,
    ...(cookie.maxAgeSeconds === undefined ? [] : [`Max-Age=${cookie.maxAgeSeconds}`]),
  ].join('; ')
}
