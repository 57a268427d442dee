import { type ShownLimit, site as siteCalls } from '@sopaan/contract/site'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { limitsQuery, sendLimit } from './site.queries.ts'

const CONSTRAINTS = constraintsOf(siteCalls.setLimit)

type Props = { limit: ShownLimit; stretch: string; onDone: () => void }

/** How many requests are taken in which time. */
export function LimitsSection() {
  const { site: words } = useWords()
  const query = useQuery(limitsQuery)
  return (
    <section id="limits" aria-labelledby="limits-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="limits-title" className="sr-only">
        {words.limitsTitle}
      </h2>
      <Loaded query={query}>
        {({ scale, limits }) => (
          <>
            <LimitTable limits={limits} />
            <p className="type-small text-tertiary">
              {words.limitsLead} {words.limitsScale(String(scale))}
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}

function LimitTable({ limits }: { limits: readonly ShownLimit[] }) {
  const { site: words } = useWords()
  const [open, setOpen] = useState<string>()
  const opened = limits.find(({ name }) => name === open)
  const close = () => setOpen(undefined)
  const stretch = ({ windowSeconds }: ShownLimit) => {
    if (windowSeconds % 3_600 === 0) return words.hours(String(windowSeconds / 3_600))
    return windowSeconds % 60 === 0 ? words.minutes(String(windowSeconds / 60)) : words.seconds(String(windowSeconds))
  }
  const counted = ({ isShared }: ShownLimit) => (isShared ? words.shared : words.alone)
  const change = (limit: ShownLimit) => (
    <IconButton
      icon="filters"
      label={words.limitMenu(words.limitNames[limit.name] ?? limit.name)}
      onClick={() => setOpen(limit.name)}
    />
  )
  return (
    <div className="overflow-clip rounded-sheet border border-border bg-surface">
      <Table
        caption={words.limitsTitle}
        rows={limits}
        keyOf={({ name }) => name}
        columns={[
          { name: words.limitName, cell: (limit) => <LimitName limit={limit} /> },
          { name: words.limitMax, isFigure: true, cell: ({ max }) => groupIndian(max) },
          {
            name: words.limitWindow,
            isFigure: true,
            cell: (limit) => <span className="whitespace-nowrap">{stretch(limit)}</span>,
          },
          { name: words.limitShared, cell: (limit) => <span className="whitespace-nowrap">{counted(limit)}</span> },
        ]}
        item={(limit) => (
          <RowItem
            title={<span className="line-clamp-1">{words.limitNames[limit.name] ?? limit.name}</span>}
            end={`${groupIndian(limit.max)} / ${stretch(limit)}`}
            note={limit.max === limit.shippedMax ? limit.name : words.limitShipped(groupIndian(limit.shippedMax))}
            noteEnd={counted(limit)}
          />
        )}
        menu={{ name: words.limitDeeds, of: change }}
      />
      <Dialog title={words.limitChange} isOpen={opened !== undefined} onClose={close}>
        {opened && <LimitForm limit={opened} stretch={stretch(opened)} onDone={close} />}
      </Dialog>
    </div>
  )
}

function LimitName({ limit: { name, max, shippedMax } }: { limit: ShownLimit }) {
  const { site: words } = useWords()
  return (
    <span className="flex max-w-108 items-baseline gap-2 whitespace-nowrap min-[1440px]:max-w-150">
      <span className="font-semibold">{words.limitNames[name] ?? name}</span>
      <span className="type-small line-clamp-1 min-w-0 text-tertiary">
        {max === shippedMax ? name : `${words.limitShipped(groupIndian(shippedMax))} · ${name}`}
      </span>
    </span>
  )
}

/** Sets one limit within its bounds, or puts it back to what ships. */
function LimitForm({ limit, stretch, onDone }: Props) {
  const { site: words } = useWords()
  const { isBusy, run } = useAction()
  const { name, max, shippedMax, lowest, highest } = limit
  const bounds = words.limitBounds(groupIndian(lowest), groupIndian(highest))
  const said = { done: words.limitSaved, failed: words.failed }
  const form = useContractForm(CONSTRAINTS, {
    initial: { max },
    // Without a figure the call would put it back to what ships: here that has its own button.
    check: ({ max: entered }) =>
      Number.isInteger(entered) && Number(entered) >= lowest && Number(entered) <= highest ? {} : { max: bounds },
    send: ({ max: entered }) => sendLimit(name, entered),
    onDone,
    words: said,
  })
  const handleReset = async () => {
    if (await run(() => sendLimit(name, null), said)) onDone()
  }
  return (
    <form {...form.props} className="grid gap-3">
      <p className="font-semibold">{words.limitNames[name] ?? name}</p>
      <Field label={words.limitField(stretch)} hint={bounds} {...form.field('max')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" doing={form.isBusy ? words.saving : undefined}>
          {words.save}
        </Button>
        {max !== shippedMax && (
          <Button look="line" disabled={isBusy || form.isBusy} onClick={() => void handleReset()}>
            {words.limitReset(groupIndian(shippedMax))}
          </Button>
        )}
      </div>
    </form>
  )
}
