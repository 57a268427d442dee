import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { SiteNotice } from '#web/features/site/site-notice.tsx'
import { RequestOverlay } from '#web/features/waiting/request-overlay.tsx'
import { runOpening } from '#web/features/waiting/run-opening.ts'
import { Splash } from '#web/features/waiting/splash.tsx'
import { Toaster } from '#web/features/waiting/toaster.tsx'
import { useStoredNotice } from '#web/features/waiting/use-stored-notice.ts'
import { queryClient } from '#web/identity/actor.queries.ts'
import { landingOf, readRemembered } from '#web/identity/landing.ts'
import { useActor } from '#web/identity/use-actor.ts'
import { inLanguage, paths, readLanguage } from '#web/paths.ts'
import { readStored, removeStored } from '#web/stored.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { InlineScript } from '#web/ui/inline-script.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Preparing } from '#web/ui/preparing.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export const handle = { hydrate: true }

/** The sign-in pages: the form on the left, from 1024 the blue panel on the right. */
export default function AuthLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Splash />
      <InlineScript run={runOpening} />
      <div className="opening">
        <Preparing />
      </div>
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
    <div className="grid min-h-dvh bg-sheet lg:grid-cols-[1fr_1.05fr]">
      <div className="flex min-w-0 flex-col">
        <header className="flex min-h-20 items-center justify-between px-5 sm:px-10">
          <a
            href={inLanguage(paths.home(), language)}
            className="inline-flex min-h-11 items-center text-ink no-underline"
            aria-label={`${shell.productName}, ${shell.home}`}
          >
            <Logo name={shell.productName} />
          </a>
          <ThemeSwitch />
        </header>
        <main id="content" tabIndex={-1} className="grid grow place-items-center px-5 py-8 outline-none sm:px-10">
          <div className="w-full max-w-md">
            {children}
            <p className="mt-6 text-ink-3 lg:hidden">{auth.panelTitle}</p>
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
  const { pathname, hash } = useLocation()
  useStoredNotice()
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
    const remembered = readRemembered(readStored('from'), actor.user.role, location.origin)
    return <GoOn to={remembered ?? landingOf(actor.user.role)} />
  }
  return (
    <>
      {actor.state === 'unreachable' && (
        <div className="mb-6">
          <Banner title={start.authError} tone="error" dismiss={{ label: start.dismiss, onDismiss: actor.retry }}>
            <p>{start.unreachable}</p>
            <Button look="line" className="mt-3" onClick={actor.retry}>
              {start.retry}
            </Button>
          </Banner>
        </div>
      )}
      {children}
    </>
  )
}

/** Goes on once: the remembered page is forgotten with the first step, and a second look must not lose it. */
function GoOn({ to }: { to: string }) {
  const [target] = useState(to)
  useEffect(() => removeStored('from'), [])
  return <Navigate to={target} replace />
}
