import type { CheckedListAnswer } from '@sopaan/contract/list-checks'
import type { JudgedRows } from '@sopaan/domain/list-doctor/checked-choice'
import { type HundredSeasons, hundredSeasons } from '@sopaan/domain/list-risk/hundred-seasons'
import { noSeatInSeason, YEAR_KINDS, YEAR_SHOCKS } from '@sopaan/domain/list-risk/none-of-first'
import { PWD_LISTS } from '@sopaan/domain/report-card/list-record'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import { percentWords, riskSentence } from './risk-words.ts'

type Props = {
  judged: JudgedRows
  answer: Pick<CheckedListAnswer, 'shocks' | 'season' | 'afterRound'>
  isPwd: boolean
}

const KINDS = ['dream', 'target', 'safe', 'none'] as const
/** From here on the figure warns, and from here on it alarms. */
const REAL_RISK = 0.05
const LARGE_RISK = 0.2

/** The chance that the whole list gives nothing: a hundred seasons as bubbles, the figure, and what the year makes of it. */
export function NoSeatRisk({ judged, answer, isPwd }: Props) {
  const { choices } = useWords()
  const words = choices.check
  const { rows, noSeat } = judged
  const none = Float64Array.from([...rows.slice(1).map(({ reach }) => reach), noSeat])
  const seasons = hundredSeasons(
    rows.length > 0 ? none : new Float64Array(),
    rows.map(({ best }) => best),
  )
  const [tough = '', typical = '', easy = ''] = YEAR_KINDS.map((kind) =>
    percentWords(
      words,
      noSeatInSeason(
        rows.map(({ pools }) => pools),
        answer.shocks,
        YEAR_SHOCKS[kind],
      ),
    ),
  )
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-semibold">{words.riskTitle}</h3>
          <p className="type-small text-secondary">{words.riskLead}</p>
        </div>
        <strong
          className={classNames(
            'rounded-chip px-4 py-1.5 text-[19px] tabular-nums',
            noSeat >= LARGE_RISK
              ? 'bg-danger-soft text-danger'
              : noSeat >= REAL_RISK
                ? 'bg-likely-soft text-likely'
                : 'bg-safe-soft text-safe',
          )}
        >
          {percentWords(words, noSeat)}
        </strong>
      </div>
      <Hundred seasons={seasons} label={KINDS.map((kind) => words[kind](seasons[kind])).join(', ')} />
      <ul
        aria-hidden="true"
        className="mt-3 flex flex-wrap justify-between gap-x-2 gap-y-1 text-[14px] font-semibold tabular-nums"
      >
        {KINDS.map((kind) => (
          <li key={kind} className="inline-flex items-center gap-1">
            <svg className="hundred-seasons size-4" viewBox="0 0 16 16" aria-hidden="true">
              <circle cx="8" cy="8" r="6" data-kind={kind} />
            </svg>
            {words[kind](seasons[kind])}
          </li>
        ))}
      </ul>
      <p className="mt-3 font-semibold">{riskSentence(words, noSeat)}</p>
      <p className="type-small tabular-nums">{words.years(tough, typical, easy)}</p>
      {isPwd && <p className="type-small mt-1">{words.pwd(PWD_LISTS.said.toFixed(1), PWD_LISTS.came.toFixed(1))}</p>}
      <p className="type-small mt-1 text-tertiary">
        {words.source(answer.season)} {answer.afterRound > 0 && words.untested}
      </p>
    </Card>
  )
}

const COLUMNS = 20
const STEP = 16

function Hundred({ seasons, label }: { seasons: HundredSeasons; label: string }) {
  const kinds = KINDS.flatMap((kind) => Array.from({ length: seasons[kind] }, () => kind))
  return (
    <svg
      role="img"
      aria-label={label}
      className="hundred-seasons mt-4 block w-full"
      viewBox={`0 0 ${COLUMNS * STEP} ${(100 / COLUMNS) * STEP}`}
    >
      {kinds.map((kind, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: bubbles have no name but their place.
          key={at}
          cx={(at % COLUMNS) * STEP + STEP / 2}
          cy={Math.floor(at / COLUMNS) * STEP + STEP / 2}
          r="6"
          data-kind={kind}
        />
      ))}
    </svg>
  )
}
