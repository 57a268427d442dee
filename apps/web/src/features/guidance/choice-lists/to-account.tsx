import { paths } from '@sopaan/contract/paths'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { queryClient } from '#web/identity/actor.queries.ts'
import { dashboardOf } from '#web/identity/landing.ts'
import { useActor } from '#web/identity/use-actor.ts'

/** Leads a signed-in person to the lists of the account, with what the address says of the reader. */
export function ToAccount() {
  return (
    <QueryClientProvider client={queryClient}>
      <Leading />
    </QueryClientProvider>
  )
}

function Leading() {
  const actor = useActor()
  const { search } = useLocation()
  const to = actor.state === 'signed-in' ? paths.dashboard(dashboardOf(actor.user.role)) : undefined
  useEffect(() => {
    if (to !== undefined) location.replace(`${to}/choices${search}`)
  }, [to, search])
  return null
}
