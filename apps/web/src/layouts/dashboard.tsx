import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import type { User } from '@sopaan/contract/users'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { type LoaderFunctionArgs, Navigate, Outlet, redirect, useLoaderData, useLocation } from 'react-router'
import { DashboardFrame, type MenuCounts } from '#web/features/account/dashboards/dashboard-frame.tsx'
import {
  predictorSearchOf,
  removeVisitFilters,
  stateSearchOf,
  withVisitFilters,
} from '#web/features/account/dashboards/predictor-start.ts'
import { ProfileWords } from '#web/features/account/dashboards/profile-words.tsx'
import { SignInAgainDialog } from '#web/features/account/sign-ins/sign-in-again-dialog.tsx'
import { watchListCount } from '#web/features/guidance/choice-lists/list-count.ts'
import { feedbackHistoryQuery } from '#web/features/operations/feedback/feedback.queries.ts'
import { NotificationBell } from '#web/features/operations/notifications/notification-bell.tsx'
import { bellQuery, setChoiceCount } from '#web/features/operations/notifications/notifications.queries.ts'
import { menuCounts } from '#web/features/operations/overview/menu-counts.ts'
import { overviewQuery } from '#web/features/operations/overview/overview.queries.ts'
import { NoticeLine } from '#web/features/operations/site/notice-line.tsx'
import { shownSiteQuery } from '#web/features/operations/site/site.queries.ts'
import { NotYours } from '#web/features/operations/staff/not-yours.tsx'
import { ViewAsBanner, viewsUntil } from '#web/features/operations/users/view-as-banner.tsx'
import { RequestOverlay } from '#web/features/operations/waiting/request-overlay.tsx'
import { ScriptNotice } from '#web/features/operations/waiting/script-notice.tsx'
import { Splash } from '#web/features/operations/waiting/splash.tsx'
import { Toaster } from '#web/features/operations/waiting/toaster.tsx'
import { useStoredNotice } from '#web/features/operations/waiting/use-stored-notice.ts'
import { OwnLine } from '#web/features/study/planner/own-line.tsx'
import { TimerChip } from '#web/features/study/planner/timer-chip.tsx'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fillDrafts, storeDrafts, watchClosing, watchWriting } from '#web/identity/drafts.ts'
import { dashboardOf, isDashboardPage, judgeVisit, visitorWay } from '#web/identity/landing.ts'
import { leaveToSignIn, watchSignIn } from '#web/identity/leaving.ts'
import { hasSignInHint } from '#web/identity/sign-in-hint.ts'
import { mayOpen } from '#web/identity/staff-areas.ts'
import { releaseForms } from '#web/identity/unsaved.ts'
import { SignedInContext, useActor } from '#web/identity/use-actor.ts'
import { onNewBuild } from '#web/offline/new-build.ts'
import { alsoSend } from '#web/offline/own-store.ts'
import type { ToWorker } from '#web/offline/worker-words.ts'
import { useSite } from '#web/site-state.ts'
import { readStored } from '#web/stored.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Preparing } from '#web/ui/preparing.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AuthError } from './auth-error.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

export const handle = { hydrate: true }

/**
 * Who is surely signed out is sent on from pages that are public elsewhere, and to sign in from those that public buttons
 * lead to (decision 0170). Everything else is a shell for everyone: the browser finds out who is there, and nothing of
 * anybody is in the page (decision C22).
 */
export function loader({ request }: LoaderFunctionArgs) {
  if (hasSignInHint(request.headers.get('cookie') ?? '')) return { isVisitor: false }
  const { pathname, search, origin } = new URL(request.url)
  const from = URL.parse(request.headers.get('referer') ?? '')
  const { language } = readLanguage(from?.origin === origin ? from.pathname : '/')
  const way = visitorWay(pathname, search, language)
  if (way !== undefined) throw redirect(way)
  return { isVisitor: true }
}

export const shouldRevalidate = () => false

/** The pages of signed-in people: the frame of their dashboard once it is known who is there. */
export default function DashboardLayout() {
  const isVisitor = useLoaderData<typeof loader>()?.isVisitor === true
  const { pathname } = useLocation()
  if (isVisitor && !isDashboardPage(pathname)) return <NotFoundOutside />
  return (
    <QueryClientProvider client={queryClient}>
      <Splash />
      <ScriptNotice />
      <Guarded />
      <Toaster />
      <RequestOverlay />
    </QueryClientProvider>
  )
}

function Guarded() {
  const actor = useActor()
  const { pathname, search, hash } = useLocation()
  useEffect(watchSignIn, [])
  useEffect(watchWriting, [])
  switch (actor.state) {
    case 'checking':
      return <Preparing />
    case 'unreachable':
      return (
        <main className="page-width py-24">
          <AuthError actor={actor} />
          <UnreachableWays retry={actor.retry} />
        </main>
      )
    case 'signed-out':
      return isDashboardPage(pathname) ? <SignedOut /> : <NotFoundOutside />
    case 'signed-in': {
      const visit = judgeVisit(actor.user.role, pathname, search + hash)
      if (!visit.may && viewsUntil(actor.user) > Date.now()) return <TabHidden user={actor.user} />
      if (!visit.may && visit.isOwn) return <Navigate to={visit.to} replace />
      if (!visit.may) return <Leave to={inLanguage(visit.to, actor.user.language)} />
      return (
        <SignedInContext value={actor.user}>
          <Inside user={actor.user}>{<Outlet />}</Inside>
        </SignedInContext>
      )
    }
  }
}

/** What can be done while nobody knows who is there. */
function UnreachableWays({ retry }: { retry: () => void }) {
  const { start, shell, language } = useWords()
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button onClick={retry}>{start.retry}</Button>
      <a href={inLanguage(paths.home(), language)} className={buttonClasses('line')}>
        {shell.goHome}
      </a>
    </div>
  )
}

/** An address that is nobody's, for who is not signed in: as anywhere on the public site. */
const NotFoundOutside = lazy(async () => {
  const [{ PublicFrame }, { NotFound }] = await Promise.all([
    import('./public-frame.tsx'),
    import('#web/features/operations/information/not-found.tsx'),
  ])
  return {
    default: () => (
      <PublicFrame>
        <NotFound />
      </PublicFrame>
    ),
  }
})

/** The page in the person's own language; the predictor starts from what the person told of himself. */
function Inside({ user, children }: { user: User; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { data: site } = useQuery(shownSiteQuery(useSite()))
  const counts = useMenuCounts(user)
  const { start: words } = useWords()
  useStoredNotice()
  useEffect(mergeDeviceLists, [])
  useEffect(() => alsoSend(sendLists), [])
  useEffect(() => fillDrafts(user._id, () => toast.success(words.draftBack)), [user._id, words.draftBack])
  useEffect(() => (user.role === 'admin' ? undefined : watchClosing(user._id)), [user._id, user.role])
  useEffect(() => onNewBuild(() => storeWriting(user._id)), [user._id])
  useEffect(() => storeOwnPages(user), [user])
  useFeedbackHistory(user)
  const isPredictor = pathname.endsWith(paths.tool('college-predictor'))
  useEffect(() => {
    if (isPredictor) removeVisitFilters(search)
  }, [isPredictor, search])
  const start = isPredictor ? withVisitFilters(search || predictorSearchOf(user)) : stateStart(user, pathname, search)
  if (start !== search) return <Navigate to={pathname + start} replace />
  return (
    <ProfileWords language={user.language}>
      <NoticeLine notice={site.notice} />
      <DashboardFrame
        user={user}
        switches={site.switches}
        bell={
          <>
            <TimerChip planner={paths.dashboardTool(dashboardOf(user.role), 'study-planner')} />
            <NotificationBell user={user} />
          </>
        }
        counts={counts}
      >
        <ViewAsBanner user={user} />
        {user.role !== 'admin' && <OwnLine />}
        {mayOpen(user, pathname) ? children : <NotYours path={pathname} />}
        <UnsavedGuard />
        {viewsUntil(user) <= Date.now() && <SignInAgainDialog user={user} />}
      </DashboardFrame>
    </ProfileWords>
  )
}

/** What waits behind places of the menu: for staff what needs them, for everybody else what comes along with the bell. */
function useMenuCounts({ role }: User): MenuCounts {
  const { data: overview } = useQuery({ ...overviewQuery, enabled: role === 'admin' })
  const { data: bell } = useQuery(bellQuery(role))
  useEffect(() => watchListCount((count) => setChoiceCount(role, count)), [role])
  if (role === 'admin') return overview === undefined ? {} : menuCounts(overview.needs)
  if (bell === undefined) return {}
  const { choices, sessions } = bell.waiting
  return { choices: { count: choices, isUrgent: false }, sessions: { count: sessions, isUrgent: false } }
}

/** The State predictor begins with what was scored in the examination of the State. */
function stateStart(user: User, pathname: string, search: string): string {
  return pathname.endsWith(paths.tool('state-college-predictor')) ? stateSearchOf(user, search) : search
}

/** A mentee's feedback history is loaded with the session (R147); where that fails, its page asks again and says so. */
function useFeedbackHistory({ role }: User) {
  useEffect(() => {
    if (role === 'mentee') void queryClient.prefetchQuery(feedbackHistoryQuery)
  }, [role])
}

/** A page that the person who is read as may not see: whoever reads as them ends the look here. */
function TabHidden({ user }: { user: User }) {
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

/** What is half written is in its form again when the page comes back from a newer build. */
function storeWriting(user: string): void {
  storeDrafts(user)
  releaseForms()
}

/** The study side of a mentee works without a network: its pages are kept once this one stands. */
function storeOwnPages({ role }: User): void {
  if (role !== 'mentee') return
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ kind: 'own' } satisfies ToWorker))
}

/** Lists that this device kept go into the account (decision 0046); where there are none, nothing is loaded for it. */
function mergeDeviceLists(): void {
  if (readStored('choiceLists')?.includes('"keys":["') !== true) return
  import('#web/features/guidance/choice-lists/choice-lists.queries.ts')
    .then(({ mergeDevice }) => mergeDevice())
    .catch(() => {
      // The page of lists tries again, and says what is in the way.
    })
}

async function sendLists(): Promise<void> {
  const { sendShelvedLists } = await import('#web/features/guidance/choice-lists/choice-lists.queries.ts')
  await sendShelvedLists()
}
