import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import { useWords } from '#web/words/use-words.tsx'
import { newestSeason } from './newest-season.ts'

/** What the columns of a list are, on a screen wide enough for columns; each row says it for who hears it. */
export function ChoiceHead({ rounds, hasHome }: { rounds: JudgedChoices['rounds']; hasHome: boolean }) {
  const { columns: words } = useWords().choices
  const season = newestSeason(rounds)
  return (
    <div aria-hidden="true" className="choice-head print:hidden">
      <span>{words.place}</span>
      <span>{words.chance}</span>
      <div className="choice-what">
        <span>{words.choice}</span>
        <div className="choice-side">
          <span className="choice-seat">
            <span>{words.seat}</span>
            <span>{season !== undefined && words.closed(String(season))}</span>
          </span>
          <span className="choice-seat choice-figures">
            <span>{words.fee}</span>
            <span>NIRF</span>
            <span>{words.salary}</span>
            <span>{words.women}</span>
            {hasHome && <span>{words.km}</span>}
          </span>
        </div>
      </div>
    </div>
  )
}
