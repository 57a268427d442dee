import type { ManagedUserDetail } from '@sopaan/contract/managed-user-shapes'
import { Button } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { IS_ON_ACCOUNT, type UserActionKind } from './actions-of-person.ts'
import { PersonBadges } from './person-badges.tsx'

type Props = {
  person: ManagedUserDetail
  /** What can be done to the person now. */
  kinds: readonly UserActionKind[]
  onStart: (kind: UserActionKind) => void
}

/** What staff do most, in sight on a phone too: help in, in the state that the account is in. */
const IN_SIGHT: ReadonlySet<UserActionKind> = new Set(['unlock', 'sendResetLink', 'resend', 'reactivate'])
const DANGERS: ReadonlySet<UserActionKind> = new Set(['deactivate', 'resetTwoFactor'])

/** Who a person is, with what is done most beside it and the rest behind "More". */
export function PersonHead({ person, kinds, onStart }: Props) {
  const { users: words } = useWords()
  const shown = kinds.filter((kind) => IN_SIGHT.has(kind))
  const rest = kinds.filter((kind) => !IN_SIGHT.has(kind) && !IS_ON_ACCOUNT.has(kind) && kind !== 'correct')
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <header className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="type-subsection wrap-anywhere">{person.fullName}</h1>
          <span className="font-semibold">{words.roles[person.role]}</span>
          <PersonBadges person={person} />
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-secondary">
          <span className="min-w-0 wrap-anywhere">{person.email}</span>
          {kinds.includes('correct') && (
            <button
              type="button"
              aria-label={words.deeds.correct}
              className="min-h-11 min-w-11 text-start font-semibold text-primary-text lg:min-h-9"
              onClick={() => onStart('correct')}
            >
              {words.correctShort}
            </button>
          )}
        </p>
      </header>
      <div className="flex flex-wrap gap-2">
        {shown.map((kind) => (
          <Button key={kind} look="line" className="lg:min-h-9" onClick={() => onStart(kind)}>
            {words.deeds[kind]}
          </Button>
        ))}
        {rest.length > 0 && (
          <Menu
            label={words.more}
            isWritten
            items={rest.map((kind) => ({
              key: kind,
              label: words.deeds[kind],
              isDanger: DANGERS.has(kind),
              onChoose: () => onStart(kind),
            }))}
          />
        )}
      </div>
    </div>
  )
}
