import { lazy, Suspense, useEffect, useState } from 'react'

/** Loaded for those who may be signed in alone: others do without what speaks to the server. */
const AccountAnswers = lazy(async () => ({ default: (await import('./account-answers.tsx')).AccountAnswers }))

/** The readable sign that a sign-in may stand; the server decides. */
const HINT = /(?:^|;\s*)hasSession=1(?:;|$)/

/** Keeps what was entered in the account of a signed-in person; everybody else sees nothing of it. */
export function AccountStorage({ typed }: { typed: string }) {
  const [mayBeSignedIn, setMayBeSignedIn] = useState(false)
  useEffect(() => setMayBeSignedIn(HINT.test(document.cookie)), [])
  if (!mayBeSignedIn) return null
  return (
    <Suspense fallback={null}>
      <AccountAnswers typed={typed} />
    </Suspense>
  )
}
