import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'

const TONES = { active: 'safe', deactivated: 'reach', deleted: 'reach' } as const

/**
 * How an account stands: its state, and what is missing from it.
 * @param isRow  in the row of a table, where all of it has one line: what is missing is a picture with its words
 */
export function PersonBadges({ person, isRow = false }: { person: ManagedUserRow; isRow?: boolean }) {
  const { users: words } = useWords()
  const unproven = `${words.verified}: ${words.verifiedNo}`
  return (
    <span className={isRow ? 'inline-flex gap-1.5 whitespace-nowrap' : 'inline-flex flex-wrap gap-1.5'}>
      <Badge tone={TONES[person.status]}>{words.statuses[person.status]}</Badge>
      {!person.isVerified && <Badge tone="likely">{isRow ? <Mark icon="help" text={unproven} /> : unproven}</Badge>}
      {person.hasTwoFactor && (
        <Badge tone="plain">{isRow ? <Mark icon="shield" text={words.twoFactor} /> : words.twoFactor}</Badge>
      )}
    </span>
  )
}

function Mark({ icon, text }: { icon: 'help' | 'shield'; text: string }) {
  return (
    <span title={text} className="inline-flex items-center">
      <Icon name={icon} size={16} />
      <span className="sr-only">{text}</span>
    </span>
  )
}
