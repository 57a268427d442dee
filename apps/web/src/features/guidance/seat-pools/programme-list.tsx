import type { ListedProgramme } from '@sopaan/contract/seat-pools'
import { shortBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { usePoolName } from '#web/colleges/pool-words.ts'
import { seatLink } from '#web/search-form/seat-link.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { useWords } from '#web/words/use-words.tsx'

type OwnPool = NonNullable<ListedProgramme['own']>

type Props = {
  programmes: readonly ListedProgramme[]
  /** Sets the list apart from another one on the page. */
  id?: string
  /** What heads a row: the programme on a college's page, the college on a branch's. */
  headedBy: 'programme' | 'institute'
  /** The final round most ranks are of; others say their own. */
  newest: { season: number; round: number }
  search: URLSearchParams
}

/** Programmes with their newest closing rank in each quota, a part for each rank list: ranks of two lists never meet. */
export function ProgrammeList({ programmes, id = 'list', headedBy, newest, search }: Props) {
  const { seats: words, predictor } = useWords()
  if (programmes.length === 0) return <p className="mt-6">{words.noProgrammes}</p>
  const lists = [...new Set(programmes.map(({ list }) => list))]
  return lists.map((list) => (
    <section key={list} aria-labelledby={`${id}-${list}`} className="mt-2 sm:mt-10">
      <h2 id={`${id}-${list}`} className="type-subsection">
        {predictor.listLegends[list]}
      </h2>
      <p className="text-secondary max-sm:text-[14px] max-sm:leading-5 sm:mt-1">
        {words.closingTitle(String(newest.season), String(newest.round))}
      </p>
      <ul className="mt-2 sm:mt-4">
        {programmes
          .filter((each) => each.list === list)
          .map((each) => (
            <Programme key={each.seats[0]?.key} each={each} headedBy={headedBy} newest={newest} search={search} />
          ))}
      </ul>
    </section>
  ))
}

type RowProps = Omit<Props, 'programmes' | 'id'> & { each: ListedProgramme }

function Programme({ each: { institute, programme, seats, own }, headedBy, newest, search }: RowProps) {
  const { seats: words, choosing, predictor, results, language } = useWords()
  const degree = words.degree(programme.degree, programme.durationYears)
  const branch = shortBranchName(programme.name)
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-border py-2 sm:py-3 md:grid-cols-2">
      <div className="min-w-0">
        <h3 className="font-semibold wrap-anywhere">
          {headedBy === 'programme' ? branch : shortInstituteName(institute.name)}
        </h3>
        <p className="type-small text-secondary wrap-anywhere">
          {headedBy === 'institute' || branch !== programme.name ? `${programme.name}, ${degree}` : degree}
        </p>
        {own && <OwnSeat own={own} search={search} />}
      </div>
      <ul className="flex flex-wrap content-start gap-x-6">
        {seats.map(({ key, quota, newest: seat, isOffered, chance }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-1">
            <Bookmark
              value={key}
              label={choosing.addOf(`${programme.name}, ${institute.name}, ${predictor.quotas[quota]}`)}
              className="bookmark-bare"
            />
            <a
              href={seatLink(key, language, search)}
              className="inline-flex min-h-11 items-center gap-2 tabular-nums text-primary-text hover:underline"
            >
              <span>{predictor.quotas[quota]}</span>
              <strong className="font-heading">{groupIndian(seat.closing ?? 0)}</strong>
            </a>
            {chance && <ChancePill band={chance.band} percent={results.percent(chance.percent)} size="small" />}
            {!isOffered && <Badge tone="plain">{words.ended(String(newest.season))}</Badge>}
            {seat.season !== newest.season && (
              <span className="block text-[13px] text-tertiary">
                {words.older(String(seat.season), String(seat.round))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The reader's best seat of a programme: its chance, which seat it is, and where it closed. */
function OwnSeat({ own, search }: { own: OwnPool; search: URLSearchParams }) {
  const { collegeIndex: words, results, language } = useWords()
  const nameOf = usePoolName()
  return (
    <p className="mt-1 flex items-center gap-x-2">
      <ChancePill band={own.chance.band} percent={results.percent(own.chance.percent)} size="small" />
      <a
        href={seatLink(own.key, language, search)}
        className="inline-flex min-h-11 min-w-0 items-center text-primary-text hover:underline"
      >
        {words.yourSeat(
          `${nameOf(own)}, ${results.quotas[own.quota]}`,
          own.closing === null ? '' : groupIndian(own.closing),
        )}
      </a>
    </p>
  )
}
