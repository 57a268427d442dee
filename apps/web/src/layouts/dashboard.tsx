import type { User } from '@sopaan/contract/users'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { type LoaderFunctionArgs, Navigate, Outlet, redirect, useLocation } from 'react-router'
import { DashboardFrame } from '#web/features/dashboards/dashboard-frame.tsx'
import { predictorSearchOf } from '#web/features/dashboards/predictor-start.ts'
import { ProfileWords } from '#web/features/dashboards/profile-words.tsx'
import { feedbackHistoryQuery } from '#web/features/feedback/feedback.queries.ts'
import { ViewAsBanner, viewsUntil } from '#web/features/managed-users/view-as-banner.tsx'
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx'
import { NoticeLine } from '#web/features/site/notice-line.tsx'
import { shownSiteQuery } from '#web/features/site/site.queries.ts'
import { RequestOverlay } from '#web/features/waiting/request-overlay.tsx'
import { Splash } from '#web/features/waiting/splash.tsx'
import { Toaster } from '#web/features/waiting/toaster.tsx'
import { useStoredNotice } from '#web/features/waiting/use-stored-notice.ts'
import { queryClient } from '#web/identity/actor.queries.ts'
import { judgeVisit } from '#web/identity/landing.ts'
import { leaveToSignIn, watchSignIn } from '#web/identity/leaving.ts'
import { hasSignInHint } from '#web/identity/sign-in-hint.ts'
import { useActor } from '#web/identity/use-actor.ts'
import { inLanguage, paths } from '#web/paths.ts'
import { useSite } from '#web/site-state.ts'
import { readStored } from '#web/stored.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Preparing } from '#web/ui/preparing.tsx'
import { useWords } from '#web/words/use-words.tsx'

export const handle = { hydrate: true }

/**
 * A tool under a dashboard is public elsewhere, and who is surely signed out is sent there. Everything else is a shell
 * for everyone: the browser finds out who is there, and nothing of anybody is in the page (decision C22).
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const tool = pathname.indexOf('/tools/')
  if (tool > 0 && !hasSignInHint(request.headers.get('cookie') ?? '')) throw redirect(pathname.slice(tool) + search)
  return null
}

export function shouldRevalidate(): boolean {
  return false
}

/** The pages of signed-in people: the frame of their dashboard once it is known who is there. */
export default function DashboardLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Splash />
      <Guarded />
      <Toaster />
      <RequestOverlay />
    </QueryClientProvider>
  )
}

function Guarded() {
  const { start } = useWords()
  const actor = useActor()
  const { pathname, search } = useLocation()
  useEffect(watchSignIn, [])
  switch (actor.state) {
    case 'checking':
      return <Preparing />
    case 'unreachable':
      return (
        <main className="page-width py-24">
          <Banner title={start.authError} tone="error" dismiss={{ label: start.dismiss, onDismiss: actor.retry }}>
            <p>{start.unreachable}</p>
          </Banner>
          <Button className="mt-6" onClick={actor.retry}>
            {start.retry}
          </Button>
        </main>
      )
    case 'signed-out':
      return <SignedOut />
    case 'signed-in': {
      const visit = judgeVisit(actor.user.role, pathname, search)
      if (!visit.may && viewsUntil(actor.user) > Date.now()) return <LookedAway user={actor.user} />
      if (!visit.may && visit.isOwn) return <Navigate to={visit.to} replace />
      if (!visit.may) return <Leave to={inLanguage(visit.to, actor.user.language)} />
      return <Inside user={actor.user}>{<Outlet />}</Inside>
    }
  }
}

/** The page in the person's own language; the predictor starts from what the person told of himself. */
function Inside({ user, children }: { user: User; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { data: site } = useQuery(shownSiteQuery(useSite()))
  useStoredNotice()
  useEffect(takeDeviceLists, [])
  useFeedbackHistory(user)
  const startsFrom = pathname.endsWith(paths.tool('college-predictor')) && search === '' && predictorSearchOf(user)
  if (startsFrom) return <Navigate to={pathname + startsFrom} replace />
  return (
    <ProfileWords language={user.language}>
      <NoticeLine notice={site.notice} />
      <DashboardFrame user={user} switches={site.switches} bell={<NotificationBell user={user} />}>
        <ViewAsBanner user={user} />
        {children}
      </DashboardFrame>
    </ProfileWords>
  )
}

/** A mentee's feedback history is loaded with the session (R147); where that fails, its page asks again and says so. */
function useFeedbackHistory({ role }: User) {
  useEffect(() => {
    if (role === 'mentee') void queryClient.prefetchQuery(feedbackHistoryQuery)
  }, [role])
}

/** A page that the person who is read as may not see: whoever reads as them ends the look here. */
function LookedAway({ user }: { user: User }) {
  return (
    <ProfileWords language={user.language}>
      <main className="page-width py-24">
        <ViewAsBanner user={user} />
      </main>
    </ProfileWords>
  )
}

function SignedOut() {
  useEffect(leaveToSignIn, [])
  return <Preparing />
}

/** Loads another page whole: it may stand without React. */
function Leave({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return <Preparing />
}

/** Lists that this device kept go into the account (decision 0046); where there are none, nothing is loaded for it. */
function takeDeviceLists(): void {
  if (readStored('choiceLists')?.includes('"keys":["') !== true) return
  import('#web/features/choice-lists/choice-lists.queries.ts')
    .then(({ mergeDevice }) => mergeDevice())
    .catch(() => {
      // The page of lists tries again, and says what is in the way.
    })
}
