import { MANAGED_STATUSES } from '@sopaan/contract/managed-user-shapes'
import { managedUsers, type UserFilter } from '@sopaan/contract/managed-users'
import { ROLES } from '@sopaan/contract/users'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { DayChip } from '#web/ui/day-chip.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { searchOf } from './users-search.ts'

const CONSTRAINTS = constraintsOf(managedUsers.list)

/** What the list of people is narrowed to, in one row. */
export function UsersFilterForm({ filter }: { filter: Partial<UserFilter> }) {
  const { users: words } = useWords()
  const { sort, ...narrowing } = filter
  return (
    <FilterRow
      key={searchOf(filter)}
      search={{ label: words.search, hint: words.searchHint, value: filter.q, ...limitsOf(CONSTRAINTS, 'q') }}
      kept={{ sort }}
      words={words}
      isNarrowed={Object.keys(narrowing).length > 0}
    >
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
      <DayChip
        label={words.days}
        show={words.show}
        days={(['from', 'to'] as const).map((name) => ({ name, label: words[name], value: filter[name] }))}
      />
    </FilterRow>
  )
}
