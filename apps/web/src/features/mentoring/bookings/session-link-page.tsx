import type { BookingLinkFacts } from '@sopaan/contract/booking-links'
import { isUnreachable } from '@sopaan/contract/client'
import { type DashboardType, paths, signInFor } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { formatDateTime } from '@sopaan/domain/time/format'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { queryClient } from '#web/identity/actor.queries.ts'
import { tokenHeaders } from '#web/page-headers.ts'
import { wordsOf } from '#web/refusal-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { isLinkInvalid, useLinkToken } from '#web/use-link-token.ts'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { sendLinkedCancel, sendLinkedMove, sessionLinkQuery } from './session-link.queries.ts'
import { SlotPicker } from './slot-picker.tsx'

/** The address holds a token: no other site may learn it. */
export const headers = tokenHeaders

/** What the links in a mail about an agreed session open: each asks before it does its one thing. */
export default function SessionLinkPage() {
  const { sessionLink: words } = useWords()
  return (
    <QueryClientProvider client={queryClient}>
      <div className="mx-auto grid max-w-2xl gap-6">
        <DocumentHead title={words.pageTitle} isIndexed={false} />
        <SessionLink />
      </div>
    </QueryClientProvider>
  )
}

/** The link of the address, which only the browser knows after a reload. */
function SessionLink() {
  const { sessionLink: words } = useWords()
  const token = useLinkToken()
  const isHydrated = useHydrated()
  if (isHydrated && token !== undefined) return <ReadLink token={token} />
  if (isHydrated) return <Said title={words.invalidTitle}>{words.invalidText}</Said>
  return (
    <>
      <h1 className="type-section">{words.pageTitle}</h1>
      <p role="status" className="text-secondary">
        {words.reading}
      </p>
    </>
  )
}

function ReadLink({ token }: { token: string }) {
  const { sessionLink: words } = useWords()
  const query = useQuery(sessionLinkQuery(token))
  return (
    <Loaded
      query={query}
      heading={words.pageTitle}
      {...(isUnreachable(query.error) && { failed: words.unreachable })}
      {...(isLinkInvalid(query.error) && {
        refused: () => <Said title={words.invalidTitle}>{words.invalidText}</Said>,
      })}
    >
      {(facts) => <LinkQuestion token={token} first={facts} />}
    </Loaded>
  )
}

function LinkQuestion({ token, first }: { token: string; first: BookingLinkFacts }) {
  const { sessionLink: words, language } = useWords()
  const [done, setDone] = useState<BookingLinkFacts | 'invalid'>()
  const dashboard = first.isCreditSafe === null ? 'mentor-dashboard' : 'mentee-dashboard'
  if (done === 'invalid')
    return (
      <Said title={words.invalidTitle} dashboard={dashboard}>
        {words.invalidText}
      </Said>
    )
  if (done?.isCancelled)
    return (
      <Said title={words.cancelledTitle} dashboard={dashboard}>
        {words.cancelledText}
      </Said>
    )
  if (done)
    return (
      <Said title={words.movedTitle} dashboard={dashboard}>
        {words.movedText(done.with, formatDateTime(done.startsAt, language))}
      </Said>
    )
  const isCancel = first.purpose === 'cancel'
  return (
    <>
      <div>
        <h1 className="type-section">{isCancel ? words.cancelTitle : words.moveTitle}</h1>
        <p className="mt-2 font-semibold">{words.with(first.with, formatDateTime(first.startsAt, language))}</p>
      </div>
      {!first.isOpen && (
        <>
          <Banner title={words.closed} tone="note" />
          <ToSessions dashboard={dashboard} />
        </>
      )}
      {first.isOpen && isCancel && <Cancel token={token} facts={first} onDone={setDone} />}
      {first.isOpen && !isCancel && <Move token={token} facts={first} onDone={setDone} />}
    </>
  )
}

type ActionProps = { token: string; facts: BookingLinkFacts; onDone: (facts: BookingLinkFacts | 'invalid') => void }

function Cancel({ token, facts, onDone }: ActionProps) {
  const { sessionLink: words } = useWords()
  const { isBusy, failure, act } = useLinkAction(onDone)
  const { isCreditSafe } = facts
  return (
    <>
      <p>{isCreditSafe === null ? words.mentorCancels : isCreditSafe ? words.creditSafe : words.creditLost}</p>
      {failure !== undefined && <Banner title={failure} tone="error" />}
      <Button
        look="danger"
        className="justify-self-start"
        doing={isBusy ? words.cancelling : undefined}
        onClick={() => void act(() => sendLinkedCancel(token))}
      >
        {words.cancel}
      </Button>
    </>
  )
}

function Move({ token, facts, onDone }: ActionProps) {
  const { sessionLink: words, language } = useWords()
  const { isBusy, failure, act } = useLinkAction(onDone)
  const [startsAt, setStartsAt] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const move = () => {
    setIsAsked(true)
    if (startsAt !== undefined) void act(() => sendLinkedMove(token, startsAt))
  }
  return (
    <>
      <SlotPicker
        mentorId={facts.mentorId}
        chosen={startsAt}
        onChoose={setStartsAt}
        error={isAsked && startsAt === undefined ? words.moveFirst : undefined}
      />
      {failure !== undefined && <Banner title={failure} tone="error" />}
      <Button className="justify-self-start" doing={isBusy ? words.moving : undefined} onClick={move}>
        {startsAt === undefined ? words.moveTitle : words.moveTo(formatDateTime(startsAt, language))}
      </Button>
    </>
  )
}

/** Sends what a link is for; a link that died meanwhile says so. */
function useLinkAction(onDone: ActionProps['onDone']) {
  const words = useWords()
  const { isBusy, failure, send } = useSending<string>()
  const act = (work: () => Promise<BookingLinkFacts>) =>
    send(
      async () => onDone(await work()),
      (thrown) => {
        if (isRefusal(thrown, 'LINK_INVALID')) onDone('invalid')
        return (isRefusal(thrown) ? wordsOf(thrown, words) : undefined) ?? words.sessionLink.failed
      },
    )
  return { isBusy, failure, act }
}

type SaidProps = { title: string; dashboard?: DashboardType; children: ReactNode }

function Said({ title, dashboard = 'mentee-dashboard', children }: SaidProps) {
  return (
    <div role="status" className="grid gap-4">
      <h1 className="type-section">{title}</h1>
      <p>{children}</p>
      <ToSessions dashboard={dashboard} />
    </div>
  )
}

function ToSessions({ dashboard }: { dashboard: DashboardType }) {
  const { sessionLink: words, language } = useWords()
  return (
    <a href={signInFor(paths.sessions(dashboard), language)} className={`${buttonClasses('line')} justify-self-start`}>
      {words.toSessions}
    </a>
  )
}
