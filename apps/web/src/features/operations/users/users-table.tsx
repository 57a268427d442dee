import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import { type PageLanguage, writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate } from '@sopaan/domain/time/format'
import { Link, useSearchParams } from 'react-router'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { type Column, type Selection, Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { actionsFor, type UserActionKind } from './actions-of-person.ts'
import { PersonBadges } from './person-badges.tsx'
import { USUAL_SORT } from './users-search.ts'

type SortColumn =
  | 'createdAt'
  | 'fullName'
  | 'email'
  | 'role'
  | 'status'
  | 'lastLoginAt'
  | 'plan'
  | 'paid'
  | 'studyClass'
  | 'homeState'
  | 'language'
/** What stands where there is nothing. */
const NONE = '–'
/** Those that are read from the first letter on; the others with the newest first. */
const ASCENDING_FIRST: ReadonlySet<SortColumn> = new Set([
  'fullName',
  'email',
  'role',
  'status',
  'plan',
  'studyClass',
  'homeState',
  'language',
])

type Props = {
  people: readonly ManagedUserRow[]
  ownId: string
  selection: Pick<Selection, 'chosen' | 'onChoose'> | undefined
  onDeed: (kind: UserActionKind, person: ManagedUserRow) => void
}

/** People with their role, state and when they came, a row each; on a phone an item each. */
export function UsersTable({ people, ownId, selection, onDeed }: Props) {
  const { users: words } = useWords()
  const doer = useSignedIn()
  const nameOf = (key: string) => people.find(({ _id }) => _id === key)?.fullName ?? ''
  const menuOf = (person: ManagedUserRow) => (
    <Menu
      label={words.menu(person.fullName)}
      items={[
        { key: 'open', label: words.open, to: `/admin/users/${person._id}` },
        ...actionsFor(person, doer).map((kind) => ({
          key: kind,
          label: words.deeds[kind],
          isDanger: kind === 'deactivate' || kind === 'requestErasure',
          onChoose: () => onDeed(kind, person),
        })),
      ]}
    />
  )
  return (
    <div className="overflow-clip rounded-sheet border border-border bg-surface">
      <Table
        caption={words.title}
        rows={people}
        keyOf={({ _id }) => _id}
        {...(selection && {
          selection: {
            ...selection,
            allLabel: words.selectAll,
            rowLabel: (key: string) => words.selectOne(nameOf(key)),
          },
        })}
        columns={usePersonColumns(ownId)}
        item={(person) => <PersonItem person={person} isOwn={person._id === ownId} />}
        menu={{ name: words.menuColumn, of: menuOf }}
        choice={useColumnChoice('users')}
      />
    </div>
  )
}

/** What is shown of a person and of those that staff choose, each in the order of its column. */
function usePersonColumns(ownId: string): readonly Column<ManagedUserRow>[] {
  const { users: words, account, states } = useWords()
  const { made, seen, plan, paid } = usePersonFacts()
  const [search] = useSearchParams()
  const sortBy = (column: SortColumn) =>
    sortLink(search, column, { usual: USUAL_SORT, first: ASCENDING_FIRST.has(column) ? 'ascending' : 'descending' })
  return [
    {
      name: words.column.person,
      sort: sortBy('fullName'),
      cell: (person) => <Name person={person} isOwn={person._id === ownId} />,
    },
    {
      name: words.email,
      key: 'email',
      sort: sortBy('email'),
      cell: ({ email }) => (
        <span className="line-clamp-1 max-w-32 wrap-anywhere text-secondary min-[1440px]:max-w-60">{email}</span>
      ),
    },
    {
      name: words.column.role,
      key: 'role',
      sort: sortBy('role'),
      cell: ({ role }) => <span className="whitespace-nowrap">{words.roles[role]}</span>,
    },
    {
      name: words.column.status,
      key: 'state',
      sort: sortBy('status'),
      cell: (person) => <PersonBadges person={person} isRow />,
    },
    {
      name: words.column.plan,
      key: 'plan',
      sort: sortBy('plan'),
      cell: (person) => (
        <span className="line-clamp-1 max-w-28 wrap-anywhere min-[1440px]:max-w-60">{plan(person)}</span>
      ),
    },
    { name: words.column.paid, key: 'paid', isFigure: true, sort: sortBy('paid'), cell: paid },
    {
      name: words.column.studyClass,
      key: 'studyClass',
      sort: sortBy('studyClass'),
      cell: ({ studyClass }) => (studyClass === null ? NONE : account.studyClasses[studyClass]),
    },
    {
      name: words.column.homeState,
      key: 'homeState',
      sort: sortBy('homeState'),
      cell: ({ homeState }) => (homeState === null ? NONE : states[homeState]),
    },
    {
      name: words.column.language,
      key: 'language',
      sort: sortBy('language'),
      cell: (person) => words.languages[person.language],
    },
    { name: words.column.made, key: 'made', isFigure: true, sort: sortBy('createdAt'), cell: made },
    { name: words.column.seen, key: 'seen', isFigure: true, sort: sortBy('lastLoginAt'), cell: seen },
  ]
}

/** A person in two lines, on a phone. */
function PersonItem({ person, isOwn }: { person: ManagedUserRow; isOwn: boolean }) {
  const { users: words, states } = useWords()
  const { made, plan, paid } = usePersonFacts()
  return (
    <RowItem
      title={<Name person={person} isOwn={isOwn} />}
      end={person.paidPaise === 0 ? undefined : paid(person)}
      note={[
        person.role === 'mentee' ? plan(person) : words.roles[person.role],
        ...(person.homeState === null ? [] : [states[person.homeState]]),
        person.email,
      ]
        .filter((each) => each !== NONE)
        .join(' · ')}
      noteEnd={person.status === 'active' && person.isVerified ? made(person) : <PersonBadges person={person} isRow />}
    />
  )
}

/** How days, plan and money of a person are written. */
function usePersonFacts() {
  const { users: words, language } = useWords()
  return {
    made: ({ createdAt }: ManagedUserRow) => dayOf(createdAt, language),
    seen: ({ lastLoginAt }: ManagedUserRow) => (lastLoginAt === null ? words.never : dayOf(lastLoginAt, language)),
    plan: (person: ManagedUserRow) => (person.plan === null ? NONE : writtenIn(language, person.plan)),
    paid: ({ paidPaise }: ManagedUserRow) => (paidPaise === 0 ? NONE : writeRupees(paidPaise)),
  }
}

function Name({ person, isOwn }: { person: ManagedUserRow; isOwn: boolean }) {
  const { users: words } = useWords()
  return (
    <span className="flex items-center gap-2">
      <Link
        to={`/admin/users/${person._id}`}
        className="-my-2 inline-flex min-h-11 items-center font-semibold text-default wrap-anywhere min-[1280px]:line-clamp-1 min-[1280px]:max-w-40 min-[1280px]:leading-11"
      >
        {person.fullName}
      </Link>
      {isOwn && <Badge tone="plain">{words.you}</Badge>}
    </span>
  )
}

/** The day of an instant by India's calendar, on one line. */
function dayOf(instant: string, language: PageLanguage) {
  return <span className="whitespace-nowrap">{formatDate(instant, language)}</span>
}
