import type { PageInfo } from '@sopaan/contract/fields'
import type { ListedMentor } from '@sopaan/contract/mentors'
import { mentorsFrom, paths } from '@sopaan/contract/paths'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { addDays } from '@sopaan/domain/time/days'
import { formatShortDay, formatTime } from '@sopaan/domain/time/format'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MentorStats } from './mentor-stats.tsx'

type Props = {
  answer: { data: readonly ListedMentor[] } & PageInfo
  isReload: boolean
  /** What saves a mentor, for who can. */
  saveOf?: (mentor: ListedMentor) => ReactNode
  /** What makes a mentor the reader's, beside the name. */
  badgeOf?: (mentor: ListedMentor) => ReactNode
}

/** Mentors one below the other, each with the next free times; a time leads to its booking. */
export function MentorResults({ answer, isReload, saveOf, badgeOf }: Props) {
  const { mentoring: words } = useWords()
  if (answer.data.length === 0) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
  return (
    <>
      <Card className="py-0! sm:py-0!">
        <ul className="divide-y divide-border">
          {answer.data.map((mentor) => (
            <li key={mentor._id}>
              <Row mentor={mentor} isReload={isReload} saveOf={saveOf} badgeOf={badgeOf} />
            </li>
          ))}
        </ul>
      </Card>
      <PageNav label={words.pages} page={answer} />
    </>
  )
}

type RowProps = { mentor: ListedMentor; isReload: boolean } & { [Key in 'saveOf' | 'badgeOf']: Props[Key] | undefined }

function Row({ mentor, isReload, saveOf, badgeOf }: RowProps) {
  const { mentoring: words, language } = useWords()
  const { _id, firstName, headline } = mentor
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return (
    <div className="grid gap-4 py-5 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
      <div className="flex min-w-0 items-start gap-4">
        <MentorArch name={firstName} pictureUrl={mentor.pictureUrl} size="row" />
        <div className="grid min-w-0 grow content-start gap-1">
          <div className="flex flex-wrap items-center gap-x-3">
            <h2 className="type-card">
              <Link
                to={paths.withList(mentorsFrom(pathname, paths.mentor(_id), language), search.get('list'))}
                reloadDocument={isReload}
                aria-label={words.see(firstName)}
                className="inline-flex min-h-11 min-w-11 items-center text-default no-underline hover:underline"
              >
                {firstName}
              </Link>
            </h2>
            {badgeOf?.(mentor)}
          </div>
          <RowSeat seat={mentor.seat} />
          <p className="line-clamp-2 wrap-anywhere">{headline}</p>
          <p className="type-small line-clamp-2 text-secondary">
            {[
              mentor.languages.map((each) => words.languages[each]).join(', '),
              mentor.topics.map((topic) => words.topics[topic]).join(', '),
            ].join(' · ')}
          </p>
          <MentorStats mentor={mentor} />
        </div>
        {saveOf?.(mentor)}
      </div>
      <NextTimes mentor={mentor} isReload={isReload} />
    </div>
  )
}

/** The seat in one line: the college by the name that people say, the programme, and the year. */
function RowSeat({ seat }: Pick<ListedMentor, 'seat'>) {
  const { mentoring: words } = useWords()
  return (
    <p className="wrap-anywhere">
      <b>{shortInstituteName(seat.institute.name)}</b>, {seat.programme.name} ·{' '}
      <span className="text-secondary">{seat.studyYear === null ? words.graduated : words.year(seat.studyYear)}</span>
    </p>
  )
}

/** The day of the next free time with the times of that day, each a way to its booking. */
function NextTimes({
  mentor: { _id, firstName, nextSlots, isTakingBookings },
  isReload,
}: {
  mentor: ListedMentor
  isReload: boolean
}) {
  const { mentoring: words, language } = useWords()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const [first] = nextSlots
  if (!isTakingBookings) return <p className="type-small font-semibold text-danger">{words.closed}</p>
  if (first === undefined) return <p className="type-small text-secondary">{words.noneSoon}</p>
  const day = istDate(first)
  const today = istDate(new Date())
  const dayName =
    day === today
      ? words.today
      : day === addDays(today, 1)
        ? words.tomorrow
        : formatShortDay(startOfIstDay(day), language)
  return (
    <div>
      <p className="type-small text-secondary">
        {words.nextFree} <b className="text-default">{dayName}</b>
      </p>
      <div className="mt-1.5 flex items-start gap-2 max-sm:gap-1.5">
        <ul className="flex min-w-0 flex-wrap gap-2 max-sm:gap-1.5">
          {nextSlots
            .filter((at) => istDate(at) === day)
            .map((at) => (
              <li key={at}>
                <Link
                  to={paths.withList(paths.bookMentor(_id, at), search.get('list'))}
                  reloadDocument={isReload}
                  aria-label={words.bookWith(firstName, `${dayName} ${formatTime(at, language)}`)}
                  className={`${buttonClasses('line')} min-h-11 px-2.5! tabular-nums text-primary-text max-sm:px-2!`}
                >
                  {formatTime(at, language)}
                </Link>
              </li>
            ))}
        </ul>
        <Link
          to={paths.withList(mentorsFrom(pathname, paths.mentor(_id), language), search.get('list'))}
          reloadDocument={isReload}
          aria-label={words.allTimes(firstName)}
          className="inline-flex size-11 shrink-0 items-center justify-center text-primary-text"
        >
          <Icon name="calendar" />
        </Link>
      </div>
    </div>
  )
}
