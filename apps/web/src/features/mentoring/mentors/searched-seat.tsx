import { mentorsFrom, paths } from '@sopaan/contract/paths'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'

type Props = { seat: { institute: string; programme: string | undefined }; isReload: boolean }

/** The seat whose mentors are shown, and the way to all of them. */
export function SearchedSeat({ seat, isReload }: Props) {
  const { mentoring: words, language } = useWords()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <p className="type-card wrap-anywhere">
          {seat.programme === undefined
            ? words.ofInstitute(seat.institute)
            : words.ofSeat(seat.programme, seat.institute)}
        </p>
        {seat.programme !== undefined && <p className="text-secondary">{words.ofSeatNote}</p>}
      </div>
      <Link
        to={paths.withList(mentorsFrom(pathname, paths.mentors(), language), search.get('list'))}
        reloadDocument={isReload}
        className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
      >
        {words.everyone}
      </Link>
    </div>
  )
}
