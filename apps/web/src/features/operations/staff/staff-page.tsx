import { paths } from '@sopaan/contract/paths'
import type { StaffMember } from '@sopaan/contract/staff'
import { STAFF_ROLES } from '@sopaan/contract/staff-roles'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { StaffRolesForm } from '#web/features/operations/users/staff-roles-form.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ConfirmationList } from './confirmation-list.tsx'
import { staffQuery } from './staff.queries.ts'

/** Who of the staff may what, and what two of them have to agree on; for owners. */
export default function StaffPage() {
  const { staff: words } = useWords()
  const query = useQuery(staffQuery)
  const [open, setOpen] = useState<StaffMember>()
  const close = () => setOpen(undefined)
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-20">
        <Loaded query={query} failed={words.fetchFailed}>
          {({ people, confirmations }) => (
            <>
              <section aria-labelledby="confirmations-title" className="grid gap-3">
                <h2 id="confirmations-title" className="type-subsection">
                  {words.waits}
                </h2>
                <ConfirmationList confirmations={confirmations} />
              </section>
              <section aria-labelledby="staff-title" className="grid gap-3">
                <h2 id="staff-title" className="type-subsection">
                  {words.who}
                </h2>
                <StaffTable people={people} onChange={setOpen} />
                <p className="measure text-secondary">{words.howToAdd}</p>
              </section>
              <RolesExplained />
            </>
          )}
        </Loaded>
      </div>
      <Dialog title={words.change} isOpen={open !== undefined} onClose={close}>
        {open && <StaffRolesForm person={open} onDone={close} />}
      </Dialog>
    </ReauthenticationProvider>
  )
}

function StaffTable({ people, onChange }: { people: readonly StaffMember[]; onChange: (who: StaffMember) => void }) {
  const { staff: words, users, language } = useWords()
  const { _id: ownId } = useSignedIn()
  const seen = ({ lastLoginAt }: StaffMember) =>
    lastLoginAt === null ? users.never : formatDate(lastLoginAt, language)
  const refunded = ({ refundedTodayPaise }: StaffMember) => writeRupees(refundedTodayPaise)
  const change = (person: StaffMember) =>
    person._id === ownId ? (
      <Badge tone="plain">{users.you}</Badge>
    ) : (
      <Button look="line" onClick={() => onChange(person)}>
        {words.change}
        <span className="sr-only">{`: ${person.fullName}`}</span>
      </Button>
    )
  return (
    <div className="overflow-clip rounded-sheet border border-border bg-surface">
      <Table
        caption={words.who}
        rows={people}
        keyOf={({ _id }) => _id}
        columns={[
          { name: users.column.person, cell: (person) => <Who person={person} /> },
          { name: words.holds, cell: (person) => <Roles person={person} /> },
          { name: words.refundedToday, isFigure: true, cell: refunded },
          { name: users.column.seen, isFigure: true, cell: seen },
          { name: words.change, cell: change },
        ]}
        item={(person) => (
          <div className="grid gap-2">
            <Who person={person} />
            <Roles person={person} />
            <p className="type-small text-secondary tabular-nums">{`${words.refundedToday}: ${refunded(person)}`}</p>
            <div>{change(person)}</div>
          </div>
        )}
      />
    </div>
  )
}

function Who({ person }: { person: StaffMember }) {
  const { staff: words, users } = useWords()
  return (
    <>
      <Link
        to={paths.managedUser(person._id)}
        className="-my-2 inline-flex min-h-11 items-center font-semibold text-default wrap-anywhere"
      >
        {person.fullName}
      </Link>
      <span className="type-small block text-tertiary wrap-anywhere">{person.email}</span>
      {!person.isActive && <Badge tone="plain">{users.statuses.deactivated}</Badge>}
      {!person.hasTwoFactor && <Badge tone="plain">{words.noTwoFactor}</Badge>}
    </>
  )
}

function Roles({ person }: { person: StaffMember }) {
  const { staff: words } = useWords()
  return <>{person.staffRoles.map((role) => words.roles[role].name).join(', ')}</>
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
