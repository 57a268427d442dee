import { EnteredChips } from '#web/asking/entered-chips.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { search: URLSearchParams; forecastSeason: number; sheetId: string }

/** What the reader entered, as chips, with the way to change it. */
export function ProfileChips({ search, forecastSeason, sheetId }: Props) {
  const { predictor: words, states } = useWords()
  const category = (search.get('category') || 'OPEN') as keyof typeof words.categories
  const gender = (search.get('gender') || 'male') as keyof typeof words.genders
  const state = search.get('state') as keyof typeof states | null
  const facts = [
    words.categories[category],
    words.genders[gender],
    ...(state && states[state] ? [`${words.state}: ${states[state]}`] : []),
    ...(search.get('pwd') === 'true' ? [words.pwdShort] : []),
    `JoSAA ${forecastSeason}`,
  ]
  return <EnteredChips facts={facts} words={words} sheetId={sheetId} />
}
