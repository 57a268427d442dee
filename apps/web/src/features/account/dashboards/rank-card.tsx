import { RANK_KEYS, type RankKey } from '@sopaan/contract/college-predictor'
import { paths } from '@sopaan/contract/paths'
import type { User } from '@sopaan/contract/users'
import { groupIndian, lakhLabel } from '@sopaan/domain/indian-numbers'
import { LANDMARK_ROUND, RANK_LANDMARKS } from '@sopaan/domain/ranks/rank-landmarks'
import { Link } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ResultSheet } from '#web/ui/result-sheet.tsx'
import { Ruler } from '#web/ui/ruler.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { predictorSearchOf, stateScoresOf, stateSearchOf } from './predictor-start.ts'

/** Ends of the ruler of each list, ranks: from its hardest seats to its last. */
const SCALES = { 'main-1': [200, 400_000], advanced: [50, 40_000] } as const
type RuledList = keyof typeof SCALES

type Props = {
  user: User
  /** Every rank somebody can have, with its name. */
  names: readonly { key: RankKey; name: string }[]
}

/** The ranks and scores of a student: the one that most seats go by on the ruler, the others beside it. There is at least one. */
export function RankCard({ user, names }: Props) {
  const { account, menteeHome, states } = useWords()
  const told = names.flatMap(({ key, name }) => {
    const rank = user.studentFacts.ranks[key]
    return rank === undefined ? [] : [{ key, name, rank }]
  })
  const profilePath = `${paths.dashboard('mentee-dashboard')}/profile#study`
  const ruled = findRuled(user)
  const { category, homeState } = user.studentFacts
  const others = told.filter(({ key }) => key !== ruled?.key)
  const search = predictorSearchOf(user)
  return (
    <ResultSheet>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold text-secondary">{ruled ? menteeHome.rankIn[ruled.list] : account.rankTitle}</h3>
        <Link
          to={profilePath}
          className="inline-flex min-h-11 min-w-11 items-center justify-end font-semibold text-primary-text"
        >
          {menteeHome.changeRank}
        </Link>
      </div>
      {ruled && <Ruled list={ruled.list} rank={ruled.rank} />}
      {others.length > 0 && (
        <dl aria-label={menteeHome.otherRanks} className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
          {others.map(({ key, name, rank }) => (
            <div key={key}>
              <dt className="type-small text-secondary">{name}</dt>
              <dd className="text-xl font-heading tabular-nums">{groupIndian(rank)}</dd>
            </div>
          ))}
        </dl>
      )}
      <StateScores user={user} />
      <p className="mt-3 text-secondary">
        {[category, homeState === null ? undefined : states[homeState]].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {search !== '' && (
          <Link
            to={paths.dashboardTool('mentee-dashboard', 'college-predictor') + search}
            className={buttonClasses('pen')}
          >
            {account.seeSeats} <Icon name="arrow" />
          </Link>
        )}
        {told.length > 1 && (
          <Link to={paths.dashboard('mentee-dashboard') + paths.allRanks() + search} className={buttonClasses('line')}>
            {menteeHome.allRanks}
          </Link>
        )}
      </div>
    </ResultSheet>
  )
}

/** What was scored in examinations of States, each with the way to the seats that go by it. */
function StateScores({ user }: { user: User }) {
  const { account, menteeHome } = useWords()
  const scores = stateScoresOf(user)
  if (scores.length === 0) return null
  return (
    <ul className="mt-4 divide-y divide-border border-y border-border">
      {scores.map(({ exam, score, value }) => (
        <li key={`${exam.id} ${score}`} className="flex flex-wrap items-center justify-between gap-x-6">
          <span className="py-2">
            <span className="type-small block text-secondary">
              {account.examScore(exam.name, account.examScores[score])}
            </span>
            <span className="font-heading text-xl tabular-nums">
              {score === 'rank' || score === 'categoryRank' ? groupIndian(value) : value}
            </span>
          </span>
          <Link
            to={
              paths.dashboardTool('mentee-dashboard', 'state-college-predictor') +
              stateSearchOf(user, `?counselling=${exam.id}`)
            }
            className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text"
          >
            {menteeHome.seatsBy(exam.name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type RuledRank = { key: RankKey; list: RuledList; rank: number }

/** One common rank on its ruler, with where well-known open seats of its list closed. */
function Ruled({ list, rank }: Omit<RuledRank, 'key'>) {
  const { menteeHome, language } = useWords()
  const flags = RANK_LANDMARKS.filter((landmark) => landmark.list === list)
  const [from, to] = SCALES[list]
  const said = flags.map(({ label, closing }) => `${label}: ${groupIndian(closing)}`).join('; ')
  return (
    <>
      <p className="type-answer text-primary-text">{groupIndian(rank)}</p>
      <p className="type-small mb-4 text-secondary">
        {menteeHome.rulerNote(String(LANDMARK_ROUND.season), String(LANDMARK_ROUND.round))}
      </p>
      <Ruler
        id="own-rank"
        from={from}
        to={to}
        low={rank}
        high={rank}
        flags={flags.map(({ label, closing }) => ({ key: label, label, value: closing }))}
        scaleLabel={(value) => lakhLabel(value, language)}
        youLabel={menteeHome.you(groupIndian(rank))}
        label={menteeHome.rulerLabel(groupIndian(rank), said)}
      />
    </>
  )
}

/** The common rank of JEE Main, or else of JEE Advanced: open seats close by no other. */
function findRuled({ studentFacts }: User): RuledRank | undefined {
  for (const list of ['main-1', 'advanced'] as const) {
    const key = RANK_KEYS.find((each) => each.list === list && each.kind === 'common')?.key
    const rank = key === undefined ? undefined : studentFacts.ranks[key]
    if (key !== undefined && rank !== undefined) return { key, list, rank }
  }
  return undefined
}
