import type { QueryOf } from '@sopaan/contract/call'
import { LIMIT_STATES, type LimitSort, type ShownLimit, site as siteCalls } from '@sopaan/contract/site'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { meantNames } from '#web/forms/meant-names.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { limitsQuery, sendLimit } from './site.queries.ts'

const LIST_CONSTRAINTS = constraintsOf(siteCalls.limits)
const USUAL_SORT: LimitSort = 'position'
const CONSTRAINTS = constraintsOf(siteCalls.setLimit)

type Props = { limit: ShownLimit; stretch: string; onDone: () => void }

/** What of the limits an address asks for; names whose words hold what is searched for are found too. */
export function readLimitsSearch(
  search: URLSearchParams,
  limitNames: Readonly<Record<string, string>>,
): QueryOf<typeof siteCalls.limits> {
  const { q, state, sort = USUAL_SORT } = readSearch(LIST_CONSTRAINTS, search).taken
  return { q, state, sort, ...meantNames(q, limitNames) }
}

/** How many requests are taken in which time. @param props.views  the saved views and the file of the list */
export function LimitsSection({ views }: { views: ReactNode }) {
  const { site: words, staff } = useWords()
  const [search] = useSearchParams()
  const asked = readLimitsSearch(search, words.limitNames)
  const { q, state, sort } = asked
  const query = useQuery(limitsQuery(asked))
  return (
    <section id="limits" aria-labelledby="limits-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="limits-title" className="sr-only">
        {words.limitsTitle}
      </h2>
      {views}
      <FilterRow
        key={search.toString()}
        search={{ label: staff.list.search, hint: words.limitSearch, value: q, ...limitsOf(LIST_CONSTRAINTS, 'q') }}
        kept={{ sort: sort === USUAL_SORT ? undefined : sort }}
        words={staff.list}
        isNarrowed={q !== undefined || state !== undefined}
      >
        <ChipSelect label={staff.list.state} name="state" defaultValue={state ?? ''}>
          <option value="">{staff.list.anyState}</option>
          {LIMIT_STATES.map((each) => (
            <option key={each} value={each}>
              {words.limitStates[each]}
            </option>
          ))}
        </ChipSelect>
      </FilterRow>
      <Loaded query={query}>
        {({ scale, limits }) => (
          <>
            {limits.length === 0 ? (
              <EmptyState title={staff.list.none}>{staff.list.noneText}</EmptyState>
            ) : (
              <LimitTable limits={limits} search={search} />
            )}
            <p className="type-small text-tertiary">
              {words.limitsLead} {words.limitsScale(String(scale))}
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}

type TableProps = { limits: readonly ShownLimit[]; search: URLSearchParams }

function LimitTable({ limits, search }: TableProps) {
  const { site: words } = useWords()
  const [open, setOpen] = useState<string>()
  const opened = limits.find(({ name }) => name === open)
  const close = () => setOpen(undefined)
  const sortBy = (column: string, first?: 'ascending') =>
    sortLink(search, column, { usual: USUAL_SORT, ...(first && { first }) })
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
          {
            name: words.limitName,
            sort: sortBy('position', 'ascending'),
            cell: (limit) => <LimitName limit={limit} />,
          },
          {
            name: words.limitMax,
            key: 'max',
            isFigure: true,
            sort: sortBy('max'),
            cell: ({ max }) => groupIndian(max),
          },
          {
            name: words.limitWindow,
            key: 'window',
            isFigure: true,
            sort: sortBy('window'),
            cell: (limit) => <span className="whitespace-nowrap">{stretch(limit)}</span>,
          },
          {
            name: words.limitShared,
            key: 'shared',
            sort: sortBy('shared'),
            cell: (limit) => <span className="whitespace-nowrap">{counted(limit)}</span>,
          },
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
        choice={useColumnChoice('limits')}
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
