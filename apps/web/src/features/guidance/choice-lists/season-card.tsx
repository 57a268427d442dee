import { paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'
import { choiceShortName } from './choice-short-name.ts'
import { firstChoicesQuery } from './first-choices.queries.ts'
import { ownSeasonQuery } from './followed-lists.queries.ts'

/**
 * While a season runs: which round or mock is out, and what the chosen list would give. Nothing at other times.
 * @param search  who asks, as the predictor's address has it; empty where no rank is known
 */
export function SeasonCard({ search }: { search: string }) {
  const { ownSeason: words } = useWords()
  // The card of the list asks for these: they say whether a round is out at all.
  const { data: first } = useQuery(firstChoicesQuery(search))
  const isRunning = (first?.judged?.afterRound ?? 0) > 0 || first?.judged?.mockOut !== undefined
  const { data } = useQuery({ ...ownSeasonQuery(null, search), enabled: isRunning && search !== '' })
  const followed = data?.followed
  const outcome = followed?.outcomes.at(-1)
  const mock = outcome === undefined ? followed?.mocks.at(-1) : undefined
  const seat = (outcome ?? mock)?.seat
  if (!isRunning || !followed || seat === undefined) return null
  const { college, branch } = choiceShortName(followed.choices[seat?.choice ?? -1])
  const season = String(followed.season)
  const name = seat === null ? undefined : words.seat(college, branch)
  return (
    <div className="mb-3 rounded-box bg-primary-soft p-4">
      <p className="font-heading tabular-nums">
        {mock === undefined
          ? words.cardTitle(String(outcome?.round), season)
          : words.cardMock(String(mock.mock), season)}
      </p>
      <p>
        {mock === undefined
          ? name === undefined
            ? words.cardNone
            : words.cardSeat(name)
          : `${name === undefined ? words.mockNone : words.mockCame(name)} ${words.mockGives}`}
      </p>
      <Link
        to={paths.ownSeason()}
        className="type-small inline-flex min-h-11 items-center font-semibold text-primary-text"
      >
        {words.cardMore}
      </Link>
    </div>
  )
}
