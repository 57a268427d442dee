import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { paths, toolFrom } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { Link, useLocation } from 'react-router'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { valuesOf } from '#web/search-form/search-address.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { hostOf } from '#web/sharing/host-of.ts'
import { ShareMenu } from '#web/sharing/share-menu.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { useOrigin } from '#web/use-origin.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ChooseLink } from './choose.tsx'
import type { DatedChoices } from './college-choices.queries.ts'
import { MissingBar } from './missing-bar.tsx'
import { groupAddress } from './next-addresses.ts'

type Props = { answer: DatedChoices; rank: string; search: URLSearchParams; sheetId: string }

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
          <ShareResult answer={answer} rank={rank} search={search} />
          {all > 0 && <Layout search={search} />}
        </div>
      </div>
      <StoredNote storedAt={answer.storedAt} />
      <SeveralRanks search={search} />
      <GuessedNote isOnly={answer.hidden.length === 0} search={search} sheetId={sheetId} />
      <MissingBar hidden={answer.hidden} search={search} />
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
        <ChooseLink key={key} to={groupAddress(search, key)} aria-current={group === key ? 'true' : undefined}>
          {label}
        </ChooseLink>
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

/** Of which day the figures are, where this device worked them out without a network. */
function StoredNote({ storedAt }: { storedAt: string | undefined }) {
  const { results: words, language } = useWords()
  if (storedAt === undefined) return null
  return (
    <p role="status" className="type-small pb-2 text-secondary">
      {words.storedFigures(formatDayAndTime(storedAt, language))}
    </p>
  )
}

/** For whoever entered more than one rank, in one line: that they are judged together, and the way to what each opens. */
function SeveralRanks({ search }: { search: URLSearchParams }) {
  const { results: words, language } = useWords()
  const { pathname } = useLocation()
  const given = RANK_FIELDS.filter(({ key }) => (search.get(key) ?? '') !== '')
  if (given.length < 2) return null
  return (
    <p className="type-small mb-2 text-secondary">
      {words.together(given.length)}{' '}
      <Link
        to={toolFrom(pathname, paths.allRanks(), language) + profileSearch(search)}
        className="relative font-semibold text-primary-text before:absolute before:inset-x-0 before:top-0 before:-bottom-2 print:hidden"
      >
        {words.eachRank}
      </Link>
      {/* On paper nothing leads to them. */}
      <span className="hidden print:inline">
        {given.map(({ key }) => groupIndian(Number(search.get(key)))).join(' · ')}
      </span>
    </p>
  )
}

type GuessedProps = { isOnly: boolean; search: URLSearchParams; sheetId: string }

/**
 * Says above the results which rank is a guess of ours, with the way to type the true one: in the bar where nothing else is
 * missing, else in a line over it.
 */
function GuessedNote({ isOnly, search, sheetId }: GuessedProps) {
  const { questions: words } = useWords()
  const { isCategory, isMain } = guessedOf(search)
  const said = [
    ...(isMain ? [words.guessedMain(groupIndian(Number(search.get('main'))))] : []),
    ...(isCategory ? [words.guessedCategory(groupIndian(Number(search.get('mainCategory'))))] : []),
  ]
  if (said.length === 0) return null
  if (!isOnly) {
    return (
      <p className="type-small mb-2 text-secondary">
        {said.join(' ')}{' '}
        <button
          type="button"
          popoverTarget={sheetId}
          className="relative font-semibold text-primary-text before:absolute before:inset-x-0 before:top-0 before:-bottom-2"
        >
          {words.typeYours}
        </button>
      </p>
    )
  }
  return (
    <div className="yellow-bar">
      <p className="grow text-balance">{said.join(' ')}</p>
      <button type="button" popoverTarget={sheetId}>
        {words.typeYours}
      </button>
    </div>
  )
}

function guessedOf(search: URLSearchParams): { isCategory: boolean; isMain: boolean } {
  return {
    isCategory: valuesOf(search, 'guess').includes('mainCategory') && search.has('mainCategory'),
    isMain: search.has('marks') && search.has('main'),
  }
}

/** The result without an account: as a link, which holds the whole question, or as a picture with rank, category and what is safe. */
function ShareResult({ answer, rank, search }: Omit<Props, 'sheetId'>) {
  const { results: words, choosing, predictor } = useWords()
  const location = useLocation()
  const origin = useOrigin()
  const { safe, likely, reach } = answer.bands
  const all = safe + likely + reach
  const category = (search.get('category') || 'OPEN') as keyof typeof predictor.categories
  const picture = {
    who: choosing.sharing.who(rank, predictor.categories[category] ?? category),
    title: choosing.sharing.reach(String(answer.forecastSeason)),
    figure: groupIndian(safe),
    note: choosing.sharing.safe(safe),
    lines: [choosing.sharing.others(groupIndian(likely), groupIndian(reach))],
    foot: choosing.sharing.from(hostOf(origin), String(answer.newestSeason)),
    fileName: 'josaa-result.png',
  }
  return (
    <ShareMenu
      text={words.shareText(rank, groupIndian(all))}
      url={origin + location.pathname + location.search}
      picture={all > 0 ? picture : undefined}
      className="me-share"
      label={words.share}
    >
      <Icon name="share" />
    </ShareMenu>
  )
}
