import { inLanguage, paths } from '@sopaan/contract/paths'
import type { SeatPage } from '@sopaan/contract/seat-pools'
import { briefBranchName, shortBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { slugOfFamily } from '@sopaan/domain/seats/seat-positions'
import { profileEntries } from '#web/search-form/predictor-search.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { hostOf } from '#web/sharing/host-of.ts'
import type { PictureFacts } from '#web/sharing/send-picture.ts'
import { ShareMenu } from '#web/sharing/share-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useOrigin } from '#web/use-origin.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = { seat: SeatPage; search: URLSearchParams }

/** The college, the branch and the seat in it; where it closed last; what one can do with it. */
export function SeatHead({ seat, search }: Props) {
  const { predictor, shell, states, language } = useWords()
  const { institute, programme } = seat
  const state = institute.state && (states[institute.state as keyof typeof states] ?? institute.state)
  // The name of an institute mostly names its city.
  const city = institute.city && !institute.name.includes(institute.city) ? institute.city : undefined
  const college = inLanguage(paths.college(institute.slug), language) + profileSearch(search)
  const short = shortInstituteName(institute.name)
  const legal = short === institute.name ? undefined : institute.name
  return (
    <div className="seat-head graph-paper">
      <div className="page-width">
        <div className="max-sm:hidden">
          <Breadcrumb
            label={shell.breadcrumb}
            steps={[{ label: short, to: college }, { label: briefBranchName(programme.name) }]}
          />
        </div>
        <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[1fr_auto] lg:items-end">
          <div className="min-w-0">
            <h1 className="wrap-anywhere">
              <span className="seat-college">{short}</span>{' '}
              <span className="block font-heading text-lg leading-7 sm:text-[22px]">{programme.name}</span>
            </h1>
            <p className="mt-1 text-[15px] text-secondary">
              {[legal, city, state].filter(Boolean).join(', ')} ·{' '}
              {predictor.degree(programme.degree, programme.durationYears)}
              <Since seat={seat} />
            </p>
            {seat.verdict?.state !== 'judged' && <NewestClosing seat={seat} />}
            <RunningRound seat={seat} />
          </div>
          <Actions seat={seat} search={search} />
        </div>
      </div>
    </div>
  )
}

/** Since when the college stands, and its own website. */
function Since({ seat: { facts, institute } }: { seat: SeatPage }) {
  const { colleges: words } = useWords()
  return (
    <>
      {facts?.founded !== undefined && ` · ${words.founded(String(facts.founded))}`}
      {institute.website !== undefined && (
        <>
          {' · '}
          <a href={institute.website} rel="noopener" className="text-primary-text underline">
            {siteName(institute.website)}
          </a>
        </>
      )}
    </>
  )
}

/** A website as people say it: `nitc.ac.in`. */
function siteName(address: string): string {
  return new URL(address).host.replace(/^www\./, '')
}

/** Where the seat closed last: for a reader with a rank the answer below says it. */
function NewestClosing({ seat: { rounds } }: { seat: SeatPage }) {
  const { seats: words } = useWords()
  const newest = rounds.findLast(({ isFinal, closing }) => isFinal && closing !== null)
  if (!newest?.closing) return <p className="mt-1">{words.notPrinted}</p>
  return (
    <p className="mt-1">
      {words.closedAt} <strong className="tabular-nums">{groupIndian(newest.closing)}</strong>{' '}
      <span className="type-small text-secondary">{words.source(String(newest.season), String(newest.round))}</span>
    </p>
  )
}

/** Which seat of the choice this page is about, and the ways to its college and its branch. */
export function SeatKindLine({ seat, search }: Props) {
  const { seats: words, language } = useWords()
  const profile = profileSearch(search)
  const link = 'inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline'
  return (
    <div className="mt-3">
      <KindOfSeat seat={seat} />
      <p className="mt-1 flex flex-wrap gap-x-6">
        <a href={inLanguage(paths.college(seat.institute.slug), language) + profile} className={link}>
          {words.seeCollege}
        </a>
        <a href={inLanguage(paths.branch(slugOfFamily(seat.programme.family)), language) + profile} className={link}>
          {words.seeBranch}
        </a>
      </p>
    </div>
  )
}

/** Quota, seat type, gender, rank list and how many there are: small, as the answer below says the most of it. */
function KindOfSeat({ seat }: { seat: SeatPage }) {
  const { seats: words, predictor } = useWords()
  const facts = [
    predictor.quotaSeat(predictor.quotas[seat.quota]),
    words.seatOf(seat.seatType),
    words.genders[seat.gender],
    ...(seat.isPreparatory ? [words.preparatory] : []),
    ...(seat.needsAat ? [predictor.needsAat] : []),
    words.rankOf(predictor.lists[seat.list]),
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
  const said = words.shareText(`${shortInstituteName(institute.name)}, ${shortBranchName(programme.name)}`)
  return (
    <div className="seat-actions">
      <Bookmark value={key} label={choosing.addOf(name)} words={{ off: choosing.add, on: choosing.added, of: name }} />
      <a href={inLanguage(paths.compare([key], profileEntries(search)), language)} className={buttonClasses('line')}>
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
