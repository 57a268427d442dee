import type { Deps } from '#api/deps.ts'
import type { Identity } from '#api/http/access.ts'
import { readCookies } from '#api/http/cookies.ts'
import { actorOf, bindingOf } from './sign-ins.service.ts'

/** Who is acting, by the cookies of a sign-in. */
export function signInIdentity(deps: Deps): Identity {
  return {
    findActor: (request) => actorOf(deps, readCookies(request.headers.cookie)),
    xsrfBinding: (request) => bindingOf(readCookies(request.headers.cookie)),
  }
}
