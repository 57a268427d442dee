import { auth } from '@sopaan/contract/auth'
import { browserName } from '@sopaan/domain/browser-name'
import type { Deps } from '#api/deps.ts'
import { flowOf, giveFlow } from '#api/features/mail-links/flow-cookie.service.ts'
import { askForLink, linkStatus } from '#api/features/mail-links/mail-links.service.ts'
import { actorOf, bindingOf, endOwnSignIn, refreshSignIn } from '#api/features/sign-ins/sign-ins.service.ts'
import { disownSignUp, signUp, verifySignUp } from '#api/features/sign-ups/sign-ups.service.ts'
import { userOf } from '#api/features/users/user-view.service.ts'
import type { App } from '#api/http/app.ts'
import { addressKey } from '#api/http/client-address.ts'
import { type Exchange, serve } from '#api/http/serve.ts'
import { describeMailedLink } from './link-facts.service.ts'
import { logIn, reauthenticate } from './login.service.ts'
import { confirmEmailChange, reactivateByLink, resetPassword, undoDeletion } from './recovery.service.ts'

const done = (message: string) => ({ status: 'success' as const, message })
/** One answer for every address, known or not (LINK-07). */
const ASKED = done('If an account can use it, a mail is on its way.')
const OPEN_WHILE_VIEWING = { isOpenWhileViewing: true }
const BY_ADDRESS = (name: 'link-tries' | 'mail-asks' | 'sign-ups') => ({
  limits: [{ name, by: 'address' as const }],
})

/** Signing up, in and out, and everything mailed links do. */
export function authRoutes(app: App, deps: Deps): void {
  serve(app, auth.checkSession, async ({ exchange }) => {
    const actor = await actorOf(deps, exchange.cookies)
    return actor ? ({ status: 'success', code: 200 } as const) : ({ status: 'error', code: 401 } as const)
  })
  const login = async (body: Parameters<typeof logIn>[1], exchange: Exchange) => {
    const account = await logIn(deps, body, { exchange, limits: app.limits })
    return { status: 'success' as const, message: 'Welcome back!', data: { user: await userOf(deps, account) } }
  }
  serve(app, auth.login, ({ body, exchange }) => login(body, exchange))
  serve(
    app,
    auth.signup,
    async ({ body, exchange }) => {
      await signUp(deps, { ...body, language: body.language ?? 'en' }, exchange)
      return done(`Verification email sent to ${body.email}`)
    },
    BY_ADDRESS('sign-ups'),
  )
  serve(
    app,
    auth.refreshToken,
    async ({ exchange }) => {
      app.limits.takeLocal('refreshes', bindingOf(exchange.cookies) ?? addressKey(exchange.ip))
      await refreshSignIn(deps, exchange)
      return { status: 'success' as const }
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
  serve(app, auth.reauthenticate, async ({ body, actor, exchange }) => {
    await reauthenticate(deps, actor, { ...body, exchange })
    return done('Thank you.')
  })
  linkRoutes(app, deps)
  askRoutes(app, deps)
}

/** What the holder of a mailed link does with it. */
function linkRoutes(app: App, deps: Deps): void {
  const limits = BY_ADDRESS('link-tries')
  const tokenOf = (query: { token?: string | undefined }, body: { token?: string | undefined }) =>
    body.token ?? query.token
  serve(
    app,
    auth.resetPassword,
    async ({ query, body, exchange }) => {
      await resetPassword(deps, { ...body, token: tokenOf(query, body), exchange })
      return done('✅ Password changed! You can now login.')
    },
    limits,
  )
  serve(
    app,
    auth.verifyEmail,
    async ({ query, body, exchange }) => {
      const token = tokenOf(query, body)
      if (body.type === 'verify') await verifySignUp(deps, { token, email: body.email }, exchange)
      else await reactivateByLink(deps, { token, email: body.email, exchange })
      return done(body.type === 'verify' ? '✅ Email verified! Please login.' : '✅ Account reactivated! Please login.')
    },
    limits,
  )
  serve(
    app,
    auth.describeLink,
    async ({ body, exchange }) => ({
      status: 'success' as const,
      data: await describeMailedLink(deps, { ...body, flowHash: flowOf(exchange) }),
    }),
    limits,
  )
  serve(
    app,
    auth.disownSignUp,
    async ({ body, exchange }) => {
      await disownSignUp(deps, body.token, exchange)
      return done('Thank you. Nothing was made with your address.')
    },
    limits,
  )
  serve(
    app,
    auth.confirmEmailChange,
    async ({ body, exchange }) => {
      await confirmEmailChange(deps, { ...body, exchange })
      return done('Your address is changed. Please sign in.')
    },
    limits,
  )
  serve(
    app,
    auth.undoDeletion,
    async ({ body, exchange }) => {
      await undoDeletion(deps, { ...body, exchange })
      return done('Your account is back. Please sign in.')
    },
    limits,
  )
}

/** Asking for links, and waiting for them. */
function askRoutes(app: App, deps: Deps): void {
  const ask = async (body: { email: string; type: 'verify' | 'reset' | 'reactivation' }, exchange: Exchange) => {
    const flowHash = giveFlow(deps, exchange)
    await askForLink(deps, { email: body.email, kind: body.type, flowHash, device: browserName(exchange.userAgent) })
    return ASKED
  }
  serve(app, auth.sendResetReactivateEmail, ({ body, exchange }) => ask(body, exchange), BY_ADDRESS('mail-asks'))
  serve(app, auth.resendVerificationEmail, ({ body, exchange }) => ask(body, exchange), BY_ADDRESS('mail-asks'))
  serve(app, auth.checkVerificationStatus, async ({ body, exchange }) => {
    const flowHash = flowOf(exchange)
    app.limits.takeLocal('status-polls-address', addressKey(exchange.ip))
    if (flowHash) app.limits.takeLocal('status-polls', flowHash.toString('hex'))
    return linkStatus(deps, { ...body, flowHash })
  })
}
