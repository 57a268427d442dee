import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Link } from 'react-router'
import { predictorAddress } from '#web/search-form/predictor-search.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { GuessedNote, isGuessed } from './guessed-note.tsx'
import { MissingBar } from './missing-bar.tsx'
import { SeveralRanks } from './several-ranks.tsx'
import { ShareResult } from './share-result.tsx'

type Props = { answer: ChoicesAnswer; rank: string; search: URLSearchParams; sheetId: string }

/** The reader in one line, how many choices there are, and what is missing: all that stands above the controls. */
export function ResultHead({ answer, rank, search, sheetId }: Props) {
  const { results: words } = useWords()
  const { safe, likely, reach } = answer.bands
  const all = safe + likely + reach
  return (
    <div className="page-width">
      <SkipLink label={words.skip} to="#results" />
      <div className="me-line">
        <h1 className="me-rank">
          <span className="sr-only">{words.title(rank)}</span>
          <span aria-hidden="true">{rank}</span>
        </h1>
        <ul className="me-facts">
          {useFacts(search, answer).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <button type="button" popoverTarget={sheetId} className="me-edit">
          {words.edit}
        </button>
        <div className="me-side">
          {all > 0 && (
            <span className="max-lg:hidden text-secondary tabular-nums">
              {words.ofChoices(groupIndian(answer.total), groupIndian(all + answer.bands.longShot))}
            </span>
          )}
          <ShareResult rank={rank} count={groupIndian(all)} />
          {all > 0 && <Layout search={search} />}
        </div>
      </div>
      <SeveralRanks search={search} />
      {isGuessed(search) ? (
        <GuessedNote search={search} sheetId={sheetId} />
      ) : (
        <MissingBar hidden={answer.hidden} search={search} />
      )}
    </div>
  )
}

function Layout({ search }: { search: URLSearchParams }) {
  const { results: words } = useWords()
  const group = search.get('group') ?? ''
  const layouts = [
    ['', words.list],
    ['college', words.byCollege],
    ['branch', words.byBranch],
  ] as const
  return (
    <nav aria-label={words.layout} className="me-layout">
      {layouts.map(([key, label]) => (
        <Link
          key={key}
          to={predictorAddress.withChanged(search, { group: key || undefined, page: undefined })}
          preventScrollReset
          aria-current={group === key ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** What the reader said: category, gender, state, and what goes with them. */
function useFacts(search: URLSearchParams, { afterRound, forecastSeason }: ChoicesAnswer): string[] {
  const { predictor, results: words, states } = useWords()
  const category = (search.get('category') || 'OPEN') as keyof typeof predictor.categories
  const gender = search.get('gender')
  const state = search.get('state') as keyof typeof states | null
  const genders: Readonly<Record<string, string>> = { female: words.girl, male: words.boy, other: words.other }
  return [
    predictor.categories[category] ?? category,
    (gender && genders[gender]) || words.genderNotSaid,
    ...(state && states[state] ? [states[state]] : []),
    ...(search.get('pwd') === 'true' ? [predictor.pwdShort] : []),
    ...(search.get('aat') === 'true' ? [predictor.aatShort] : []),
    ...(afterRound > 0 ? [predictor.roundIn(String(afterRound), String(forecastSeason))] : []),
  ]
}
