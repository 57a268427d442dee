import { coupons as couponCalls, type ManagedCoupon } from '@sopaan/contract/coupons'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CouponForm } from './coupon-form.tsx'
import { CouponTable } from './coupon-table.tsx'
import { couponsQuery, retireCoupon } from './coupons.queries.ts'

const CONSTRAINTS = constraintsOf(couponCalls.list)

type Open = { kind: 'form'; coupon?: ManagedCoupon } | { kind: 'retire'; coupon: ManagedCoupon }

/** Coupons a page at a time; page and search stand in the address. */
export function CouponsSection() {
  const { coupons: words, shell } = useWords()
  const [search] = useSearchParams()
  const { page = 1, q = '' } = readSearch(CONSTRAINTS, search)
  const query = useQuery(couponsQuery({ page, q }))
  const [open, setOpen] = useState<Open>()
  const { isBusy, run } = useAction()
  const close = () => setOpen(undefined)
  const pageLink = (to: number, last: number) =>
    to < 1 || to > last ? undefined : `?${new URLSearchParams({ ...(q !== '' && { q }), page: String(to) })}`
  return (
    <>
      <div className="flex w-full flex-wrap items-end justify-between gap-4">
        <p className="measure text-secondary">{words.lead}</p>
        <Button onClick={() => setOpen({ kind: 'form' })}>{words.add}</Button>
      </div>
      <Form className="flex w-full max-w-md items-end gap-3">
        <Field
          label={words.search}
          name="q"
          type="search"
          {...limitsOf(CONSTRAINTS, 'q')}
          defaultValue={q}
          className="grow"
          hasNote={false}
        />
        <Button type="submit" look="line">
          {words.find}
        </Button>
      </Form>
      <Loaded query={query} failed={words.loadFailed}>
        {({ data, page: { total, limit } }) => {
          const last = Math.max(1, Math.ceil(total / limit))
          return (
            <>
              {data.length === 0 ? (
                <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
              ) : (
                <div className="w-full overflow-clip rounded-sheet border border-border bg-surface">
                  <CouponTable
                    coupons={data}
                    onEdit={(coupon) => setOpen({ kind: 'form', coupon })}
                    onRetire={(coupon) => setOpen({ kind: 'retire', coupon })}
                  />
                </div>
              )}
              {last > 1 && (
                <Pager
                  label={words.pages}
                  status={shell.pageOf(groupIndian(page), groupIndian(last))}
                  previous={{ label: shell.previousPage, to: pageLink(page - 1, last) }}
                  next={{ label: shell.nextPage, to: pageLink(page + 1, last) }}
                />
              )}
            </>
          )
        }}
      </Loaded>
      <Dialog
        title={open?.kind === 'form' && open.coupon === undefined ? words.add : (open?.coupon?.code ?? '')}
        isOpen={open !== undefined}
        onClose={close}
      >
        {open?.kind === 'form' && <CouponForm coupon={open.coupon} onDone={close} />}
        {open?.kind === 'retire' && (
          <div className="grid gap-4">
            <p>{words.retireAsk}</p>
            <div className="flex flex-wrap gap-3">
              <Button
                look="danger"
                doing={isBusy ? words.saving : undefined}
                onClick={() =>
                  void run(() => retireCoupon(open.coupon._id), {
                    done: words.wasRetired,
                    failed: words.saveFailed,
                  }).then(close)
                }
              >
                {words.retire}
              </Button>
              <Button look="quiet" onClick={close}>
                {words.cancel}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  )
}
