import { paths } from '@sopaan/contract/paths'
import { type Confirmation, type StaffMember, type StaffSort, staff as staffCalls } from '@sopaan/contract/staff'
import { STAFF_ROLES } from '@sopaan/contract/staff-roles'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { StaffRolesForm } from '#web/features/operations/users/staff-roles-form.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ConfirmationList } from './confirmation-list.tsx'
import { downloadStaff, staffQuery } from './staff.queries.ts'

const CONSTRAINTS = constraintsOf(staffCalls.list)
const USUAL_SORT: StaffSort = 'name'

/** Who of the staff may what, and what two of them have to agree on; for owners. */
export default function StaffPage() {
  const { staff: words } = useWords()
  const [search] = useSearchParams()
  const { q, role, sort = USUAL_SORT } = readSearch(CONSTRAINTS, search).taken
  const asked = { q, role, sort }
  const query = useQuery(staffQuery(asked))
  const [open, setOpen] = useState<StaffMember>()
  const close = () => setOpen(undefined)
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-20">
        <ListViews list="staff">
          <FileButton
            label={words.list.csv}
            words={{ failed: words.list.csvFailed }}
            onTake={() => downloadStaff(asked)}
            long={{ list: 'staff', filter: asked }}
          />
        </ListViews>
        <FilterRow
          key={search.toString()}
          search={{ label: words.list.search, hint: words.searchHint, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
          kept={{ sort: sort === USUAL_SORT ? undefined : sort }}
          words={words.list}
          isNarrowed={q !== undefined || role !== undefined}
        >
          <ChipSelect label={words.holds} name="role" defaultValue={role ?? ''}>
            <option value="">{words.anyRole}</option>
            {STAFF_ROLES.map((each) => (
              <option key={each} value={each}>
                {words.roles[each].name}
              </option>
            ))}
          </ChipSelect>
        </FilterRow>
        <Loaded query={query} failed={words.fetchFailed}>
          {({ people, confirmations }) => (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              {confirmations.length > 0 && <Waiting confirmations={confirmations} />}
              <section aria-label={words.who} className="grid gap-3">
                {people.length === 0 ? (
                  <EmptyState title={words.list.none}>{words.list.noneText}</EmptyState>
                ) : (
                  <StaffTable people={people} search={search} onChange={setOpen} />
                )}
                <p className="measure text-secondary">{words.howToAdd}</p>
              </section>
              {confirmations.length === 0 && <Waiting confirmations={confirmations} />}
              <RolesExplained />
            </div>
          )}
        </Loaded>
      </div>
      <Dialog title={words.change} isOpen={open !== undefined} onClose={close}>
        {open && <StaffRolesForm person={open} onDone={close} />}
      </Dialog>
    </ReauthenticationProvider>
  )
}

/** What waits for a second person: first where there is something. */
function Waiting({ confirmations }: { confirmations: readonly Confirmation[] }) {
  const { staff: words } = useWords()
  return (
    <section aria-labelledby="confirmations-title" className="grid gap-3">
      <h2 id="confirmations-title" className="type-subsection">
        {words.waits}
      </h2>
      <ConfirmationList confirmations={confirmations} />
    </section>
  )
}

type TableProps = {
  people: readonly StaffMember[]
  search: URLSearchParams
  onChange: (who: StaffMember) => void
}

function StaffTable({ people, search, onChange }: TableProps) {
  const sortBy = (column: string, first?: 'ascending') =>
    sortLink(search, column, { usual: USUAL_SORT, ...(first && { first }) })
  const { staff: words, users, language } = useWords()
  const { _id: ownId } = useSignedIn()
  const seen = ({ lastLoginAt }: StaffMember) =>
    lastLoginAt === null ? users.never : formatDate(lastLoginAt, language)
  const rolesOf = ({ staffRoles }: StaffMember) => staffRoles.map((role) => words.roles[role].name).join(', ')
  const refunded = ({ refundedTodayPaise }: StaffMember) => writeRupees(refundedTodayPaise)
  const change = (person: StaffMember) =>
    person._id !== ownId && (
      <IconButton icon="filters" label={`${words.change}: ${person.fullName}`} onClick={() => onChange(person)} />
    )
  return (
    <div className="overflow-clip rounded-sheet border border-border bg-surface">
      <Table
        caption={words.who}
        rows={people}
        keyOf={({ _id }) => _id}
        columns={[
          {
            name: users.column.person,
            sort: sortBy('name', 'ascending'),
            cell: (person) => <Who person={person} isOwn={person._id === ownId} />,
          },
          {
            name: words.holds,
            key: 'roles',
            sort: sortBy('roles', 'ascending'),
            cell: (person) => <span className="line-clamp-1 wrap-anywhere">{rolesOf(person)}</span>,
          },
          {
            name: words.refundedToday,
            key: 'refunded',
            isFigure: true,
            sort: sortBy('refunded'),
            cell: refunded,
          },
          { name: users.column.seen, key: 'seen', isFigure: true, sort: sortBy('seen'), cell: seen },
        ]}
        item={(person) => (
          <RowItem
            title={<WhoLink person={person} />}
            note={[rolesOf(person), person.email, `${words.refundedToday}: ${refunded(person)}`].join(' · ')}
          />
        )}
        menu={{ name: words.change, of: change }}
        choice={useColumnChoice('staff')}
      />
    </div>
  )
}

function WhoLink({ person }: { person: StaffMember }) {
  return (
    <Link
      to={paths.managedUser(person._id)}
      className="-my-2 inline-flex min-h-11 min-w-11 items-center font-semibold text-default"
    >
      <span className="line-clamp-1 max-w-60 wrap-anywhere">{person.fullName}</span>
    </Link>
  )
}

function Who({ person, isOwn }: { person: StaffMember; isOwn: boolean }) {
  const { staff: words, users } = useWords()
  return (
    <span className="flex items-center gap-2">
      <WhoLink person={person} />
      <span className="type-small line-clamp-1 max-w-60 text-tertiary wrap-anywhere">{person.email}</span>
      {isOwn && <Badge tone="plain">{users.you}</Badge>}
      {!person.isActive && <Badge tone="plain">{users.statuses.deactivated}</Badge>}
      {!person.hasTwoFactor && <Badge tone="plain">{words.noTwoFactor}</Badge>}
    </span>
  )
}

/** What each staff role may. */
function RolesExplained() {
  const { staff: words } = useWords()
  return (
    <section aria-labelledby="roles-title" className="grid gap-3">
      <h2 id="roles-title" className="type-subsection">
        {words.explained}
      </h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        {STAFF_ROLES.map((role) => (
          <div key={role} className="rounded-box border border-border bg-surface p-4">
            <dt className="font-semibold">{words.roles[role].name}</dt>
            <dd className="text-secondary">{words.roles[role].may}</dd>
          </div>
        ))}
      </dl>
      <p className="measure text-secondary">{words.twoPersons}</p>
    </section>
  )
}
