import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import type { RoundResult, SeasonResult } from '@sopaan/domain/choice-lists/choice-list-replay'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'
import { choiceName } from './choice-name.ts'
import type { Judging } from './use-choices.ts'

type Props = { keys: readonly string[]; judged: NonNullable<Judging['judged']>; seasons: readonly SeasonResult[] }

/** What the list would have got in each of the last seasons, round by round where the rounds are in the book. */
export function ListReplay({ keys, judged, seasons }: Props) {
  const { choices: words } = useWords()
  const listed = keys.map((key) => judged.byKey.get(key) ?? undefined)
  const isJudged = listed.some((choice) => choice?.verdict?.state === 'judged')
  return (
    <section aria-labelledby="replay" className="mt-12">
      <h2 id="replay" className="type-subsection">
        {words.replayTitle}
      </h2>
      <p className="measure mt-1 text-secondary">{isJudged ? words.replayLead : words.replayNeeds}</p>
      {isJudged && (
        <>
          <ol className="mt-4 grid gap-3">
            {seasons.toReversed().map((season) => (
              <Season key={season.season} season={season} keys={keys} listed={listed} />
            ))}
          </ol>
          <p className="type-small measure mt-3 text-tertiary">
            {words.replayNote} {words.replaySource}
          </p>
        </>
      )}
    </section>
  )
}

type SeasonProps = { season: SeasonResult; keys: readonly string[]; listed: readonly (JudgedChoice | undefined)[] }

function Season({ season: { season, rounds, notOffered }, keys, listed }: SeasonProps) {
  const { choices: words } = useWords()
  const final = rounds.findLast(({ isFinal }) => isFinal) ?? rounds.at(-1)
  return (
    <li className="break-inside-avoid rounded-box border border-border bg-surface p-4">
      <div className="grid gap-x-6 sm:grid-cols-[6rem_1fr]">
        <h3 className="type-card tabular-nums">{season}</h3>
        <div className="min-w-0">
          <p className="type-small text-tertiary">{words.replayFinal}</p>
          {final && <Got result={final} keys={keys} listed={listed} isLarge />}
          {rounds.length > 1 ? (
            <details className="group mt-1">
              <summary className="type-small inline-flex min-h-11 items-center font-semibold text-primary-text">
                {words.replayRounds}
              </summary>
              <ol className="grid gap-2">
                {rounds.map((result) => (
                  <li key={result.round} className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
                    <span className="type-small text-tertiary">{words.replayRound(String(result.round))}</span>
                    <Got result={result} keys={keys} listed={listed} />
                  </li>
                ))}
              </ol>
            </details>
          ) : (
            <p className="type-small mt-1 text-tertiary">{words.replayFinalOnly}</p>
          )}
          {notOffered.length > 0 && (
            <p className="type-small mt-1 text-tertiary">
              {words.replayMissing(notOffered.length, groupIndian(notOffered.length))}
            </p>
          )}
        </div>
      </div>
    </li>
  )
}

type GotProps = Omit<SeasonProps, 'season'> & { result: RoundResult; isLarge?: boolean }

function Got({ result: { place }, keys, listed, isLarge = false }: GotProps) {
  const { choices: words } = useWords()
  if (place === undefined)
    return <p className={isLarge ? 'font-semibold text-danger' : 'text-danger'}>{words.replayNone}</p>
  const { branch, college } = choiceName(keys[place] ?? '', listed[place])
  return (
    <p className="wrap-anywhere">
      <span className={isLarge ? 'font-semibold' : undefined}>{branch}</span>, {college}{' '}
      <span className="type-small whitespace-nowrap text-tertiary">{words.replayPlace(groupIndian(place + 1))}</span>
    </p>
  )
}
