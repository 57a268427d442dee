import type { MentorPage } from '@sopaan/contract/mentors'
import { mentorsFrom, paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { BookedMentor } from '#web/features/mentoring/mentors/booked-mentor.tsx'
import { MentorReviews } from '#web/features/mentoring/mentors/mentor-reviews.tsx'
import { NoTimes } from '#web/features/mentoring/mentors/no-times.tsx'
import { ConsentGate } from '#web/identity/consent-gate.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
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
      <div className="mx-auto grid max-w-[1104px] grid-cols-[minmax(0,1fr)] gap-6">
        <DocumentHead title={words.book} isIndexed={false} />
        <Loaded query={query} heading={words.book} failed={words.loadFailed}>
          {(mentor) => <Shown mentor={mentor} />}
        </Loaded>
      </div>
    </ReauthenticationProvider>
  )
}

function Shown({ mentor }: { mentor: MentorPage }) {
  const { language } = useWords()
  const { pathname } = useLocation()
  return (
    <>
      <Link
        to={mentorsFrom(pathname, paths.mentor(mentor._id), language)}
        className="inline-flex min-h-11 items-center justify-self-start text-primary-text hover:underline"
      >
        {mentor.firstName}
      </Link>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[1280px]:grid-cols-[minmax(0,1fr)_32.5rem] min-[1280px]:grid-rows-[auto_1fr]">
        <BookedMentor mentor={mentor} />
        <div className="min-[1280px]:col-start-2 min-[1280px]:row-span-2 min-[1280px]:row-start-1">
          {mentor.isTakingBookings ? (
            <ConsentGate>
              <BookForm mentor={mentor} />
            </ConsentGate>
          ) : (
            <NoTimes firstName={mentor.firstName} />
          )}
        </div>
        <MentorReviews reviews={mentor.reviews} />
      </div>
    </>
  )
}
