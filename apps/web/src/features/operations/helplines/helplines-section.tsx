import type { ManagedHelpline } from '@sopaan/contract/helplines'
import { formatDate } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { ManagedList } from '#web/forms/managed-list.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { writeHours } from './helpline-card.tsx'
import { HelplineForm } from './helpline-form.tsx'
import { managedHelplinesQuery, orderHelplines, sendHelplineRetirement } from './managed-helplines.queries.ts'

type Props = {
  line: ManagedHelpline
  isBusy: boolean
  onChange: () => void
  onRetire: () => void
  /** Absent where it stands at the edge of its kind. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** The lines to call as admins keep them: change, add, order, take off. */
export function HelplinesSection() {
  const { resources } = useWords()
  const words = resources.admin
  const query = useQuery(managedHelplinesQuery)
  const { isBusy, run } = useAction()
  return (
    <Section id="helplines" title={words.helplines} lead={words.lead}>
      <ManagedList<ManagedHelpline>
        words={words}
        nameOf={({ name }) => name}
        form={(line, close) => <HelplineForm line={line} onDone={close} />}
        retire={({ _id }) => ({ work: () => sendHelplineRetirement(_id), done: words.retired, failed: words.failed })}
      >
        {({ add, edit, retire }) => (
          <Loaded query={query}>
            {(lines) => (
              <>
                <HelplineList
                  lines={lines.filter(({ retiredAt }) => retiredAt === null)}
                  isBusy={isBusy}
                  onChange={edit}
                  onRetire={retire}
                  onOrder={(ids) => void run(() => orderHelplines(ids), { done: words.saved, failed: words.failed })}
                />
                <Button className="justify-self-start" onClick={add}>
                  {words.add}
                </Button>
                <Retired lines={lines.filter(({ retiredAt }) => retiredAt !== null)} />
              </>
            )}
          </Loaded>
        )}
      </ManagedList>
    </Section>
  )
}

type ListProps = {
  lines: readonly ManagedHelpline[]
  isBusy: boolean
  onChange: (line: ManagedHelpline) => void
  onRetire: (line: ManagedHelpline) => void
  onOrder: (ids: readonly string[]) => void
}

function HelplineList({ lines, isBusy, onChange, onRetire, onOrder }: ListProps) {
  const { resources } = useWords()
  if (lines.length === 0) return <p className="text-secondary">{resources.admin.empty}</p>
  const swap = (at: number, by: number) => {
    const ids = lines.map(({ _id }) => _id)
    const [one, other] = [ids[at], ids[at + by]]
    if (one === undefined || other === undefined) return
    onOrder(ids.with(at, other).with(at + by, one))
  }
  const isSameKind = (at: number, by: number) => {
    const [one, other] = [lines[at], lines[at + by]]
    return other !== undefined && (one?.runBy === 'charity') === (other.runBy === 'charity')
  }
  return (
    <ol className="grid">
      {lines.map((line, at) => (
        <HelplineRow
          key={line._id}
          line={line}
          isBusy={isBusy}
          onChange={() => onChange(line)}
          onRetire={() => onRetire(line)}
          onUp={isSameKind(at, -1) ? () => swap(at, -1) : undefined}
          onDown={isSameKind(at, 1) ? () => swap(at, 1) : undefined}
        />
      ))}
    </ol>
  )
}

function Retired({ lines }: { lines: readonly ManagedHelpline[] }) {
  const { resources } = useWords()
  if (lines.length === 0) return null
  return (
    <p className="type-small text-tertiary">
      {resources.admin.retiredLines}: {lines.map(({ name }) => name).join(', ')}
    </p>
  )
}

/** One line with what may be done to it. */
function HelplineRow({ line, isBusy, onChange, onRetire, onUp, onDown }: Props) {
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
            writeHours(line, { resources, language }),
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
