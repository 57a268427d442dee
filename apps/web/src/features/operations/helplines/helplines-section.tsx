import type { ManagedHelpline } from '@sopaan/contract/helplines'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { HelplineForm } from './helpline-form.tsx'
import { HelplineRow } from './helpline-row.tsx'
import { managedHelplinesQuery, orderHelplines, retireHelpline } from './managed-helplines.queries.ts'

type Open = { kind: 'form'; line?: ManagedHelpline } | { kind: 'retire'; line: ManagedHelpline }

/** The lines to call as admins keep them: change, add, order, take off. */
export function HelplinesSection() {
  const { resources } = useWords()
  const words = resources.admin
  const query = useQuery(managedHelplinesQuery)
  const [open, setOpen] = useState<Open>()
  const { isBusy, run } = useAction()
  const close = () => setOpen(undefined)
  const retire = async (line: ManagedHelpline) => {
    await run(() => retireHelpline(line._id), { done: words.retired, failed: words.failed })
    close()
  }
  return (
    <Section id="helplines" title={words.helplines} lead={words.lead}>
      <Loaded query={query}>
        {(lines) => (
          <>
            <HelplineList
              lines={lines.filter(({ retiredAt }) => retiredAt === null)}
              isBusy={isBusy}
              onChange={(line) => setOpen({ kind: 'form', line })}
              onRetire={(line) => setOpen({ kind: 'retire', line })}
              onOrder={(ids) => void run(() => orderHelplines(ids), { done: words.saved, failed: words.failed })}
            />
            <Button className="justify-self-start" onClick={() => setOpen({ kind: 'form' })}>
              {words.add}
            </Button>
            <Retired lines={lines.filter(({ retiredAt }) => retiredAt !== null)} />
          </>
        )}
      </Loaded>
      <Dialog
        title={open?.kind === 'form' && open.line === undefined ? words.add : (open?.line?.name ?? '')}
        isOpen={open !== undefined}
        onClose={close}
      >
        {open?.kind === 'form' && <HelplineForm line={open.line} onDone={close} />}
        {open?.kind === 'retire' && (
          <div className="grid gap-4">
            <p>{words.retireAsk}</p>
            <div className="flex gap-3">
              <Button doing={isBusy ? words.saving : undefined} onClick={() => void retire(open.line)}>
                {words.retire}
              </Button>
              <Button look="quiet" onClick={close}>
                {words.cancel}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
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
