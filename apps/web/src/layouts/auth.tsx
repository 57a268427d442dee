import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { formatDateTime } from '@sopaan/domain/time/format'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, Navigate, Outlet, useLoaderData, useLocation } from 'react-router'
import { findSignInReason, type SignInReason } from '#web/features/account/sign-ins/sign-in-reasons.queries.ts'
import { SiteNotice } from '#web/features/operations/site/site-notice.tsx'
import { RequestOverlay } from '#web/features/operations/waiting/request-overlay.tsx'
import opening from '#web/features/operations/waiting/run-opening.ts?inline-script'
import { ScriptNotice } from '#web/features/operations/waiting/script-notice.tsx'
import { Splash } from '#web/features/operations/waiting/splash.tsx'
import { Toaster } from '#web/features/operations/waiting/toaster.tsx'
import { useStoredNotice } from '#web/features/operations/waiting/use-stored-notice.ts'
import { queryClient } from '#web/identity/actor.queries.ts'
import { hasDraft } from '#web/identity/drafts.ts'
import { landingOf, readRemembered } from '#web/identity/landing.ts'
import { useActor } from '#web/identity/use-actor.ts'
import { requestContext } from '#web/load-context.ts'
import { readStored, removeStored, writeStored } from '#web/stored.ts'
import { InlineScript } from '#web/ui/inline-script.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Preparing } from '#web/ui/preparing.tsx'
import { useInBrowser } from '#web/ui/use-hydrated.ts'
import { useWords } from '#web/words/use-words.tsx'
import { AuthError } from './auth-error.tsx'
import { LanguageLinks } from './language-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export const handle = { hydrate: true }

/** What the sign-in is for, where a public button led here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const { language } = readLanguage(pathname)
  return { reason: await findSignInReason(context.get(requestContext), searchParams.get('to'), language) }
}

export const shouldRevalidate = () => false

/** The sign-in pages: the form on the left, from 1024 the blue panel on the right. */
export default function AuthLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Splash />
      <InlineScript source={opening} />
      <div className="opening">
        <Preparing />
      </div>
      <ScriptNotice />
      <SiteNotice />
      <AuthFrame>
        <SignedOutOnly>
          <Outlet />
        </SignedOutOnly>
      </AuthFrame>
      <Toaster />
      <RequestOverlay />
    </QueryClientProvider>
  )
}

function AuthFrame({ children }: { children: ReactNode }) {
  const { auth, shell, language } = useWords()
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[1fr_1.05fr]">
      <div className="flex min-w-0 flex-col">
        <header className="flex min-h-20 items-center justify-between px-5 sm:px-10">
          <a
            href={inLanguage(paths.home(), language)}
            className="inline-flex min-h-11 items-center text-default no-underline"
            aria-label={`${shell.productName}, ${shell.home}`}
          >
            <Logo name={shell.productName} />
          </a>
          <div className="flex">
            <AuthLanguageLinks />
            <ThemeSwitch />
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="grid grow items-start justify-items-center px-5 py-8 outline-none sm:px-10 sm:py-[8vh]"
        >
          <div className="w-full max-w-md">
            {children}
            <p className="mt-6 text-tertiary lg:hidden">{auth.panelTitle}</p>
          </div>
        </main>
      </div>
      <aside aria-label={shell.productName} className="auth-panel hidden flex-col justify-between p-14 lg:flex">
        <div className="auth-bubbles self-end" aria-hidden="true">
          {BUBBLES.map((isFilled, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing whose parts have no other name.
            <i key={at} data-filled={isFilled || undefined} />
          ))}
        </div>
        <div>
          <p className="type-section max-w-96 leading-tight">{auth.panelTitle}</p>
          <p className="type-lead mt-4">{shell.tagline}</p>
        </div>
      </aside>
    </div>
  )
}

/** A row a question, four bubbles each; the filled one of each row. */
const BUBBLES = [1, 2, 0, 3, 1, 0, 2].flatMap((filled) => [0, 1, 2, 3].map((at) => at === filled))

/** Sends signed-in people to their dashboard (R81 to R83), or back to the page they came from. */
function SignedOutOnly({ children }: { children: ReactNode }) {
  const { start } = useWords()
  const actor = useActor()
  const { pathname, hash, search } = useLocation()
  const reason = useLoaderData<typeof loader>()?.reason
  const to = new URLSearchParams(search).get('to') ?? undefined
  const isDraftKept = useInBrowser(hasDraft, false)
  useStoredNotice()
  // Kept over the way by sign-up and the mailed link; what it names is judged when it is followed.
  useEffect(() => {
    if (to !== undefined) writeStored('from', to)
  }, [to])
  useEffect(() => {
    if (actor.state === 'checking') return
    // Who came from the first page because a sign-in seemed to stand goes back to it when none does.
    if (actor.state === 'signed-out' && hash === '#home') {
      location.replace(inLanguage(paths.home(), readLanguage(pathname).language))
      return
    }
    delete document.documentElement.dataset.checking
  }, [actor.state, hash, pathname])
  const { path } = readLanguage(pathname)
  const isForSignedOut = path === paths.login() || path === paths.signup()
  if (actor.state === 'signed-in' && isForSignedOut) {
    const remembered = readRemembered(to ?? readStored('from'), actor.user.role, location.origin)
    return <GoOn to={remembered ?? landingOf(actor.user.role)} />
  }
  return (
    <>
      {actor.state === 'unreachable' && (
        <div className="mb-6">
          <AuthError actor={actor} hasRetry />
        </div>
      )}
      {isDraftKept && <p className="mb-6 rounded-box bg-primary-soft p-4">{start.draftKept}</p>}
      {reason && <ReasonNote reason={reason} />}
      {children}
    </>
  )
}

/** The same page in another language, with its question and its part; not where a mailed link was read, which would be lost. */
function AuthLanguageLinks() {
  const { pathname, search, hash } = useLocation()
  const { path } = readLanguage(pathname)
  if (path !== paths.login() && path !== paths.signup()) return null
  return <LanguageLinks rest={search + hash} />
}

/** Goes on once: the remembered page is forgotten with the first step, and a second look must not lose it. */
function GoOn({ to }: { to: string }) {
  const [target] = useState(to)
  useEffect(() => removeStored('from'), [])
  return <Navigate to={target} replace />
}

/** Says above the form what the sign-in is for, and that one goes straight there. */
function ReasonNote({ reason }: { reason: SignInReason }) {
  const { auth, language } = useWords()
  const { reasons } = auth
  const { kind, name, at } = reason
  return (
    <div className="mb-6 rounded-box bg-primary-soft p-4">
      <p className="font-semibold">
        {at === undefined ? reasons[kind](name) : reasons.session(formatDateTime(at, language), name)}
      </p>
      <p className="text-secondary">{reasons.after}</p>
    </div>
  )
}
