import type { ManagedHelpline } from '@sopaan/contract/helplines'
import { formatDate } from '@sopaan/domain/time/format'
import { Menu } from '#web/ui/menu.tsx'
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
    <li className="flex items-start gap-3 border-t border-border py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {line.name} <span className="font-normal tabular-nums">{line.numbers.join(', ')}</span>
        </p>
        <p className="type-small text-secondary">
          {[
            mentalHealth.runBy[line.runBy],
            writeHours(line, mentalHealth),
            mentalHealth.checked(formatDate(line.checkedOn, language)),
          ].join(' · ')}
        </p>
      </div>
      <Menu
        label={words.rowMenu(line.name)}
        items={[
          { key: 'change', label: words.change, onChoose: onChange, isDisabled: isBusy },
          { key: 'up', label: words.up, onChoose: () => onUp?.(), isDisabled: isBusy || !onUp },
          { key: 'down', label: words.down, onChoose: () => onDown?.(), isDisabled: isBusy || !onDown },
          { key: 'retire', label: words.retire, onChoose: onRetire, isDisabled: isBusy, isDanger: true },
        ]}
      />
    </li>
  )
}
