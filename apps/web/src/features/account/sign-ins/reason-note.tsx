import { useWords } from '#web/words/use-words.tsx'
import type { SignInReason } from './sign-in-reasons.queries.ts'

/** Says above the form what the sign-in is for, and that one goes straight there. */
export function ReasonNote({ reason }: { reason: SignInReason }) {
  const { reasons } = useWords().auth
  return (
    <div className="mb-6 rounded-box bg-primary-soft p-4">
      <p className="font-semibold">{reasons[reason.kind](reason.name)}</p>
      <p className="text-secondary">{reasons.after}</p>
    </div>
  )
}
