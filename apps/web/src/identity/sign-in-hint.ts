import { SIGN_IN_HINT_COOKIE } from '@sopaan/contract/cookies'

const HINT = new RegExp(`(?:^|;\\s*)${SIGN_IN_HINT_COOKIE}=1(?:;|$)`)

/** Whether a request's or document's cookies say that a sign-in may stand (decision C22). It is a hint and no proof. */
export function hasSignInHint(cookies: string): boolean {
  return HINT.test(cookies)
}

/** Forgets the hint, once the server has said that nobody is signed in. */
export function clearSignInHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store does not exist in every browser we serve.
  document.cookie = `${SIGN_IN_HINT_COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=Lax`
}
