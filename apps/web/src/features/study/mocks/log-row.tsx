import { formatDate } from '@sopaan/domain/time/format'
import { Menu } from '#web/ui/menu.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { title: string; day: string; note: string; onChange: () => void; onRemove: () => void }

/** One line of the mock log or the notebook, with what can be done with it. */
export function LogRow({ title, day, note, onChange, onRemove }: Props) {
  const { mocks: words, language } = useWords()
  return (
    <li className="flex items-start gap-3 border-t border-border py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold break-words whitespace-pre-line">{title}</p>
        <p className="text-secondary tabular-nums">
          {formatDate(day, language)} · {note}
        </p>
      </div>
      <Menu
        label={words.menu(title)}
        items={[
          { key: 'change', label: words.change, onChoose: onChange },
          { key: 'remove', label: words.remove, onChoose: onRemove, isDanger: true },
        ]}
      />
    </li>
  )
}
