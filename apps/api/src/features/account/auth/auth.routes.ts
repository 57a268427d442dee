import { auth, type EmailKind } from '@sopaan/contract/auth'
import { browserName } from '@sopaan/domain/identity/browser-name'
import type { Deps } from '#api/deps.ts'
import { flowOf, issueFlow } from '#api/features/account/mail-links/flow-cookie.service.ts'
import { linkStatus, requestLink } from '#api/features/account/mail-links/mail-links.service.ts'
import { userOf } from '#api/features/account/profile/user-view.service.ts'
import { actorOf, bindingOf, endOwnSignIn, refreshSignIn } from '#api/features/account/sign-ins/sign-ins.service.ts'
import { rejectSignUp, signUp, verifySignUp } from '#api/features/account/sign-ups/sign-ups.service.ts'
import type { App } from '#api/http/app.ts'
import { addressKey } from '#api/http/client-address.ts'
import { DEVICE_COOKIE } from '#api/http/csrf.ts'
import { type RequestContext, serve } from '#api/http/serve.ts'
import { countChallenged, countMisses, countStranger } from '#api/http/stranger-limits.ts'
import { describeMailedLink } from './link-facts.service.ts'
import { logIn, reauthenticate } from './login.service.ts'
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
  serve(app, auth.checkSession, async ({ exchange }) => {
    const actor = await actorOf(deps, exchange.cookies)
    return actor ? ({ status: 'success', code: 200 } as const) : ({ status: 'error', code: 401 } as const)
  })
  const login = async (body: Parameters<typeof logIn>[1], exchange: RequestContext) => {
    const account = await logIn(deps, body, { exchange, limits: app.limits })
    return { message: 'Welcome back!', data: { user: await userOf(deps, account) } }
  }
  serve(app, auth.login, ({ body, exchange }) => login(body, exchange))
  serve(app, auth.signup, async ({ body, exchange }) => {
    const { proof, ...fields } = body
    const draft = { ...fields, language: fields.language ?? ('en' as const) }
    const count = () =>
      countChallenged(deps, app.limits, { name: 'sign-ups', purpose: 'sign-up', caller: exchange, proof })
    const { mailAt } = await signUp(deps, draft, { exchange, count })
    return mailAt === undefined ? done(`Verification email sent to ${body.email}`) : waits(deps, mailAt)
  })
  serve(
    app,
    auth.refreshToken,
    async ({ exchange }) => {
      app.limits.takeLocal('refreshes', bindingOf(exchange.cookies) ?? addressKey(exchange.ip))
      await refreshSignIn(deps, exchange)
    },
    OPEN_WHILE_VIEWING,
  )
  serve(
    app,
    auth.logout,
    async ({ exchange }) => {
      await endOwnSignIn(deps, exchange)
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
  serve(app, auth.resetPassword, async ({ query, body, exchange }) => {
    await open(exchange, () => resetPassword(deps, { ...body, token: tokenOf(query, body), exchange }))
    return done('✅ Password changed! You can now login.')
  })
  serve(app, auth.verifyEmail, async ({ query, body, exchange }) => {
    const link = { token: tokenOf(query, body), email: body.email }
    if (body.type === 'verify') await open(exchange, () => verifySignUp(deps, exchange, link))
    else await open(exchange, () => reactivateByLink(deps, { ...link, exchange }))
    return done(body.type === 'verify' ? '✅ Email verified! Please login.' : '✅ Account reactivated! Please login.')
  })
  serve(app, auth.describeLink, ({ body, exchange }) =>
    open(exchange, () => {
      const device = exchange.cookies.get(DEVICE_COOKIE)
      return describeMailedLink(deps, { ...body, flowHash: flowOf(exchange), device })
    }),
  )
  serve(app, auth.disownSignUp, async ({ body, exchange }) => {
    await open(exchange, () => rejectSignUp(deps, exchange, body.token))
    return done('Thank you. Nothing was made with your address.')
  })
  serve(app, auth.confirmEmailChange, async ({ body, exchange }) => {
    await open(exchange, () => confirmEmailChange(deps, { ...body, exchange }))
    return done('Your address is changed. Please sign in.')
  })
  serve(app, auth.undoDeletion, async ({ body, exchange }) => {
    await open(exchange, () => undoDeletion(deps, { ...body, exchange }))
    return done('Your account is back. Please sign in.')
  })
}

/** Asking for links, and waiting for them. */
function linkRequestRoutes(app: App, deps: Deps): void {
  const ask = async (body: { email: string; type: 'verify' | 'reset' | 'reactivation' }, exchange: RequestContext) => {
    await countStranger(app.limits, 'mail-asks', exchange)
    const flowHash = issueFlow(deps, exchange)
    const device = browserName(exchange.userAgent)
    const { email, type: kind } = body
    const { mailAt } = await requestLink(deps, { email, kind, flowHash, device, ip: exchange.ip })
    return mailAt === undefined ? REQUESTED : waits(deps, mailAt)
  }
  serve(app, auth.sendResetReactivateEmail, ({ body, exchange }) => ask(body, exchange))
  serve(app, auth.resendVerificationEmail, ({ body, exchange }) => ask(body, exchange))
  const poll = async (body: { email: string; type: EmailKind }, exchange: RequestContext) => {
    const flowHash = flowOf(exchange)
    app.limits.takeLocal('status-polls-address', addressKey(exchange.ip))
    if (flowHash) app.limits.takeLocal('status-polls', flowHash.toString('hex'))
    return linkStatus(deps, { ...body, flowHash })
  }
  serve(app, auth.checkVerificationStatus, ({ body, exchange }) => poll(body, exchange), { hasOwnLimits: true })
}
