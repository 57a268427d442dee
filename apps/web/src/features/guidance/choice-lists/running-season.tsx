import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import { useWords } from '#web/words/use-words.tsx'

type Props = { judged: Pick<JudgedChoices, 'forecastSeason' | 'afterRound'> | undefined }

/** While a season runs: which round of it the chances follow. */
export function RunningSeason({ judged }: Props) {
  const { choices: words } = useWords()
  if (!judged || judged.forecastSeason === null || judged.afterRound === 0) return null
  return (
    <p className="mt-1 font-semibold">{words.afterRound(String(judged.afterRound), String(judged.forecastSeason))}</p>
  )
}
