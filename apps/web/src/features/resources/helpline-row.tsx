import type { ManagedHelpline } from '@sopaan/contract/helplines'
import { writeDay } from '@sopaan/domain/indian-days'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { writeHours } from './helpline-card.tsx'

type Props = {
  line: ManagedHelpline
  isBusy: boolean
  onChange: () => void
  onRetire: () => void
  /** Absent where it stands at the edge of its kind. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** One line with what may be done to it. */
export function HelplineRow({ line, isBusy, onChange, onRetire, onUp, onDown }: Props) {
  const { resources, language } = useWords()
  const { admin: words, mentalHealth } = resources
  return (
    <li className="border-t border-line py-4">
      <p className="font-[650]">
        {line.name} <span className="font-normal tabular-nums">{line.numbers.join(', ')}</span>
      </p>
      <p className="type-small text-ink-2">
        {[
          mentalHealth.runBy[line.runBy],
          writeHours(line, mentalHealth),
          mentalHealth.checked(writeDay(line.checkedOn, language)),
        ].join(' · ')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="line" disabled={isBusy} aria-label={words.changeThis(line.name)} onClick={onChange}>
          {words.change}
        </Button>
        <Button look="quiet" disabled={isBusy || !onUp} aria-label={words.upThis(line.name)} onClick={onUp}>
          {words.up}
        </Button>
        <Button look="quiet" disabled={isBusy || !onDown} aria-label={words.downThis(line.name)} onClick={onDown}>
          {words.down}
        </Button>
        <Button look="quiet" disabled={isBusy} aria-label={words.retireThis(line.name)} onClick={onRetire}>
          {words.retire}
        </Button>
      </div>
    </li>
  )
}
