import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { Confirm } from './confirm.tsx'

/** What is asked before a page is left: what would be lost, and the two ways on. */
export type LeaveQuestion = { title: string; text: string; leave: string; stay: string }
type Find = () => LeaveQuestion | undefined

/** Whoever on this page may have something to lose. */
const guards = new Set<Find>()

/**
 * Asks before the page is left, for as long as `find` answers a question. It is read at the moment of leaving, so it may
 * look at the page itself. The page needs one LeaveGuard around.
 */
export function useLeaveGuard(find: Find): void {
  const latest = useRef(find)
  useEffect(() => {
    latest.current = find
  })
  useEffect(() => {
    const guard: Find = () => latest.current()
    guards.add(guard)
    return () => {
      guards.delete(guard)
    }
  }, [])
}

/**
 * The one place that stops somebody from leaving: by a link in a dialog of ours, by closing the tab in the browser's. A page
 * has one, because a router asks one blocker alone.
 */
export function LeaveGuard() {
  const [question, setQuestion] = useState<LeaveQuestion>()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSamePage =
      currentLocation.pathname === nextLocation.pathname && viewOf(currentLocation) === viewOf(nextLocation)
    const found = isSamePage ? undefined : findQuestion()
    if (found !== undefined) setQuestion(found)
    return found !== undefined
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (findQuestion() !== undefined) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  if (question === undefined) return null
  return (
    <Confirm
      title={question.title}
      text={question.text}
      deed={question.leave}
      cancel={question.stay}
      isOpen={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}

function findQuestion(): LeaveQuestion | undefined {
  for (const find of guards) {
    const question = find()
    if (question !== undefined) return question
  }
  return undefined
}

/** A page of several views names the open one in its address. */
function viewOf({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get('view')
}
