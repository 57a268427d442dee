import { ACTED_BY } from '@sopaan/contract/filter-actions'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import type { FilterActionChoice } from '#web/forms/filter-action-choice.ts'
import type { RowTicks } from '#web/forms/use-row-ticks.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PHONE_LINE } from '#web/ui/phone-line.ts'
import { useWords } from '#web/words/use-words.tsx'
import { FilterActionForm } from './filter-action-form.tsx'
import { FilterActionProgress } from './filter-action-progress.tsx'
import type { RowsOfFilter } from './filter-actions.queries.ts'

type Props = {
  of: Omit<RowsOfFilter, 'ids'>
  ticks: Omit<RowTicks, 'selection'>
  choices: readonly FilterActionChoice[]
  /** Told the action that ended while somebody looked, once the rows were read again. */
  onRenewed?: (actionId: string) => void
}

/** What can be done to all of a filter at once, or to its ticked rows, by whoever may, and how far the last one is; nothing to do where there is but one row. */
export function FilterActions({ of, ticks, choices, onRenewed }: Props) {
  const { ofFilter: words } = useWords().staff
  const [open, setOpen] = useState<FilterActionChoice>()
  const { chosen, isAllMeant, meanAll, untick } = ticks
  const isTicked = chosen.size > 0
  const close = () => setOpen(undefined)
  const handleDone = () => {
    close()
    untick()
  }
  const meant = isTicked && !isAllMeant ? { ...of, filter: {}, total: chosen.size, ids: [...chosen] } : of
  const offered = choices.filter(({ isOffered = true }) => isOffered)
  if (!hasStaffRole(useSignedIn().staffRoles, ACTED_BY[of.list])) return null
  return (
    <>
      <FilterActionProgress
        list={of.list}
        names={Object.fromEntries(choices.map(({ kind, name }) => [kind, name]))}
        onRenewed={onRenewed}
      />
      {!isTicked && of.total > 1 && offered.length > 0 && (
        <fieldset className={classNames(PHONE_LINE, 'min-w-0 gap-x-3 gap-y-2')}>
          <legend className="float-start me-3 py-2 font-semibold tabular-nums max-sm:whitespace-nowrap">
            {words.chosen(groupIndian(of.total))}
          </legend>
          {offered.map((choice) => (
            <Button
              key={choice.kind}
              look="line"
              className="max-lg:min-h-11 lg:min-h-9"
              onClick={() => setOpen(choice)}
            >
              {choice.name}
            </Button>
          ))}
        </fieldset>
      )}
      {isTicked && (
        <BulkBar
          label={words.bar}
          status={isAllMeant ? words.chosen(groupIndian(of.total)) : words.ticked(groupIndian(chosen.size))}
          end={<IconButton icon="close" label={words.untick} onClick={handleDone} />}
        >
          {!isAllMeant && of.total > chosen.size && (
            <Button look="quiet" onClick={meanAll}>
              {words.choose(groupIndian(of.total))}
            </Button>
          )}
          {offered.map((choice) => (
            <Button key={choice.kind} look={choice.isDanger ? 'danger' : 'line'} onClick={() => setOpen(choice)}>
              {choice.name}
            </Button>
          ))}
        </BulkBar>
      )}
      <Dialog title={open?.name ?? ''} isOpen={open !== undefined} onClose={close}>
        {open && <FilterActionForm of={meant} choice={open} onDone={handleDone} onCancel={close} />}
      </Dialog>
    </>
  )
}
