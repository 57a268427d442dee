import { SIGN_IN_HINT_COOKIE, VIEW_AS_COOKIE } from '@sopaan/contract/cookies'
import type { RequestContext } from '#api/http/serve.ts'

/** Opaque, 10 minutes. */
export const ACCESS_COOKIE = '__Host-at'
/** Accepted at the refresh call alone. */
export const REFRESH_COOKIE = '__Host-rt'
/** How long access lasts before a refresh, seconds. Source: W6. */
export const ACCESS_SECONDS = 600
/** How long a remembered browser keeps its refresh cookie, seconds (30 days). Source: SESS-03. */
export const REMEMBERED_SECONDS = 30 * 86_400

/** Sends the cookies of a sign-in, and the readable hint that one may stand (decision C22). */
export function setSignInCookies(
  request: RequestContext,
  tokens: { access: string; refresh: string; isRemembered: boolean },
): void {
  const age = tokens.isRemembered ? { maxAgeSeconds: REMEMBERED_SECONDS } : {}
  request.setCookie({ name: ACCESS_COOKIE, value: tokens.access, sameSite: 'Lax', maxAgeSeconds: ACCESS_SECONDS })
  request.setCookie({ name: REFRESH_COOKIE, value: tokens.refresh, ...age })
  request.setCookie({ name: SIGN_IN_HINT_COOKIE, value: '1', isReadableByScripts: true, sameSite: 'Lax', ...age })
}

/** Takes the cookies of a sign-in back, and gives an XSRF token bound to the device alone. */
export function clearSignInCookies(request: RequestContext): void {
  request.setCookie({ name: ACCESS_COOKIE, value: '', sameSite: 'Lax', maxAgeSeconds: 0 })
  request.setCookie({ name: REFRESH_COOKIE, value: '', maxAgeSeconds: 0 })
  request.setCookie({
    name: SIGN_IN_HINT_COOKIE,
    value: '',
    isReadableByScripts: true,
    sameSite: 'Lax',
    maxAgeSeconds: 0,
  })
  if (request.cookies.has(VIEW_AS_COOKIE))
    request.setCookie({
      name: VIEW_AS_COOKIE,
      value: '',
      isReadableByScripts: true,
      sameSite: 'Lax',
      maxAgeSeconds: 0,
    })
  request.giveXsrfToken()
}
