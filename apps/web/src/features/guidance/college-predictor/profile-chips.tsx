import type { PredictorAnswer } from '@sopaan/contract/college-predictor'
import { EnteredChips } from '#web/search-form/entered-chips.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  search: URLSearchParams
  answer: Pick<PredictorAnswer, 'forecastSeason' | 'afterRound'>
  sheetId: string
}

/** What the reader entered, as chips, with the way to change it. */
export function ProfileChips({ search, answer, sheetId }: Props) {
  const { predictor: words, states } = useWords()
  const category = (search.get('category') || 'OPEN') as keyof typeof words.categories
  const gender = search.get('gender') as keyof typeof words.genders | null
  const state = search.get('state') as keyof typeof states | null
  const facts = [
    ...(state && states[state] ? [`${words.state}: ${states[state]}`] : []),
    words.categories[category],
    (gender && words.genders[gender]) || words.genderNotSaid,
    ...(search.get('pwd') === 'true' ? [words.pwdShort] : []),
    ...(search.get('aat') === 'true' ? [words.aatShort] : []),
    `JoSAA ${answer.forecastSeason}`,
    ...(answer.afterRound > 0 ? [words.roundIn(String(answer.afterRound), String(answer.forecastSeason))] : []),
  ]
  return <EnteredChips facts={facts} words={words} sheetId={sheetId} />
}
