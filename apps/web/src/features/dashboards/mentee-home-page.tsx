import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Link } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { useRankNames } from '#web/features/accounts/use-rank-names.ts'
import { NextSessionCard } from '#web/features/bookings/next-session-card.tsx'
import { TodayCard } from '#web/features/planner/today-card.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { paths } from '#web/paths.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { predictorSearchOf } from './predictor-start.ts'
import { ToolTiles } from './tool-tiles.tsx'

/** The first page of a student: the ranks the profile holds, and the way into the tools that start from them. */
export default function MenteeHomePage() {
  const { account, ranks: rankWords, states } = useWords()
  const user = useSignedIn()
  const ranks = useRankNames().flatMap(({ key, name }) => {
    const rank = user.studentFacts.ranks[key]
    return rank === undefined ? [] : [{ key, name, rank }]
  })
  const { category, homeState } = user.studentFacts
  const profilePath = `${paths.dashboard('mentee-dashboard')}/profile#study`
  return (
    <div className="mx-auto grid max-w-[1104px] gap-8">
      <DocumentHead title={account.nav.items.home} isIndexed={false} />
      <h2 className="type-section">{account.welcome(user.fullName)}</h2>
      <Card>
        <h3 className="type-subsection">{account.rankTitle}</h3>
        {ranks.length === 0 ? (
          <>
            <p className="mt-2 text-ink-2">{account.noRank}</p>
            <Link to={profilePath} className={`${buttonClasses('pen')} mt-5`}>
              {account.addRank}
            </Link>
          </>
        ) : (
          <>
            <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
              {ranks.map(({ key, name, rank }) => (
                <div key={key} className="flex flex-col-reverse">
                  <dt className="text-ink-2">{name}</dt>
                  <dd className="text-3xl font-[800] tabular-nums">{groupIndian(rank)}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-ink-2">
              {[category, homeState === null ? undefined : states[homeState]].filter(Boolean).join(' · ')}
            </p>
            <div className="mt-5 flex flex-wrap gap-3">
              <Link
                to={paths.dashboardTool('mentee-dashboard', 'college-predictor') + predictorSearchOf(user)}
                className={buttonClasses('pen')}
              >
                {account.seeSeats}
              </Link>
              {ranks.length > 1 && (
                <Link
                  to={paths.dashboard('mentee-dashboard') + paths.allRanks() + predictorSearchOf(user)}
                  className={buttonClasses('line')}
                >
                  {rankWords.name}
                </Link>
              )}
              <Link to={profilePath} className={buttonClasses('line')}>
                {account.changeRank}
              </Link>
            </div>
          </>
        )}
      </Card>
      <NextSessionCard />
      <TodayCard dashboard="mentee-dashboard" />
      <section aria-labelledby="tools-title">
        <h3 id="tools-title" className="type-subsection mb-4">
          {account.toolsTitle}
        </h3>
        <ToolTiles user={user} />
      </section>
    </div>
  )
}
