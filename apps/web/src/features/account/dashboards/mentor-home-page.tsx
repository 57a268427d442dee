import { paths } from '@sopaan/contract/paths'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { MentorHome } from '#web/features/mentoring/availability/mentor-home.tsx'
import { NewTimeForm } from '#web/features/mentoring/bookings/new-time-form.tsx'
import { EarningsCard } from '#web/features/mentoring/earnings/earnings-card.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { DashboardTools } from './tool-tiles.tsx'

/** The first page of a mentor: the day, what waits for an answer, and the tools. */
export default function MentorHomePage() {
  const { account, mentoring } = useWords()
  const [search] = useSearchParams()
  const user = useSignedIn()
  return (
    <div className="mx-auto grid max-w-[1104px] grid-cols-[minmax(0,1fr)] gap-8">
      <DocumentHead title={account.nav.items.home} isIndexed={false} />
      {search.get('welcome') !== null && (
        <Banner title={mentoring.deskWelcome.title} tone="note">
          <p>{mentoring.deskWelcome.text}</p>
          <Link to={paths.availability()} className={`${buttonClasses('pen')} mt-3`}>
            {mentoring.deskWelcome.begin}
          </Link>
        </Banner>
      )}
      <MentorHome
        mentorId={user._id}
        isWelcomed={search.get('welcome') !== null}
        earnings={<EarningsCard />}
        suggestForm={(booking, onDone) => <NewTimeForm booking={booking} deed="suggest" onClose={onDone} />}
      />
      <section aria-labelledby="tools-title">
        <h2 id="tools-title" className="type-subsection mb-4">
          {account.toolsTitle}
        </h2>
        <DashboardTools user={user} />
      </section>
    </div>
  )
}
