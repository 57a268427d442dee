import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { BulkActionKind } from './action-form.tsx'

type Props = {
  people: readonly ManagedUserRow[]
  isOwnChosen: boolean
  onDeed: (kind: BulkActionKind) => void
  onUnchoose: () => void
}

/** What can be done with the people who are ticked; the own account is never among them. */
export function SelectionBar({ people, isOwnChosen, onDeed, onUnchoose }: Props) {
  const { users: words } = useWords()
  const status = [words.chosen(groupIndian(people.length)), ...(isOwnChosen ? [words.ownLeftOut] : [])].join(' · ')
  const kinds: readonly BulkActionKind[] = [
    'role',
    ...(people.some((person) => person.status === 'active') ? (['signOut', 'deactivate'] as const) : []),
    ...(people.some((person) => person.status === 'deactivated') ? (['reactivate'] as const) : []),
  ]
  return (
    <BulkBar label={words.bulk} status={status}>
      {people.length > 0 &&
        kinds.map((kind) => (
          <Button key={kind} look={kind === 'deactivate' ? 'danger' : 'line'} onClick={() => onDeed(kind)}>
            {words.deeds[kind]}
          </Button>
        ))}
      <IconButton icon="close" label={words.unchoose} onClick={onUnchoose} />
    </BulkBar>
  )
}
