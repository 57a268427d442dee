import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import { useWords } from '#web/words/use-words.tsx'

type Props = { judged: Pick<JudgedChoices, 'forecastSeason' | 'afterRound' | 'mockOut'> | undefined }

/** While a season runs: which round of it the chances follow; before its first round, which mock is out. */
export function RunningSeason({ judged }: Props) {
  const { choices: words } = useWords()
  if (!judged || judged.forecastSeason === null) return null
  const { afterRound, mockOut } = judged
  const season = String(judged.forecastSeason)
  if (afterRound > 0) return <p className="mt-1 font-semibold">{words.afterRound(String(afterRound), season)}</p>
  return mockOut === undefined ? null : <p className="mt-1 font-semibold">{words.mockOut(String(mockOut), season)}</p>
}
