import type { ListedMentor } from '@sopaan/contract/mentors'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { shortBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { formatShortDay, formatTime } from '@sopaan/domain/time/format'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** Mentors of this very college. */
  seniors: readonly ListedMentor[]
  /** The slugs of the college and, on the page of a seat, of its programme: what the list of mentors is asked for. */
  institute: string
  programme?: string | undefined
}

/** Who studies there and can be asked; where nobody does, the way to those of colleges like it. */
export function SeniorsCard({ seniors, institute, programme }: Props) {
  const { seats: words, seniors: said, language } = useWords()
  return (
    <Card>
      <h2 className="type-card">{words.askTitle}</h2>
      {seniors.length === 0 && <p className="mt-2 text-secondary">{words.askNone}</p>}
      <ul className="mt-3 grid gap-4">
        {seniors.map(({ _id, firstName, pictureUrl, seat, languages, headline, isSample, nextSlots: [next] }) => (
          <li key={_id} className="flex items-start gap-4">
            <MentorArch name={firstName} pictureUrl={pictureUrl} size="small" />
            <div className="min-w-0">
              <p>
                <a
                  href={inLanguage(paths.mentor(_id), language)}
                  className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text hover:underline"
                >
                  {firstName}
                </a>{' '}
                {isSample && <Badge tone="plain">{said.sample}</Badge>}
              </p>
              <p className="type-small text-secondary wrap-anywhere">
                {[
                  shortBranchName(seat.programme.name),
                  seat.studyYear === null ? said.graduated : said.year(seat.studyYear),
                  languages.map((each) => said.languages[each]).join(', '),
                ].join(' · ')}
              </p>
              <p className="type-small wrap-anywhere">{headline}</p>
              {next !== undefined && (
                <p className="type-small text-secondary">
                  {said.nextFree}{' '}
                  <b className="text-default tabular-nums">
                    {formatShortDay(next, language)}, {formatTime(next, language)}
                  </b>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <a
          href={inLanguage(paths.mentorsOf(institute, programme), language)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text underline"
        >
          {seniors.length === 0 ? words.askAll : programme === undefined ? words.seeCollegeMentors : words.seeMentors}
        </a>
      </p>
    </Card>
  )
}
