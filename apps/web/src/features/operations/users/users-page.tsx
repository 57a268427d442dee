import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import { managedUsers, type UserFilter } from '@sopaan/contract/managed-users'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FilterActionForm } from '#web/features/operations/filter-actions/filter-action-form.tsx'
import { FilterActionProgress } from '#web/features/operations/filter-actions/filter-action-progress.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { sendExportRequest } from '#web/features/operations/staff/staff.queries.ts'
import type { FilterActionChoice } from '#web/forms/filter-action-choice.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useAddressAction } from '#web/use-address-action.ts'
import { useWords } from '#web/words/use-words.tsx'
import { actionOf, type BulkActionKind } from './action-form.tsx'
import { InviteForm } from './invite-form.tsx'
import { RoleSelect } from './role-select.tsx'
import { useBulkActions } from './use-bulk-actions.tsx'
import { downloadUsers, sendVerificationAgain, usersQuery, waitingQuery } from './users.queries.ts'
import { UsersFilterForm } from './users-filter-form.tsx'
import { readUsersSearch, usersAddress } from './users-search.ts'
import { UsersTable } from './users-table.tsx'

type Props = {
  people: readonly ManagedUserRow[]
  isOwnChosen: boolean
  total: number
  /** Everybody of the filter is meant, and not those of this page alone. */
  isAllMeant: boolean
  /** Means everybody of the filter; absent where the page shows them all, or not all of it are chosen. */
  onAll: (() => void) | undefined
  onDeed: (kind: BulkActionKind) => void
  onUnchoose: () => void
}

/** Everybody with an account, searched, narrowed and looked after by admins. */
export default function UsersPage() {
  const { users: words } = useWords()
  const [search] = useSearchParams()
  const { filter, page } = readUsersSearch(search)
  const mayHelp = hasStaffRole(useSignedIn().staffRoles, ['support'])
  const [isInviting, setIsInviting] = useState(false)
  const closeInvite = () => setIsInviting(false)
  useAddressAction('invite', () => setIsInviting(true))
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-20">
        <People key={usersAddress(filter, page)} filter={filter} page={page} onInvite={() => setIsInviting(true)} />
        {filter.verified === false && mayHelp && <WaitingSignUps q={filter.q} />}
      </div>
      <Dialog title={words.invite} isOpen={isInviting} onClose={closeInvite}>
        {isInviting && <InviteForm onDone={closeInvite} />}
      </Dialog>
    </ReauthenticationProvider>
  )
}

/** A page of people; what is chosen on it is forgotten with it. */
function People({ filter, page, onInvite }: { filter: Partial<UserFilter>; page: number; onInvite: () => void }) {
  const { users: words } = useWords()
  const { _id: ownId, staffRoles } = useSignedIn()
  const mayHelp = hasStaffRole(staffRoles, ['support'])
  const query = useQuery(usersQuery(filter, page))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAllMeant, setIsAllMeant] = useState(false)
  const [onAll, setOnAll] = useState<BulkActionKind>()
  const choose = (keys: ReadonlySet<string>) => {
    setChosen(keys)
    setIsAllMeant(false)
  }
  const unchoose = () => choose(new Set())
  const { start, shown, hasNote } = useBulkActions(unchoose)
  const chosenOf = (people: readonly ManagedUserRow[]) => people.filter(({ _id }) => chosen.has(_id) && _id !== ownId)
  return (
    <>
      <ListViews list="users" {...(mayHelp && { action: <InviteButton onInvite={onInvite} /> })}>
        <Counted total={query.data?.total} filter={filter} mayHelp={mayHelp} />
      </ListViews>
      <UsersFilterForm filter={filter} />
      {mayHelp && <FilterActionProgress list="users" names={words.deeds} />}
      <Loaded query={query} failed={words.fetchFailed}>
        {({ data, total, page: { limit } }) => (
          <>
            {data.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <UsersTable
                people={data}
                ownId={ownId}
                selection={mayHelp ? { chosen, onChoose: choose } : undefined}
                onDeed={(kind, person) => start(kind, [person])}
              />
            )}
            <p className="type-small text-tertiary">{words.lead}</p>
            <PageNav label={words.pages} page={{ page, limit, total }} />
            {chosen.size > 0 && !hasNote && (
              <SelectionBar
                people={chosenOf(data)}
                isOwnChosen={chosen.has(ownId)}
                total={total}
                isAllMeant={isAllMeant}
                onAll={data.length < total && chosen.size === data.length ? () => setIsAllMeant(true) : undefined}
                onDeed={(kind) => (isAllMeant ? setOnAll(kind) : start(kind, chosenOf(data)))}
                onUnchoose={unchoose}
              />
            )}
          </>
        )}
      </Loaded>
      {shown}
      <Dialog title={onAll ? words.deeds[onAll] : ''} isOpen={onAll !== undefined} onClose={() => setOnAll(undefined)}>
        {onAll && query.data && (
          <FilterActionForm
            of={{ list: 'users', filter, total: query.data.total }}
            choice={choiceOf(onAll, words)}
            onDone={() => {
              setOnAll(undefined)
              unchoose()
            }}
            onCancel={() => setOnAll(undefined)}
          />
        )}
      </Dialog>
    </>
  )
}

/** What is done to everybody of a filter, with what it needs to know. */
function choiceOf(kind: BulkActionKind, words: ReturnType<typeof useWords>['users']): FilterActionChoice {
  return {
    kind,
    name: words.deeds[kind],
    ask: words.asks[kind],
    isDanger: kind === 'deactivate' || kind === 'signOut',
    ...(kind === 'role' && { fields: <RoleSelect /> }),
    ...(kind === 'deactivate' && {
      reason: { label: words.reason, hint: words.reasonHint, missing: words.reasonMissing },
    }),
    actionOf: ({ reason, field }) => actionOf(kind, { reason, role: field('role') }),
  }
}

function InviteButton({ onInvite }: { onInvite: () => void }) {
  const { users: words } = useWords()
  return (
    <Button className="lg:min-h-9" onClick={onInvite}>
      <Icon name="plus" />
      {words.invite}
    </Button>
  )
}

type CountedProps = { total: number | undefined; filter: Partial<UserFilter>; mayHelp: boolean }

function Counted({ total, filter, mayHelp }: CountedProps) {
  const { users: words } = useWords()
  return (
    <>
      <p className="font-semibold tabular-nums" role="status">
        {total !== undefined && words.count(groupIndian(total))}
      </p>
      {mayHelp && (
        <FileButton
          label={words.download}
          words={{ done: words.downloaded, failed: words.downloadFailed }}
          onTake={() => downloadUsers(filter)}
          long={{ list: 'users', filter }}
          onAsk={(reason) => sendExportRequest(managedUsers.askExport, { query: filter, body: { reason } })}
        />
      )}
    </>
  )
}

/** What can be done with the people who are ticked; the own account is never among them. */
function SelectionBar({ people, isOwnChosen, total, isAllMeant, onAll, onDeed, onUnchoose }: Props) {
  const { users: words, staff } = useWords()
  const ofPage = [words.chosen(groupIndian(people.length)), ...(isOwnChosen ? [words.ownLeftOut] : [])].join(' · ')
  const status = isAllMeant ? staff.ofFilter.chosen(groupIndian(total)) : ofPage
  const kinds: readonly BulkActionKind[] = [
    'role',
    ...(isAllMeant || people.some((person) => person.status === 'active') ? (['signOut', 'deactivate'] as const) : []),
    ...(isAllMeant || people.some((person) => person.status === 'deactivated') ? (['reactivate'] as const) : []),
  ]
  return (
    <BulkBar
      label={words.bulk}
      status={status}
      end={<IconButton icon="close" label={words.unchoose} onClick={onUnchoose} />}
    >
      {onAll && !isAllMeant && (
        <Button look="quiet" onClick={onAll}>
          {staff.ofFilter.choose(groupIndian(total))}
        </Button>
      )}
      {people.length > 0 &&
        kinds.map((kind) => (
          <Button key={kind} look={kind === 'deactivate' ? 'danger' : 'line'} onClick={() => onDeed(kind)}>
            {words.deeds[kind]}
          </Button>
        ))}
    </BulkBar>
  )
}

/** Sign-ups whose mailed link was not opened: no accounts yet, but what people write to us about. */
function WaitingSignUps({ q }: { q: string | undefined }) {
  const { users: words, language } = useWords()
  const query = useQuery(waitingQuery(q))
  const { isBusy, run } = useAction()
  return (
    <Card>
      <h2 className="type-subsection">{words.waiting}</h2>
      <p className="mt-1 mb-3 text-secondary">{words.waitingLead}</p>
      <Loaded query={query} failed={words.waitingFailed}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{words.waitingEmpty}</p>
          ) : (
            <ul className="divide-y divide-border">
              {rows.map(({ _id, fullName, email, createdAt }) => (
                <li key={_id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <div className="min-w-0">
                    <p className="font-semibold wrap-anywhere">{fullName}</p>
                    <p className="type-small text-tertiary wrap-anywhere">
                      {`${email} · ${formatDayAndTime(new Date(createdAt), language)}`}
                    </p>
                  </div>
                  <Button
                    look="line"
                    disabled={isBusy}
                    onClick={() =>
                      void run(() => sendVerificationAgain(_id), { done: words.done.resend, failed: words.failed })
                    }
                  >
                    {words.resendVerification}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
