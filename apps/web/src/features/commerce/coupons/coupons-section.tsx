import { coupons as couponCalls, type ManagedCoupon } from '@sopaan/contract/coupons'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Form, useSearchParams } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { ManagedList } from '#web/forms/managed-list.tsx'
import { readSearch } from '#web/forms/read-search.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CouponForm } from './coupon-form.tsx'
import { CouponTable } from './coupon-table.tsx'
import { couponsQuery, retireCoupon } from './coupons.queries.ts'

const CONSTRAINTS = constraintsOf(couponCalls.list)

/** Coupons a page at a time; page and search stand in the address. */
export function CouponsSection() {
  const { coupons: words } = useWords()
  return (
    <ManagedList<ManagedCoupon>
      words={words}
      nameOf={({ code }) => code}
      form={(coupon, close) => <CouponForm coupon={coupon} onDone={close} />}
      retire={({ _id }) => ({ work: () => retireCoupon(_id), done: words.wasRetired, failed: words.saveFailed })}
    >
      {({ add, edit, retire }) => (
        <>
          <div className="flex w-full flex-wrap items-end justify-between gap-4">
            <p className="measure text-secondary">{words.lead}</p>
            <Button onClick={add}>{words.add}</Button>
          </div>
          <Found onEdit={edit} onRetire={retire} />
        </>
      )}
    </ManagedList>
  )
}

/** The search, and the coupons it finds. */
function Found(actions: Pick<ComponentProps<typeof CouponTable>, 'onEdit' | 'onRetire'>) {
  const { coupons: words } = useWords()
  const [search] = useSearchParams()
  const { page = 1, q = '' } = readSearch(CONSTRAINTS, search)
  const query = useQuery(couponsQuery({ page, q }))
  return (
    <>
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
        {({ data, page }) => (
          <>
            {data.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <div className="w-full overflow-clip rounded-sheet border border-border bg-surface">
                <CouponTable coupons={data} {...actions} />
              </div>
            )}
            <PageNav label={words.pages} page={page} />
          </>
        )}
      </Loaded>
    </>
  )
}
