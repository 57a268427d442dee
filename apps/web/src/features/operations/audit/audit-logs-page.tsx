import { AUDIT_SORTS, type AuditSort } from '@sopaan/contract/audit'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDate } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { ColumnMenu } from '#web/ui/column-menu.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { downloadTrail, requestTrailCheck, trailQuery } from './audit.queries.ts'
import { AuditFilterForm } from './audit-filter-form.tsx'
import { AuditItem } from './audit-item.tsx'
import { auditAddress, readAuditSearch, withMeant } from './audit-search.ts'

/** What a line says beside who did what to which thing. */
const AUDIT_COLUMNS = ['time', 'role', 'change', 'ip', 'device', 'number'] as const

/** The audit trail, newest first unless asked otherwise, for admins. */
export default function AuditLogsPage() {
  const { audit: words, auditActions, language } = useWords()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { filter, before } = readAuditSearch(search)
  const asked = withMeant(filter, auditActions)
  const query = useQuery(trailQuery(asked, before))
  const { sort = '-at' } = filter
  const isByTime = sort === 'at' || sort === '-at'
  const choice = useColumnChoice('audit')
  const figure = new Intl.NumberFormat(`${language}-IN`)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DocumentHead title={words.title} isIndexed={false} />
      <ListViews list="audit" />
      <AuditFilterForm filter={filter} actions={query.data?.actions ?? []} />
      <Loaded query={query} failed={words.fetchFailed}>
        {({ data, total, isTotalCapped, next }) => (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <p className="grow font-semibold tabular-nums" role="status">
                {isTotalCapped ? words.countMore(figure.format(total)) : words.count(total, figure.format(total))}
              </p>
              <ChipSelect
                key={sort}
                label={words.order}
                name="sort"
                defaultValue={sort === '-at' ? '' : sort}
                onChoose={(chosen) => void navigate(auditAddress({ ...filter, sort: orderNamed(chosen) }))}
              >
                {AUDIT_SORTS.map((each) => (
                  <option key={each} value={each === '-at' ? '' : each}>
                    {words.orders[each]}
                  </option>
                ))}
              </ChipSelect>
              <TrailCheck />
              <ColumnMenu columns={AUDIT_COLUMNS.map((key) => ({ key, name: words.column[key] }))} choice={choice} />
              <FileButton
                label={words.download}
                words={{ failed: words.fetchFailed }}
                onTake={() => downloadTrail(asked)}
                long={{ list: 'audit', filter: asked }}
              />
            </div>
            {data.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              [...Map.groupBy(data, ({ at }) => (isByTime ? formatDate(at, language) : words.orders[sort]))].map(
                ([heading, entries]) => (
                  <section key={heading} className="grid grid-cols-[minmax(0,1fr)] gap-2">
                    <h2 className="type-small font-semibold text-secondary">{heading}</h2>
                    <Card className="py-1! sm:py-1!">
                      <ul className="divide-y divide-border">
                        {entries.map((entry) => (
                          <AuditItem key={entry._id} entry={entry} hidden={choice.hidden} isOfItsDay={isByTime} />
                        ))}
                      </ul>
                    </Card>
                  </section>
                ),
              )
            )}
            <p className="type-small text-tertiary">
              {[words.lead, ...(filter.looks === 'hidden' ? [words.looksHidden] : [])].join(' ')}
            </p>
            <nav aria-label={words.pages} className="flex flex-wrap justify-between gap-3">
              {before === undefined ? (
                <span />
              ) : (
                <Link to={auditAddress(filter)} className={buttonClasses('line')}>
                  {isByTime ? words.pageWays[sort].first : words.pageWays.other.first}
                </Link>
              )}
              {next !== null && (
                <Link to={auditAddress(filter, next)} rel="next" className={buttonClasses('line')}>
                  {isByTime ? words.pageWays[sort].next : words.pageWays.other.next}
                </Link>
              )}
            </nav>
          </>
        )}
      </Loaded>
    </div>
  )
}

function orderNamed(name: string): AuditSort | undefined {
  return AUDIT_SORTS.find((each) => each === name)
}

/** Has every seal of the trail recomputed, and says whether it is whole. */
function TrailCheck() {
  const { audit: words } = useWords()
  const { isBusy, run } = useAction()
  const [state, setState] = useState<Awaited<ReturnType<typeof requestTrailCheck>>>()
  const handleCheck = () =>
    run(async () => setState(await requestTrailCheck()), {
      failed: words.checkFailed,
    })
  return (
    <>
      <Button
        look="line"
        className="lg:min-h-9"
        doing={isBusy ? words.checking : undefined}
        onClick={() => void handleCheck()}
      >
        {words.check}
      </Button>
      {state && (
        <div className="w-full">
          {state.brokenAt === null ? (
            <Banner tone="note" title={words.whole(groupIndian(state.count))} />
          ) : (
            <Banner tone="error" title={words.broken(groupIndian(state.brokenAt))} />
          )}
        </div>
      )}
    </>
  )
}
