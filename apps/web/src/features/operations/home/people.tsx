import type { Testimonial } from '@sopaan/contract/feedback'
import type { MentorCard } from '@sopaan/contract/mentors'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { QuoteSlip } from '#web/ui/quote-slip.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Mentors who can be booked: text on the left, portraits on the right; a strip that scrolls on phones. */
export function MentorStrip({ mentors }: { mentors: readonly MentorCard[] }) {
  const { home, language } = useWords()
  if (mentors.length === 0) return null
  return (
    <section aria-labelledby="mentors" className="drawn-near border-y border-border bg-surface">
      <div className="page-width grid gap-8 py-16 lg:grid-cols-[360px_minmax(0,1fr)] lg:py-24">
        <div>
          <h2 id="mentors" className="type-section">
            {home.mentorsTitle}
          </h2>
          <p className="mt-4 text-secondary">{home.mentorsLead}</p>
          <a href={inLanguage(paths.mentors(), language)} className={`${buttonClasses('pen')} mt-6`}>
            {home.findMentor}
          </a>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls takes the focus, so that keys scroll it. */}
        <ul className="flex gap-5 overflow-x-auto pb-2" tabIndex={0} aria-labelledby="mentors">
          {mentors.map((mentor) => (
            <li key={mentor._id} className="w-40 shrink-0">
              <a href={inLanguage(paths.mentor(mentor._id), language)} className="block text-default no-underline">
                <MentorArch name={mentor.firstName} pictureUrl={mentor.pictureUrl} />
                <span className="mt-3 flex flex-wrap items-center gap-2 font-heading">
                  {mentor.firstName} {mentor.isSample && <Badge tone="plain">{home.sample}</Badge>}
                </span>
                <span className="type-small block font-semibold text-primary-text">
                  {mentor.seat.programme.name.replace(/ \(.*/, '')}, {shortInstituteName(mentor.seat.institute.name)}
                </span>
                <span className="type-small mt-1 block text-secondary">{mentor.headline}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * What students wrote and allowed to be shown: one large, the others beside it. Nothing where nobody did; where they could not
 * be had, that, with Try Again (R375).
 */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] | undefined }) {
  const { home, shell, language } = useWords()
  if (testimonials === undefined) {
    return (
      <section className="page-width py-10">
        <Banner title={home.saidFailed} tone="note">
          <a href={inLanguage(paths.home(), language)} className={`${buttonClasses('line')} mt-3`}>
            {shell.tryAgain}
          </a>
        </Banner>
      </section>
    )
  }
  const [first, ...rest] = testimonials
  if (!first) return null
  const slip = (one: Testimonial, isLarge: boolean) => (
    <QuoteSlip
      key={one._id}
      text={one.message}
      by={one.firstName}
      stars={one.starRating}
      starsLabel={home.starsOf(one.starRating)}
      isLarge={isLarge}
    />
  )
  return (
    <section aria-labelledby="said" className="page-width drawn-near py-16 lg:py-24">
      <h2 id="said" className="type-section">
        {home.saidTitle}
      </h2>
      <p className="mt-3 text-secondary">{home.saidLead}</p>
      <div className="mt-8 grid gap-4 lg:grid-cols-[3fr_2fr]">
        {slip(first, true)}
        {rest.length > 0 && <div className="grid gap-4">{rest.map((one) => slip(one, false))}</div>}
      </div>
    </section>
  )
}
