import type { ShownLimit } from '@sopaan/contract/site'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { LimitForm } from './limit-form.tsx'
import { limitsQuery } from './site.queries.ts'

/** How many requests are taken in which time. */
export function LimitsSection() {
  const { site: words } = useWords()
  const query = useQuery(limitsQuery)
  return (
    <Section id="limits" title={words.limitsTitle} lead={words.limitsLead}>
      <Loaded query={query}>
        {({ scale, limits }) => (
          <>
            <p>{words.limitsScale(String(scale))}</p>
            <LimitTable limits={limits} />
          </>
        )}
      </Loaded>
    </Section>
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
    <div className="overflow-hidden rounded-box border border-border">
      <Table
        caption={words.limitsTitle}
        rows={limits}
        keyOf={({ name }) => name}
        columns={[
          { name: words.limitName, cell: (limit) => <LimitName limit={limit} /> },
          { name: words.limitMax, isFigure: true, cell: ({ max }) => groupIndian(max) },
          { name: words.limitWindow, isFigure: true, cell: stretch },
          { name: words.limitShared, cell: counted },
        ]}
        item={(limit) => (
          <>
            <span className="flex justify-between gap-3">
              <LimitName limit={limit} />
              <span className="whitespace-nowrap tabular-nums">
                {groupIndian(limit.max)} / {stretch(limit)}
              </span>
            </span>
            <span className="type-small text-tertiary">{counted(limit)}</span>
          </>
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
    <span className="min-w-0">
      <span className="block font-semibold">{words.limitNames[name] ?? name}</span>
      <span className="type-small block text-tertiary wrap-anywhere">
        {max === shippedMax ? name : `${name} · ${words.limitShipped(groupIndian(shippedMax))}`}
      </span>
    </span>
  )
}
