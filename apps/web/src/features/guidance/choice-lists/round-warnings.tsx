import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { useWords } from '#web/words/use-words.tsx'

/** What costs a seat: the last round, a missed payment, and until when a seat can be given up. */
export function RoundWarnings({ rounds: { rounds, withdrawal, isOfficial } }: { rounds: ChoiceRounds }) {
  const { rounds: words } = useWords()
  return (
    <ul className="measure mt-4 grid list-disc gap-1.5 ps-5">
      <li>{words.lastRound(String(rounds))}</li>
      <li>{words.notPaid}</li>
      <li>
        {words.withdrawal(String(withdrawal.iit.to), String(withdrawal.nitPlus.to))}{' '}
        {!isOfficial && <span className="text-tertiary">{words.windowsOf2026}</span>}
      </li>
    </ul>
  )
}
