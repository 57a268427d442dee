import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { IS_ON_ACCOUNT, type UserActionKind } from './actions-of-person.ts'

type Props = { kinds: readonly UserActionKind[]; onStart: (kind: UserActionKind) => void }

/** What is done with a whole account: seeing it as its owner does, and erasing it. */
export function PersonAccount({ kinds, onStart }: Props) {
  const { users: words } = useWords()
  const shown = kinds.filter((kind) => IS_ON_ACCOUNT.has(kind))
  if (shown.length === 0) return null
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="type-card">{words.dataAndAccount}</h2>
      <div className="flex flex-wrap gap-2">
        {shown.map((kind) => (
          <Button
            key={kind}
            look={kind === 'requestErasure' ? 'danger' : 'line'}
            className="lg:min-h-9"
            onClick={() => onStart(kind)}
          >
            {words.deeds[kind]}
          </Button>
        ))}
      </div>
    </Card>
  )
}
