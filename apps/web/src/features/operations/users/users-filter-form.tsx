import { MANAGED_STATUSES } from '@sopaan/contract/managed-user-shapes'
import { managedUsers, type UserFilter } from '@sopaan/contract/managed-users'
import { ROLES } from '@sopaan/contract/users'
import { type ChangeEvent, useId } from 'react'
import { Form, Link } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { searchOf } from './users-search.ts'

const CONSTRAINTS = constraintsOf(managedUsers.list)
const BOX = 'min-h-11 rounded-chip border border-border-control bg-surface px-3 tabular-nums lg:min-h-9'

/** What the list of people is narrowed to, in one row: what is chosen holds at once, what is typed with Enter. */
export function UsersFilterForm({ filter }: { filter: Partial<UserFilter> }) {
  const { users: words } = useWords()
  const id = useId()
  const { sort, ...narrowing } = filter
  return (
    <Form
      key={searchOf(filter)}
      method="get"
      role="search"
      onChange={submitChosen}
      className="flex flex-wrap items-center gap-2"
    >
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      <span className="relative grow basis-60">
        <input
          aria-label={words.search}
          placeholder={words.searchHint}
          name="q"
          type="search"
          {...limitsOf(CONSTRAINTS, 'q')}
          defaultValue={filter.q ?? ''}
          className={`${BOX} w-full pe-11`}
        />
        <button
          type="submit"
          aria-label={words.show}
          className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center text-secondary"
        >
          <Icon name="search" />
        </button>
      </span>
      <ChipSelect label={words.role} name="role" defaultValue={filter.role ?? ''}>
        <option value="">{words.anyRole}</option>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {words.roles[role]}
          </option>
        ))}
      </ChipSelect>
      <ChipSelect label={words.status} name="status" defaultValue={filter.status ?? ''}>
        <option value="">{words.anyStatus}</option>
        {MANAGED_STATUSES.map((status) => (
          <option key={status} value={status}>
            {words.statuses[status]}
          </option>
        ))}
      </ChipSelect>
      <ChipSelect label={words.verified} name="verified" defaultValue={String(filter.verified ?? '')}>
        <option value="">{words.anyVerified}</option>
        <option value="true">{words.verifiedYes}</option>
        <option value="false">{words.verifiedNo}</option>
      </ChipSelect>
      <ChipSelect label={words.twoFactor} name="twoFactor" defaultValue={String(filter.twoFactor ?? '')}>
        <option value="">{words.anyTwoFactor}</option>
        <option value="true">{words.twoFactorOn}</option>
        <option value="false">{words.twoFactorOff}</option>
      </ChipSelect>
      <details open={filter.from !== undefined || filter.to !== undefined} className="relative">
        <summary className={`${BOX} inline-flex cursor-pointer list-none items-center gap-1`}>
          {words.days}
          <Icon name="chevron" />
        </summary>
        <div className="mt-2 flex flex-wrap gap-3 rounded-box border border-border bg-surface p-3">
          {(['from', 'to'] as const).map((name) => (
            <label key={name} htmlFor={`${id}-${name}`} className="type-small grid gap-1">
              {words[name]}
              <input id={`${id}-${name}`} type="date" name={name} defaultValue={filter[name] ?? ''} className={BOX} />
            </label>
          ))}
          <button type="submit" className={buttonClasses('line')}>
            {words.show}
          </button>
        </div>
      </details>
      {Object.keys(narrowing).length > 0 && (
        <Link to="?" className="inline-flex min-h-11 items-center px-2 font-semibold text-primary-text lg:min-h-9">
          {words.clear}
        </Link>
      )}
    </Form>
  )
}

/** What is chosen from a list holds at once; what is typed is not sent with each letter. */
function submitChosen({ target, currentTarget }: ChangeEvent<HTMLFormElement>): void {
  if ((target as EventTarget) instanceof HTMLSelectElement) currentTarget.requestSubmit()
}
