import type { RankReach, RanksAnswer } from '@sopaan/contract/college-predictor'
import { paths, toolFrom } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Link, useLocation } from 'react-router'
import { CollegeColumns } from '#web/colleges/college-columns.tsx'
import { ClassTwelveNote } from '#web/search-form/class-twelve-note.tsx'
import { homeCityOf } from '#web/search-form/college-limits.tsx'
import { predictorAddress, profileEntries } from '#web/search-form/predictor-search.ts'
import { seatLink } from '#web/search-form/seat-link.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ForecastNote } from './forecast-note.tsx'
import { RANK_LIMITS } from './limit-keys.ts'

const BANDS = [
  ['safe', 'safe'],
  ['likely', 'likely'],
  ['reach', 'reach'],
  ['long-shot', 'longShot'],
] as const satisfies readonly (readonly [keyof Words['predictor']['bands'], keyof NonNullable<RankReach['bands']>])[]

type Props = { answer: RanksAnswer; search: URLSearchParams }

/** A sheet a rank: which seats it decides, how likely they are, and where another rank of the same person does better. */
export function RankReaches({ answer, search }: Props) {
  const { ranks: words } = useWords()
  const linkTo = useSeatList(search)
  const hasEasier = answer.ranks.some(({ easierElsewhere }) => easierElsewhere > 0)
  return (
    <>
      <ul className="grid gap-4">
        {answer.ranks.map((reach) => (
          <li key={reach.key}>
            <Reach reach={reach} answer={answer} search={search} />
          </li>
        ))}
      </ul>
      {hasEasier && (
        <Banner title={words.orderTitle} tone="note">
          <p className="measure text-secondary">{words.order}</p>
        </Banner>
      )}
      <div className="grid justify-items-start gap-4">
        <Link to={linkTo({})} className={`${buttonClasses('pen')} max-sm:w-full`}>
          {words.seeAll}
        </Link>
        <ClassTwelveNote />
        <ForecastNote answer={answer} />
      </div>
    </>
  )
}

type ReachProps = { reach: RankReach; answer: RanksAnswer; search: URLSearchParams }

function Reach({ reach, answer, search }: ReachProps) {
  const { ranks: words, predictor } = useWords()
  const name = predictor.rankOf(predictor.lists[reach.list], predictor.kinds[reach.kind])
  return (
    <article className="grid gap-x-10 gap-y-4 rounded-box border border-border bg-surface p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
      <div>
        <h2 className="type-card">{name}</h2>
        <p className="text-3xl font-black tabular-nums">{groupIndian(reach.rank)}</p>
        {reach.total > 0 && (
          <p className="type-small mt-1 text-secondary">
            {words.decides(reach.seatTypes.join(words.and), words.colleges[reach.list])}{' '}
            {words.inNewest(
              groupIndian(reach.gotNewest),
              groupIndian(reach.total),
              String(answer.newestSeason),
              String(answer.newestRound),
            )}
          </p>
        )}
      </div>
      {reach.total === 0 ? (
        <p className="text-secondary">{words.nothing}</p>
      ) : (
        <div className="grid content-start gap-4">
          <Counts reach={reach} name={name} search={search} />
          <Hardest reach={reach} answer={answer} search={search} />
          {reach.easierElsewhere > 0 && (
            <p className="border-s-2 border-border-control ps-3">
              {words.easier(
                reach.easierElsewhere,
                groupIndian(reach.easierElsewhere),
                groupIndian(reach.total),
                reach.seatTypes.join(words.and),
              )}
            </p>
          )}
        </div>
      )}
    </article>
  )
}

/** How many seats stand in each band, each number a link to them. */
function Counts({ reach, name, search }: { reach: RankReach; name: string; search: URLSearchParams }) {
  const { ranks: words, predictor } = useWords()
  const linkTo = useSeatList(search)
  const { bands } = reach
  if (!bands) return <p className="text-secondary">{words.preparatory}</p>
  return (
    <ul aria-label={words.counts(name)} className="grid grid-cols-4 gap-1 rounded-box bg-surface-sunken p-1.5">
      {BANDS.map(([band, countKey]) => (
        <li key={band}>
          <Link
            to={linkTo({ by: reach.key, band })}
            className="flex min-h-14 flex-col items-center justify-center rounded-control px-1 py-1 leading-tight text-secondary no-underline hover:bg-surface hover:text-default"
          >
            <span className="text-lg font-heading text-default tabular-nums">{groupIndian(bands[countKey])}</span>{' '}
            <span className="text-[15px] whitespace-nowrap">{predictor.bands[band]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Hardest({ reach: { bands, hardest, hardestFacts }, answer, search }: ReachProps) {
  const { ranks: words, predictor, language } = useWords()
  if (!bands) return null
  if (!hardest) return <p className="text-secondary">{words.noHardest}</p>
  return (
    <div className="grid gap-2">
      <p>
        <span className="type-small block text-secondary">{words.hardest}</span>
        <a
          href={seatLink(hardest.key, language, search)}
          className="font-semibold text-default underline decoration-border-strong underline-offset-4 hover:decoration-primary-text"
        >
          {hardest.programme.name}
        </a>
        {', '}
        {hardest.institute.name}
        {', '}
        {predictor.quotaSeat(predictor.quotas[hardest.quota])}
        {': '}
        <strong className="font-semibold tabular-nums">{predictor.percent(hardest.chancePercent)}</strong>
      </p>
      {hardestFacts && <CollegeColumns figures={hardestFacts} city={homeCityOf(search, answer.homes)} />}
    </div>
  )
}

/** The list of seats of the same person, narrowed; from a dashboard it stays in the dashboard. */
function useSeatList(search: URLSearchParams): (changes: Readonly<Record<string, string>>) => string {
  const { language } = useWords()
  const { pathname } = useLocation()
  const limits = RANK_LIMITS.flatMap((key) => (search.get(key) ? [[key, search.get(key) ?? '']] : []))
  const profile = new URLSearchParams([...profileEntries(search), ...limits])
  return (changes) =>
    toolFrom(pathname, paths.tool('college-predictor'), language) + predictorAddress.withChanged(profile, changes)
}
