import { EnteredChips } from '#web/search-form/entered-chips.tsx'
import { valuesOf } from '#web/search-form/search-address.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { OpenCounselling } from './state-college-predictor.queries.ts'

type Props = { search: URLSearchParams; counselling: OpenCounselling; sheetId: string }

/** What the reader entered, as chips, with the way to change it. */
export function StateChips({ search, counselling: { name, figures }, sheetId }: Props) {
  const { counsellings: words } = useWords()
  const nameOf = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key
  const home = figures.homes.find(({ key }) => key === search.get('home'))
  const gender = search.get('gender') ?? ''
  const facts = [
    `${name} ${figures.season}`,
    nameOf(words.categories, search.get('category') || 'open'),
    ...(figures.hasFemaleSeats && gender !== '' ? [nameOf(words.genders, gender)] : []),
    ...(home ? [words.homes[home.key as keyof typeof words.homes] ?? home.name] : []),
    ...valuesOf(search, 'claims').map((claim) => nameOf(words.claimNames, claim)),
  ]
  return <EnteredChips facts={facts} words={words} sheetId={sheetId} />
}
