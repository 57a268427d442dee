import type { MentorPage } from '@sopaan/contract/mentors'
import { mentorsFrom, paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { NoTimes } from '#web/features/mentoring/mentors/no-times.tsx'
import { ConsentGate } from '#web/identity/consent-gate.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { BookForm } from './book-form.tsx'
import { mentorQuery } from './bookings.queries.ts'

/** Where a mentee books a session with a mentor. */
export default function BookPage() {
  const { mentoring: words } = useWords()
  const { id = '' } = useParams()
  const query = useQuery(mentorQuery(id))
  return (
    <ReauthenticationProvider>
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        <DocumentHead title={words.book} isIndexed={false} />
        <Loaded query={query} heading={words.book} failed={words.loadFailed}>
          {(mentor) => <Shown mentor={mentor} />}
        </Loaded>
      </div>
    </ReauthenticationProvider>
  )
}

function Shown({ mentor }: { mentor: MentorPage }) {
  const { mentoring: words, language } = useWords()
  const { pathname } = useLocation()
  const { seat } = mentor
  return (
    <>
      <Link
        to={mentorsFrom(pathname, paths.mentor(mentor._id), language)}
        className="inline-flex min-h-11 items-center justify-self-start text-primary-text hover:underline"
      >
        {mentor.firstName}
      </Link>
      <div className="flex items-center gap-5">
        <MentorArch name={mentor.firstName} pictureUrl={mentor.pictureUrl} />
        <div className="min-w-0">
          <h1 className="type-section wrap-anywhere">{words.choose.title(mentor.firstName)}</h1>
          <p className="mt-1 text-secondary wrap-anywhere">
            {seat.programme.name}, {seat.institute.name}
          </p>
        </div>
      </div>
      {mentor.isTakingBookings ? (
        <ConsentGate>
          <BookForm mentor={mentor} />
        </ConsentGate>
      ) : (
        <NoTimes firstName={mentor.firstName} />
      )}
    </>
  )
}
