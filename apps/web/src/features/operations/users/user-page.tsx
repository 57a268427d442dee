import type { ManagedUserDetail } from '@sopaan/contract/managed-user-shapes'
import { paths } from '@sopaan/contract/paths'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { actionsFor } from './actions-of-person.ts'
import { OpenErasure } from './open-erasure.tsx'
import { PersonAccount } from './person-account.tsx'
import { PersonHead } from './person-head.tsx'
import { PersonTimeline } from './person-timeline.tsx'
import { StaffNotes } from './staff-notes.tsx'
import { useBulkActions } from './use-bulk-actions.tsx'
import { UserFacts } from './user-facts.tsx'
import { userQuery } from './users.queries.ts'

/** One person, as admins look after them: facts, deeds, what there is of them and what happened. */
export default function UserPage() {
  return (
    <ReauthenticationProvider>
      <Person />
    </ReauthenticationProvider>
  )
}

function Person() {
  const { users: words } = useWords()
  const { id = '' } = useParams()
  const own = useSignedIn()
  const query = useQuery(userQuery(id))
  const mayHelp = hasStaffRole(own.staffRoles, ['support'])
  const { start, shown } = useBulkActions()
  const kindsFor = (person: ManagedUserDetail) =>
    actionsFor(person, own)
      .filter((kind) => kind !== 'unlock' || person.lockTimeLeft !== null)
      .filter((kind) => kind !== 'requestErasure' || person.erasure === null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-20">
      <DocumentHead title={query.data?.fullName ?? words.title} isIndexed={false} />
      <BackLink to="/admin/users">{words.back}</BackLink>
      <Loaded query={query} failed={words.notFound}>
        {(person) => (
          <>
            <PersonHead person={person} kinds={kindsFor(person)} onStart={(kind) => start(kind, [person])} />
            {person.erasure && mayHelp && <OpenErasure person={person} erasure={person.erasure} />}
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[1280px]:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <UserFacts person={person} />
                <PersonAccount kinds={kindsFor(person)} onStart={(kind) => start(kind, [person])} />
                <RelatedLinks person={person} />
              </div>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <StaffNotes person={person} />
                <PersonTimeline person={person} />
              </div>
            </div>
          </>
        )}
      </Loaded>
      {shown}
    </div>
  )
}

/** Purchases, feedback and sessions of a person, the newest of each. */
function RelatedLinks({ person }: { person: ManagedUserDetail }) {
  const { users: words, language } = useWords()
  const { counts } = person
  const figure = (count: number) => groupIndian(count)
  return (
    <Card>
      <h2 className="type-card">{words.around}</h2>
      <h3 className="mt-4 font-semibold">{words.purchases(figure(counts.purchases))}</h3>
      <ul className="divide-y divide-border">
        {person.purchases.map(({ _id, createdAt, name, status, amount, refunds }) => (
          <li key={_id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <Link
              to={paths.managedPayment(_id)}
              className="inline-flex min-h-11 min-w-0 items-center text-primary-text wrap-anywhere"
            >
              {writtenIn(language, name)}
            </Link>
            <span className="tabular-nums">{writeRupees(amount)}</span>
            <span className="type-small w-full text-tertiary">
              {`${words.purchaseStatuses[status] ?? status} · ${formatDateTime(createdAt, language)}`}
            </span>
            {refunds.map((refund) => (
              <Link
                key={refund._id}
                to={paths.refundsOf(_id)}
                className="type-small inline-flex min-h-11 w-full items-center text-primary-text"
              >
                {[
                  words.refundStates[refund.state],
                  ...(refund.amountPaise === null ? [] : [writeRupees(refund.amountPaise)]),
                ].join(' · ')}
              </Link>
            ))}
          </li>
        ))}
      </ul>
      <h3 className="mt-4 font-semibold">{words.feedback(figure(counts.feedback))}</h3>
      <ul className="divide-y divide-border">
        {person.feedback.map(({ _id, createdAt, starRating, message, status }) => (
          <li key={_id} className="py-2">
            <p className="wrap-anywhere">{message}</p>
            <p className="type-small text-tertiary">
              {[words.stars(starRating), words.feedbackStatuses[status], formatDateTime(createdAt, language)].join(
                ' · ',
              )}
            </p>
          </li>
        ))}
      </ul>
      {counts.feedback > 0 && (
        <Link
          to={`/admin/feedback?userId=${person._id}`}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text"
        >
          {words.allFeedback}
        </Link>
      )}
      <h3 className="mt-4 font-semibold">{words.bookings(figure(counts.bookings), figure(counts.bookingsAhead))}</h3>
      <Sessions person={person} />
    </Card>
  )
}

/** The newest sessions of a person, each with the way to all of it. */
function Sessions({ person: { _id, bookings, counts } }: { person: ManagedUserDetail }) {
  const { users: words, sessionRecord, language } = useWords()
  return (
    <>
      <ul className="divide-y divide-border">
        {bookings.map(({ _id, startsAt, state, other, isMentor }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <Link
              to={paths.managedSession(_id)}
              className="inline-flex min-h-11 min-w-0 items-center text-primary-text wrap-anywhere"
            >
              {isMentor ? words.asMentorOf(other.fullName) : words.withMentor(other.fullName)}
            </Link>
            <span className="type-small text-tertiary tabular-nums">
              {`${sessionRecord.states[state]} · ${formatDateTime(startsAt, language)}`}
            </span>
          </li>
        ))}
      </ul>
      {counts.bookings > bookings.length && (
        <Link to={paths.sessionsOf(_id)} className="inline-flex min-h-11 items-center font-semibold text-primary-text">
          {words.allSessions}
        </Link>
      )}
    </>
  )
}
