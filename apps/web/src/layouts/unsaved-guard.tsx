import { useEffect } from 'react'
import { hasUnsaved, watchForms } from '#web/identity/unsaved.ts'
import { LeaveGuard, useLeaveGuard } from '#web/ui/leave-guard.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Asks before any page of a dashboard is left with a form that somebody wrote in and did not save. */
export function UnsavedGuard() {
  const { start } = useWords()
  useEffect(watchForms, [])
  useLeaveGuard(() => (hasUnsaved() ? start.unsaved : undefined))
  return <LeaveGuard />
}
