import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import { Badge } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'

const TONES = { active: 'safe', deactivated: 'reach', deleted: 'reach' } as const

/** How an account stands: its state, and what is missing from it. */
export function PersonBadges({ person }: { person: ManagedUserRow }) {
  const { users: words } = useWords()
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={TONES[person.status]}>{words.statuses[person.status]}</Badge>
      {!person.isVerified && <Badge tone="likely">{`${words.verified}: ${words.verifiedNo}`}</Badge>}
      {person.hasTwoFactor && <Badge tone="plain">{words.twoFactor}</Badge>}
    </span>
  )
}
