import { paths } from '@sopaan/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { dashboardOf } from './landing.ts'
import { useSignedIn } from './use-actor.ts'

/** Shows what waits for an age, or for a parent (decision C23): its children, or what has to happen first and where. */
export function ConsentGate({ children }: { children: ReactNode }) {
  const { account } = useWords()
  const { ageBand, parent, role } = useSignedIn()
  const isAgeMissing = ageBand === 'unknown'
  if (!isAgeMissing && (ageBand !== 'minor' || parent.state === 'confirmed')) return children
  const words = isAgeMissing ? account.ageFirst : account.parentFirst
  const profile = `${paths.dashboard(dashboardOf(role))}/profile#${isAgeMissing ? 'person' : 'parent'}`
  return (
    <Banner title={words.title} tone="note">
      <p className="mt-1">{words.text}</p>
      <Link to={profile} className={`${buttonClasses('line')} mt-3`}>
        {account.openProfile}
      </Link>
    </Banner>
  )
}
