import type { CoveredBody, CoveredSeason } from '@sopaan/contract/coverage'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'
import { CoverageTable } from './coverage-table.tsx'

/** The seasons of one national counselling, newest first, with what is missing of them. */
export function CoveredSeasons({ body, newestOfAll }: { body: CoveredBody; newestOfAll: number }) {
  const { coverage: words } = useWords()
  const { counselling, seasons, newestFull } = body
  const name = words.bodies[counselling]
  const [newest, oldest] = [seasons[0]?.season, seasons.at(-1)?.season]
  return (
    <div className="mt-8">
      <h3 id={counselling} className="type-card">
        {name}
      </h3>
      {newestFull && (
        <p className="measure mt-1">
          <strong>{words.newestFull(name, String(newestFull.season))}.</strong>{' '}
          {words.printed(
            groupIndian(newestFull.pools),
            groupIndian(newestFull.branches),
            groupIndian(newestFull.institutes),
          )}
        </p>
      )}
      {newest !== undefined && newest < newestOfAll && (
        <p className="measure mt-1">{words.notYet(name, String(newestOfAll))}</p>
      )}
      {newest !== undefined && hasNoGaps(seasons) && (
        <p className="measure mt-1 text-secondary">{words.noGaps(name, String(oldest), String(newest))}</p>
      )}
      <CoverageTable
        labelledBy={counselling}
        columns={[words.columns.season, words.columns.rounds, words.columns.ranks]}
        rows={seasons.map((season) => ({
          key: String(season.season),
          cells: [season.season, <Rounds key="rounds" season={season} />, groupIndian(season.ranks)],
        }))}
      />
    </div>
  )
}

function Rounds({ season: { rounds, missing, isFull } }: { season: CoveredSeason }) {
  const { coverage: words } = useWords()
  if (isFull) return words.allRounds(rounds.length)
  return missing.length > 0 ? words.someRounds(rounds.join(', ')) : words.unfinished(rounds.join(', '))
}

/** Whether every round of every year from the oldest to the newest is held. */
function hasNoGaps(seasons: readonly CoveredSeason[]): boolean {
  return seasons.every(({ isFull, season }, at) => isFull && season === (seasons[0]?.season ?? 0) - at)
}
