import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { mentorsFrom, paths, toolFrom } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { GuideLink } from '#web/guide-link.tsx'
import { predictorAddress } from '#web/search-form/predictor-search.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Beyond = NonNullable<ChoicesAnswer['beyond']>
type Props = { answer: ChoicesAnswer; beyond: Beyond; search: URLSearchParams }

const CSAB_SITE = 'https://csab.nic.in'
const TELE_MANAS = '14416'

/** For a rank behind every seat: how far the last one went, and the ways that are still open, the nearest first. */
export function BeyondReach({ answer, beyond, search }: Props) {
  const { results, language } = useWords()
  const { beyond: words } = results
  const { pathname } = useLocation()
  const { longShot } = answer.bands
  return (
    <section aria-labelledby="beyond" className="page-width grid gap-4 pt-3">
      <div className="timing-marks beyond-head rounded-sheet bg-surface py-5 pr-5 pl-12 shadow-2">
        <div>
          <h2 id="beyond" className="type-subsection text-balance lg:text-4xl lg:leading-tight">
            {words.title} <Highlighted>{words.marked}</Highlighted>
            {words.after}
          </h2>
          <p className="measure mt-2 text-secondary">
            {beyond.last ? <LastSeat season={beyond.last.season} closing={beyond.last.closing} /> : words.none}{' '}
            {words.not}
          </p>
        </div>
        {beyond.last && <FarRuler last={beyond.last.closing} you={beyond.last.rank} />}
      </div>
      <ol className="doors">
        <StateDoor counselling={beyond.counselling} search={search} />
        <CsabDoor csab={beyond.csab} rank={beyond.last?.rank} />
        <Door title={words.again} why={words.againWhy}>
          <a href={toolFrom(pathname, paths.tool('study-planner'), language)} className={buttonClasses('line')}>
            {words.againGo}
          </a>{' '}
          <GuideLink guide="drop-year">{words.againGuide}</GuideLink>
        </Door>
        <Door title={words.others} why={words.othersWhy}>
          <a href={mentorsFrom(pathname, paths.mentors(), language)} className={buttonClasses('line')}>
            {words.othersGo}
          </a>
        </Door>
      </ol>
      {longShot > 0 && (
        <p>
          <Link
            to={predictorAddress.withChanged(search, { under: 'true' })}
            preventScrollReset
            className="inline-flex min-h-11 items-center font-semibold text-primary-text"
          >
            {results.fold(longShot, groupIndian(longShot))}
          </Link>
        </p>
      )}
      <p className="beyond-talk">
        {words.talk}{' '}
        <a href={`tel:${TELE_MANAS}`} className="inline-flex min-h-11 items-center font-bold text-primary-text">
          {TELE_MANAS}
        </a>
        {words.talkAfter}
      </p>
    </section>
  )
}

/** Where the last seat closed: the rank stands out of its sentence. */
function LastSeat({ season, closing }: Pick<NonNullable<Beyond['last']>, 'season' | 'closing'>) {
  const { beyond: words } = useWords().results
  const rank = groupIndian(closing)
  const [before, ...after] = words.last(String(season), rank).split(` ${rank}`)
  return (
    <>
      {before} <b className="text-default">{rank}</b>
      {after.join(` ${rank}`)}
    </>
  )
}

function Door({ title, why, children }: { title: string; why: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3 className="type-card self-center">{title}</h3>
      <p className="col-start-2 text-secondary">{why}</p>
      <p className="col-start-2 mt-1">{children}</p>
    </li>
  )
}

/** The counselling of the home state, with the rank filled in where it goes by the same one. */
function StateDoor({ counselling, search }: { counselling: Beyond['counselling']; search: URLSearchParams }) {
  const { results, states, language } = useWords()
  const { beyond: words } = results
  const { pathname } = useLocation()
  const home = search.get('state') as keyof typeof states | null
  // An overseas citizen is at home in no State.
  const state = home === 'Overseas' ? null : home
  const tool = toolFrom(pathname, paths.tool('state-college-predictor'), language)
  if (!state || !states[state] || !counselling) {
    return (
      <Door title={state && states[state] ? words.state(states[state]) : words.stateAny} why={words.stateNone}>
        <a href={tool} className={buttonClasses('pen')}>
          {words.stateGoAny}
        </a>
      </Door>
    )
  }
  const { isByJeeRank: isByJee } = counselling
  const rank = search.get('main')
  const query = new URLSearchParams([
    ['counselling', counselling.id],
    ...(isByJee && rank !== null ? [['jeeRank', rank]] : []),
  ])
  return (
    <Door
      title={words.state(states[state])}
      why={words.stateWhy(
        counselling.name,
        isByJee ? words.stateJee : counselling.exam === counselling.name ? words.stateOwn : counselling.exam,
      )}
    >
      <a href={`${tool}?${query}`} className={buttonClasses('pen')}>
        {words.stateGo(states[state])}
      </a>
    </Door>
  )
}

function CsabDoor({ csab, rank }: { csab: Beyond['csab']; rank: number | undefined }) {
  const { results } = useWords()
  const { beyond: words } = results
  const seats = csab?.farthest.map(({ programme, institute, closing }) =>
    words.csabSeat(programme, institute, groupIndian(closing)),
  )
  const why =
    csab === null || rank === undefined
      ? words.csabPlain
      : csab.seats === 0
        ? words.csabNone(String(csab.season))
        : `${words.csabSeats(String(csab.season), csab.seats, groupIndian(csab.seats), groupIndian(rank))} ${seats?.join(', ')}.`
  return (
    <Door title={words.csab} why={why}>
      <a href={CSAB_SITE} rel="noopener" className={buttonClasses('line')}>
        {words.csabGo}
      </a>
    </Door>
  )
}

const WIDTH = 320
const FRAME_END = 240
const TICKS = [30, 60, 90, 120, 150, 180, 210]

/** A scale that ends behind the last seat, and the reader beyond its end. */
function FarRuler({ last, you }: { last: number; you: number }) {
  const { beyond: words } = useWords().results
  const flag = FRAME_END - 26
  return (
    <svg
      role="img"
      aria-label={words.ruler(groupIndian(last), groupIndian(you))}
      className="beyond-ruler"
      viewBox={`0 0 ${WIDTH} 84`}
      preserveAspectRatio="xMinYMid meet"
    >
      <rect className="frame" x="1" y="26" width={FRAME_END} height="26" rx="5" />
      {TICKS.map((x) => (
        <line key={x} className="tick" x1={x} x2={x} y1="26" y2="33" />
      ))}
      <line className="last" x1={flag} x2={flag} y1="10" y2="26" />
      <text x={flag - 5} y="18" textAnchor="end">
        {words.lastFlag(groupIndian(last))}
      </text>
      <line className="far" x1={FRAME_END + 2} x2={WIDTH - 24} y1="39" y2="39" />
      <line className="you" x1={WIDTH - 22} x2={WIDTH - 22} y1="24" y2="56" />
      <text x="2" y="68">
        1
      </text>
      <text className="you-label" x={WIDTH - 2} y="74" textAnchor="end">
        {words.youFlag(groupIndian(you))}
      </text>
    </svg>
  )
}
