import { inLanguage, paths } from '@sopaan/contract/paths'
import type { SeatPage } from '@sopaan/contract/seat-pools'
import { briefBranchName, shortBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { slugOfFamily } from '@sopaan/domain/seats/seat-positions'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { hostOf } from '#web/sharing/host-of.ts'
import type { PictureFacts } from '#web/sharing/send-picture.ts'
import { ShareMenu } from '#web/sharing/share-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useOrigin } from '#web/use-origin.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = { seat: SeatPage; search: URLSearchParams }

/** The college, the branch and the seat in it; where it closed last; what one can do with it. */
export function SeatHead({ seat, search }: Props) {
  const { seats: words, shell, states, language } = useWords()
  const { institute, programme, rounds } = seat
  const state = institute.state && (states[institute.state as keyof typeof states] ?? institute.state)
  // The name of an institute mostly names its city.
  const city = institute.city && !institute.name.includes(institute.city) ? institute.city : undefined
  const college = inLanguage(paths.college(institute.slug), language) + profileSearch(search)
  const branch = inLanguage(paths.branch(slugOfFamily(programme.family)), language) + profileSearch(search)
  const newest = rounds.findLast(({ isFinal, closing }) => isFinal && closing !== null)
  const short = shortInstituteName(institute.name)
  const legal = short === institute.name ? undefined : institute.name
  const link = 'inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline'
  return (
    <PageHead>
      <Breadcrumb
        label={shell.breadcrumb}
        steps={[{ label: short, to: college }, { label: briefBranchName(programme.name) }]}
      />
      <div className="mt-4 grid gap-x-8 gap-y-5 lg:grid-cols-[1fr_auto] lg:items-end">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">
            <span className="type-title block">{short}</span>{' '}
            <span className="mt-1 block font-heading text-lg leading-7 sm:text-[22px]">{programme.name}</span>
          </h1>
          <p className="mt-2 text-secondary">{[legal, city, state].filter(Boolean).join(', ')}</p>
          <KindOfSeat seat={seat} />
          <p className="mt-3">
            {newest?.closing ? (
              <>
                {words.closedAt} <strong className="type-card tabular-nums">{groupIndian(newest.closing)}</strong>{' '}
                <span className="type-small text-secondary">
                  {words.source(String(newest.season), String(newest.round))}
                </span>
              </>
            ) : (
              words.notPrinted
            )}
          </p>
          <RunningRound seat={seat} />
        </div>
        <Actions seat={seat} search={search} />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={college} className={link}>
          {words.seeCollege}
        </a>
        <a href={branch} className={link}>
          {words.seeBranch}
        </a>
      </p>
    </PageHead>
  )
}

/** Quota, seat type, gender, rank list, degree and how many there are: small, as the answer below says the most of it. */
function KindOfSeat({ seat }: { seat: SeatPage }) {
  const { seats: words, predictor } = useWords()
  const facts = [
    predictor.quotaSeat(predictor.quotas[seat.quota]),
    words.seatOf(seat.seatType),
    words.genders[seat.gender],
    ...(seat.isPreparatory ? [words.preparatory] : []),
    ...(seat.needsAat ? [predictor.needsAat] : []),
    words.rankOf(predictor.lists[seat.list]),
    predictor.degree(seat.programme.degree, seat.programme.durationYears),
    ...(seat.seats ? [words.seatsIn(seat.seats.count, String(seat.seats.season))] : []),
  ]
  return (
    <ul className="type-small mt-2 flex flex-wrap gap-x-4 gap-y-1 text-secondary">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** To the list, beside others, or to somebody: the link that is sent says nothing of the reader. */
function Actions({ seat, search }: Props) {
  const { key, institute, programme } = seat
  const { seats: words, choosing, language } = useWords()
  const origin = useOrigin()
  const name = `${programme.name}, ${institute.name}`
  const compared = new URLSearchParams([['by', 'seats'], ['seat', key], ...new URLSearchParams(profileSearch(search))])
  const said = words.shareText(`${shortInstituteName(institute.name)}, ${shortBranchName(programme.name)}`)
  return (
    <div className="flex flex-wrap gap-3">
      <Bookmark value={key} label={choosing.mark(name)} words={{ off: choosing.add, on: choosing.added, of: name }} />
      <a
        href={`${inLanguage(paths.tool('branch-comparison'), language)}?${compared}`}
        className={buttonClasses('line')}
      >
        {words.compare}
      </a>
      <ShareMenu
        text={said}
        url={origin + inLanguage(paths.seat(key), language)}
        picture={usePicture(seat)}
        className={buttonClasses('line')}
      >
        <Icon name="share" /> {words.share}
      </ShareMenu>
    </div>
  )
}

/** What a picture of the seat says: for a reader with a rank the chance by it, else where it closed last. */
function usePicture(seat: SeatPage): PictureFacts | undefined {
  const { choosing, predictor } = useWords()
  const words = choosing.sharing
  const origin = useOrigin()
  const { institute, programme, rounds, verdict, forecastSeason, list } = seat
  const newest = rounds.findLast(({ isFinal, closing }) => isFinal && closing !== null)
  if (!newest?.closing) return undefined
  const shown = {
    title: `${shortInstituteName(institute.name)} ${briefBranchName(programme.name)}`,
    lines: [programme.name],
    foot: words.from(hostOf(origin), String(newest.season)),
    fileName: 'josaa-seat.png',
  }
  if (verdict?.state !== 'judged' || !verdict.chance || forecastSeason === null) {
    return { ...shown, who: '', figure: groupIndian(newest.closing), note: words.closed(String(newest.season)) }
  }
  const { chance, rank, rankKind } = verdict
  return {
    ...shown,
    who: `${predictor.rankOf(predictor.lists[list], predictor.kinds[rankKind])}: ${groupIndian(rank)}`,
    figure: predictor.percent(chance.percent),
    note: words.chance(predictor.bands[chance.band], String(forecastSeason)),
  }
}

/** While a season runs: which round of it is in, where the seat closed in it, and what that means for the reader's rank. */
function RunningRound({ seat }: { seat: SeatPage }) {
  const { seats: words, predictor } = useWords()
  const { forecastSeason, afterRound, rounds, verdict } = seat
  if (forecastSeason === null || afterRound === 0) return null
  const [season, round] = [String(forecastSeason), String(afterRound)]
  const closing = rounds.find((each) => each.season === forecastSeason && each.round === afterRound)?.closing ?? null
  const rank = verdict?.state === 'judged' ? verdict.rank : undefined
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="likely">{predictor.roundIn(round, season)}</Badge>
      <p>
        {closing === null ? words.runningNone : words.runningClosed(groupIndian(closing))}{' '}
        {closing !== null && rank !== undefined && words.runningYours(rank <= closing)}
      </p>
    </div>
  )
}
