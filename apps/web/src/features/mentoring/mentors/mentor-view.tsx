import type { MentorPage as Mentor } from '@sopaan/contract/mentors'
import { mentorsFrom, paths } from '@sopaan/contract/paths'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { useSite } from '#web/site-state.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { FreeTimes } from './free-times.tsx'
import { MentorReviews } from './mentor-reviews.tsx'
import { MentorSeat } from './mentor-seat.tsx'
import { MentorStats } from './mentor-stats.tsx'
import type { FreeMonth } from './mentors.queries.ts'
import { NoTimes } from './no-times.tsx'

/** `youtube.com`, so that whoever presses knows where it leads. */
function hostOf(url: string): string {
  return (URL.parse(url)?.hostname ?? '').replace(/^(?:www|m)\./, '')
}

/** One mentor with what mentees said, and the way to the free times. @param props.isReload  its links load pages whole */
export function MentorView({
  mentor,
  free,
  isReload,
  save,
}: {
  mentor: Mentor
  free: FreeMonth | undefined
  isReload: boolean
  /** What saves the mentor, for who can. */
  save?: ReactNode
}) {
  const { pathname, search } = useLocation()
  const { mentoring: words, language } = useWords()
  const { firstName, seat, headline } = mentor
  return (
    <>
      <DocumentHead
        title={`${firstName}, ${seat.programme.name}, ${seat.institute.name}`}
        description={headline}
        isIndexed={!mentor.isSample && search === ''}
      />
      <PageHead>
        <Link
          to={mentorsFrom(pathname, paths.mentors(), language)}
          reloadDocument={isReload}
          className="inline-flex min-h-11 items-center text-primary-text hover:underline"
        >
          {words.everyone}
        </Link>
        <div className="mt-3 flex items-center gap-5 sm:gap-8">
          <MentorArch name={firstName} pictureUrl={mentor.pictureUrl} size="large" />
          <div className="grid min-w-0 gap-2">
            <h1 className="type-title">{firstName}</h1>
            <div>
              <MentorSeat seat={seat} />
            </div>
            <MentorStats mentor={mentor} />
            {save}
          </div>
        </div>
      </PageHead>
      <div className="page-width grid items-start gap-6 py-8 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="lg:col-start-2">
          <BookCard mentor={mentor} free={free} isReload={isReload} />
        </div>
        <div className="grid gap-8 lg:col-start-1 lg:row-start-1">
          <section aria-labelledby="about">
            <h2 id="about" className="type-subsection">
              {words.about}
            </h2>
            <p className="measure mt-3 font-semibold wrap-anywhere">{headline}</p>
            <p className="measure mt-3 wrap-anywhere whitespace-pre-line">{mentor.about}</p>
            {mentor.filmUrl !== null && (
              <a
                href={mentor.filmUrl}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                className={`${buttonClasses('line')} mt-4`}
              >
                {words.film(firstName, hostOf(mentor.filmUrl))}
              </a>
            )}
          </section>
          <MentorReviews reviews={mentor.reviews} />
        </div>
      </div>
    </>
  )
}

type CardProps = { mentor: Mentor; free: FreeMonth | undefined; isReload: boolean }

/** What can be asked, in which languages, what it costs, and where to book. */
function BookCard({ mentor, free, isReload }: CardProps) {
  const { mentoring: words } = useWords()
  const { switches } = useSite()
  const [search] = useSearchParams()
  return (
    <Card className="grid gap-4">
      <dl className="grid gap-3">
        <div>
          <dt className="type-small text-secondary">{words.helpsWith}</dt>
          <dd className="font-semibold">{mentor.topics.map((topic) => words.topics[topic]).join(', ')}</dd>
        </div>
        <div>
          <dt className="type-small text-secondary">{words.speaks}</dt>
          <dd className="font-semibold">{mentor.languages.map((each) => words.languages[each]).join(', ')}</dd>
        </div>
      </dl>
      {!switches.mentoring && <p className="font-semibold">{words.session.closedNow}</p>}
      {switches.mentoring && !mentor.isTakingBookings && <NoTimes firstName={mentor.firstName} isReload={isReload} />}
      {switches.mentoring && free !== undefined && <FreeTimes mentorId={mentor._id} free={free} isReload={isReload} />}
      {switches.mentoring && mentor.isTakingBookings && (
        <Link
          to={paths.withList(paths.bookMentor(mentor._id), search.get('list'))}
          reloadDocument={isReload}
          className={buttonClasses('pen')}
        >
          {words.book}
        </Link>
      )}
      <p className="type-small text-secondary">
        {words.costs} {words.noticeOf(mentor.noticeHours)}{' '}
        {mentor.peopleMax > 1 && `${words.peopleOf(mentor.peopleMax)} ${words.peopleUnder18}`}
      </p>
    </Card>
  )
}
