import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { actionsFor } from './actions-of-person.ts'
import { PersonBadges } from './person-badges.tsx'
import { useBulkActions } from './use-bulk-actions.tsx'
import { RelatedLinks } from './user-around.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserHistory } from './user-history.tsx'
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
  const { _id: ownId } = useSignedIn()
  const query = useQuery(userQuery(id))
  const { start, shown } = useBulkActions()
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 pb-20">
      <DocumentHead title={query.data?.fullName ?? words.title} isIndexed={false} />
      <Link
        to="/admin/users"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text"
      >
        {`← ${words.back}`}
      </Link>
      <Loaded query={query} failed={words.notFound}>
        {(person) => (
          <>
            <header className="grid gap-2">
              <h1 className="type-section wrap-anywhere">{person.fullName}</h1>
              <p className="text-secondary wrap-anywhere">{person.email}</p>
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-semibold">{words.roles[person.role]}</span>
                <PersonBadges person={person} />
              </p>
            </header>
            <div className="flex flex-wrap gap-3">
              {actionsFor(person, ownId)
                .filter((kind) => kind !== 'unlock' || person.lockTimeLeft !== null)
                .map((kind) => (
                  <Button
                    key={kind}
                    look={kind === 'deactivate' || kind === 'resetTwoFactor' ? 'danger' : 'line'}
                    onClick={() => start(kind, [person])}
                  >
                    {words.deeds[kind]}
                  </Button>
                ))}
            </div>
            <UserFacts person={person} />
            <RelatedLinks person={person} />
            <UserHistory person={person} />
          </>
        )}
      </Loaded>
      {shown}
    </div>
  )
}
