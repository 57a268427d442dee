import { auth, type EmailKind } from '@sopaan/contract/auth'
import { passkeys } from '@sopaan/contract/passkeys'
import { browserName } from '@sopaan/domain/identity/browser-name'
import type { Deps } from '#api/deps.ts'
import { flowOf, issueFlow } from '#api/features/account/mail-links/flow-cookie.service.ts'
import { linkStatus, requestLink } from '#api/features/account/mail-links/mail-links.service.ts'
import { SIGN_INS_IN_HAND_MAX } from '#api/features/account/passwords/passwords.service.ts'
import { userOf } from '#api/features/account/profile/user-view.service.ts'
import { actorOf, bindingOf, endOwnSignIn, refreshSignIn } from '#api/features/account/sign-ins/sign-ins.service.ts'
import { rejectSignUp, signUp, verifySignUp } from '#api/features/account/sign-ups/sign-ups.service.ts'
import type { App } from '#api/http/app.ts'
import { addressKey } from '#api/http/client-address.ts'
import { DEVICE_COOKIE } from '#api/http/csrf.ts'
import { type RequestContext, serve } from '#api/http/serve.ts'
import { countMisses, countStranger, doCounted } from '#api/http/stranger-limits.ts'
import { describeMailedLink } from './link-facts.service.ts'
import { logIn, logInByPasskey, logInFirst, reauthenticate } from './login.service.ts'
import { confirmEmailChange, reactivateByLink, resetPassword, undoDeletion } from './recovery.service.ts'

const done = (message: string) => ({ message })
/** One answer for every address, known or not (LINK-07). */
const REQUESTED = done('If an account can use it, a mail is on its way.')
/** The mail waits for others to the same address. */
const waits = (deps: Deps, mailAt: Date) => ({
  ...done('If an account can use it, a mail goes there at the time in mailAt.'),
  mailAt: mailAt.toISOString(),
  mailInSeconds: Math.ceil((mailAt.getTime() - deps.now().getTime()) / 1_000),
})
const OPEN_WHILE_VIEWING = { isOpenWhileViewing: true }

/** Signing up, in and out, and everything mailed links do. */
export function authRoutes(app: App, deps: Deps): void {
  serve(app, auth.checkSession, async ({ request }) => {
    const actor = await actorOf(deps, request.cookies)
    return actor ? ({ status: 'success', code: 200 } as const) : ({ status: 'error', code: 401 } as const)
  })
  const login = async (body: Parameters<typeof logIn>[1], request: RequestContext) => {
    const account = await logIn(deps, body, { request, limits: app.limits })
    return { message: 'Welcome back!', data: { user: await userOf(deps, account) } }
  }
  serve(app, auth.login, ({ body, request }) => login(body, request), { inHandMax: SIGN_INS_IN_HAND_MAX })
  serve(app, passkeys.signIn, async ({ body, request }) => {
    const account = await logInByPasskey(deps, request, body)
    return { message: 'Welcome back!', data: { user: await userOf(deps, account) } }
  })
  serve(app, auth.signup, async ({ body, request }) => {
    const { proof, ...fields } = body
    const draft = { ...fields, language: fields.language ?? ('en' as const) }
    const limit = { name: 'sign-ups', purpose: 'sign-up', caller: request, proof } as const
    const { mailAt } = await signUp(deps, draft, {
      request,
      counted: (work) => doCounted(deps, app.limits, limit, work),
    })
    return mailAt === undefined ? done(`Verification email sent to ${body.email}`) : waits(deps, mailAt)
  })
  serve(
    app,
    auth.refreshToken,
    async ({ request }) => {
      app.limits.takeLocal('refreshes', bindingOf(request.cookies) ?? addressKey(request.ip))
      await refreshSignIn(deps, request)
    },
    OPEN_WHILE_VIEWING,
  )
  serve(
    app,
    auth.logout,
    async ({ request }) => {
      await endOwnSignIn(deps, request)
      return done('You are signed out.')
    },
    OPEN_WHILE_VIEWING,
  )
  serve(app, auth.reauthenticate, async ({ caller, body }) => {
    await reauthenticate(deps, caller, body)
    return done('Thank you.')
  })
  linkRoutes(app, deps)
  linkRequestRoutes(app, deps)
}

/** What the holder of a mailed link does with it. A right link costs nobody a try. */
function linkRoutes(app: App, deps: Deps): void {
  const tokenOf = (query: { token?: string | undefined }, body: { token?: string | undefined }) =>
    body.token ?? query.token
  const open = <T>(caller: RequestContext, work: () => Promise<T>) =>
    countMisses(app.limits, { name: 'link-misses', miss: 'LINK_INVALID', caller }, work)
  serve(app, auth.resetPassword, async ({ query, body, request }) => {
    await open(request, () => resetPassword(deps, { ...body, token: tokenOf(query, body), request }))
    return done('✅ Password changed! You can now login.')
  })
  serve(app, auth.verifyEmail, async ({ query, body, request }) => {
    const link = { token: tokenOf(query, body), email: body.email }
    if (body.type === 'verify') await open(request, () => verifySignUp(deps, request, link))
    else await open(request, () => reactivateByLink(deps, { ...link, request }))
    return done(body.type === 'verify' ? '✅ Email verified! Please login.' : '✅ Account reactivated! Please login.')
  })
  serve(app, auth.startFirst, async ({ body, request }) => {
    const account = await open(request, () => logInFirst(deps, body.email, request))
    return { user: await userOf(deps, account) }
  })
  serve(app, auth.describeLink, ({ body, request }) =>
    open(request, () => {
      const device = request.cookies.get(DEVICE_COOKIE)
      return describeMailedLink(deps, { ...body, flowHash: flowOf(request), device })
    }),
  )
  serve(app, auth.disownSignUp, async ({ body, request }) => {
    await open(request, () => rejectSignUp(deps, request, body.token))
    return done('Thank you. Nothing was made with your address.')
  })
  serve(app, auth.confirmEmailChange, async ({ body, request }) => {
    await open(request, () => confirmEmailChange(deps, { ...body, request }))
    return done('Your address is changed. Please sign in.')
  })
  serve(app, auth.undoDeletion, async ({ body, request }) => {
    await open(request, () => undoDeletion(deps, { ...body, request }))
    return done('Your account is back. Please sign in.')
  })
}

/** Asking for links, and waiting for them. */
function linkRequestRoutes(app: App, deps: Deps): void {
  const ask = async (body: { email: string; type: 'verify' | 'reset' | 'reactivation' }, request: RequestContext) => {
    await countStranger(app.limits, 'mail-asks', request)
    const flowHash = issueFlow(deps, request)
    const device = browserName(request.userAgent)
    const { email, type: kind } = body
    const { mailAt } = await requestLink(deps, { email, kind, flowHash, device, ip: request.ip })
    return mailAt === undefined ? REQUESTED : waits(deps, mailAt)
  }
  serve(app, auth.sendResetReactivateEmail, ({ body, request }) => ask(body, request))
  serve(app, auth.resendVerificationEmail, ({ body, request }) => ask(body, request))
  const poll = async (body: { email: string; type: EmailKind }, request: RequestContext) => {
    const flowHash = flowOf(request)
    app.limits.takeLocal('status-polls-address', addressKey(request.ip))
    if (flowHash) app.limits.takeLocal('status-polls', flowHash.toString('hex'))
    return linkStatus(deps, { ...body, flowHash })
  }
  serve(app, auth.checkVerificationStatus, ({ body, request }) => poll(body, request), { hasOwnLimits: true })
}
