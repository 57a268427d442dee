import { MANAGED_STATUSES, USER_SORTS } from '@sopaan/contract/managed-user-shapes'
import { managedUsers, type UserFilter } from '@sopaan/contract/managed-users'
import { ROLES } from '@sopaan/contract/users'
import { Form, Link } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { searchOf } from './users-search.ts'

const CONSTRAINTS = constraintsOf(managedUsers.list)

/** Filters that stand behind "More". */
const BEHIND = ['verified', 'twoFactor', 'from', 'to', 'sort'] as const

/** What the list of people is narrowed to: a form of the address. */
export function UsersFilterForm({ filter }: { filter: Partial<UserFilter> }) {
  const { users: words, shell } = useWords()
  const folded = Object.keys(filter).filter((name) => name !== 'q').length
  const set = BEHIND.filter((name) => filter[name] !== undefined).length
  return (
    <Form
      key={searchOf(filter)}
      method="get"
      className="grid grid-cols-2 items-end gap-x-4 gap-y-2 rounded-sheet border border-border bg-surface p-4 lg:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <Field
        label={words.search}
        hasNote={false}
        placeholder={words.searchHint}
        name="q"
        type="search"
        {...limitsOf(CONSTRAINTS, 'q')}
        defaultValue={filter.q ?? ''}
        className="col-span-2 lg:col-span-1"
      />
      <PhoneFold label={shell.filters(folded)}>
        <Select label={words.role} name="role" defaultValue={filter.role ?? ''} hasNote={false}>
          <option value="">{words.anyRole}</option>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {words.roles[role]}
            </option>
          ))}
        </Select>
        <Select label={words.status} name="status" defaultValue={filter.status ?? ''} hasNote={false}>
          <option value="">{words.anyStatus}</option>
          {MANAGED_STATUSES.map((status) => (
            <option key={status} value={status}>
              {words.statuses[status]}
            </option>
          ))}
        </Select>
        <details open={set > 0} className="order-1 col-span-full">
          <summary className="flex min-h-11 items-center font-semibold text-primary-text">{words.more(set)}</summary>
          <MoreFilters filter={filter} />
        </details>
      </PhoneFold>
      <div className="flex flex-wrap gap-1 max-lg:order-1 max-lg:col-span-full">
        <Button type="submit">{words.show}</Button>
        {Object.keys(filter).length > 0 && (
          <Link to="?" className={buttonClasses('quiet')}>
            {words.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}

function MoreFilters({ filter }: { filter: Partial<UserFilter> }) {
  const { users: words } = useWords()
  return (
    <div className="grid gap-x-4 gap-y-3 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-3">
      <Select label={words.verified} name="verified" defaultValue={String(filter.verified ?? '')} hasNote={false}>
        <option value="">{words.anyVerified}</option>
        <option value="true">{words.verifiedYes}</option>
        <option value="false">{words.verifiedNo}</option>
      </Select>
      <Select label={words.twoFactor} name="twoFactor" defaultValue={String(filter.twoFactor ?? '')} hasNote={false}>
        <option value="">{words.anyTwoFactor}</option>
        <option value="true">{words.on}</option>
        <option value="false">{words.off}</option>
      </Select>
      <Select label={words.sort} name="sort" defaultValue={filter.sort ?? '-createdAt'} hasNote={false}>
        {USER_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </Select>
      <Field label={words.from} name="from" type="date" hasNote={false} defaultValue={filter.from ?? ''} />
      <Field label={words.to} name="to" type="date" hasNote={false} defaultValue={filter.to ?? ''} />
    </div>
  )
}
