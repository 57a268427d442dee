import type { PredictedSeat } from '@sopaan/contract/judged-seats'
import { inLanguage, paths, type ToolName } from '@sopaan/contract/paths'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { ReactNode } from 'react'
import { Bubbles } from '#web/ui/bubbles.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import { EXAMPLE_PROFILE } from './home.queries.ts'
import { SHOWN_CGPA, SHOWN_MARKS, type ToolAnswers } from './tool-answers.ts'

type Props = { answers: ToolAnswers; seats: readonly PredictedSeat[] }

/** The eight tools, each with an answer of its own: what its rule says at this moment, not a picture. */
export function ToolTiles({ answers, seats }: Props) {
  const { home } = useWords()
  const { marks, percentage, percentile, rank: range } = answers
  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <Tile name="college-predictor" isWide>
        {seats.length > 0 && (
          <>
            <p className="type-small text-secondary">{home.exampleFor(groupIndian(EXAMPLE_PROFILE.main))}</p>
            <SeatLines seats={seats} />
          </>
        )}
      </Tile>
      <Tile name="rank-calculator">
        <Shown note={home.forMarks(String(SHOWN_MARKS))}>
          {range && home.rankRange(groupIndian(range.best), groupIndian(range.worst))}
        </Shown>
      </Tile>
      <Tile name="percentile-calculator">
        <Shown note={`${home.percentileUnit}, ${home.forMarks(String(SHOWN_MARKS))}`}>
          {percentile && home.percentileRange(percentile.low.toFixed(1), percentile.high.toFixed(1))}
        </Shown>
      </Tile>
      <Tile name="cgpa-calculator">
        <Shown note={home.cgpaIs(String(SHOWN_CGPA))}>
          {percentage === undefined ? undefined : `${Number(percentage.toFixed(2))}%`}
        </Shown>
      </Tile>
      <Tile name="marking-scheme">
        {marks && (
          <>
            <p className="flex flex-wrap gap-2 text-2xl font-heading tabular-nums">
              <span className="rounded-control bg-safe-soft px-2.5 text-safe">+{marks.correct}</span>
              <span className="rounded-control bg-danger-soft px-2.5 text-danger">−{Math.abs(marks.wrong)}</span>
              <span className="rounded-control bg-surface-sunken px-2.5 text-secondary">0</span>
            </p>
            <p className="type-small mt-1 text-secondary">{home.perQuestion}</p>
          </>
        )}
      </Tile>
      <Tile name="state-college-predictor">
        <Shown note={home.counsellingsNote}>{home.counsellings(String(answers.counsellings))}</Shown>
      </Tile>
      <Tile name="branch-comparison">
        <p className="flex items-center gap-3 text-2xl font-heading">
          CSE <span aria-hidden="true" className="h-8 w-px bg-border-strong" /> ECE
        </p>
      </Tile>
      <Tile name="study-planner" isFull>
        <WeekLines week={answers.week} />
      </Tile>
    </ul>
  )
}

type TileProps = { name: ToolName; isWide?: boolean; isFull?: boolean; children: ReactNode }

function Tile({ name, isWide = false, isFull = false, children }: TileProps) {
  const { home, shell, language } = useWords()
  return (
    <li className={classNames((isWide || isFull) && 'col-span-2', isFull && 'lg:col-span-4')}>
      <a
        href={inLanguage(paths.tool(name), language)}
        className="flex h-full min-h-44 flex-col rounded-box border border-border bg-surface p-4 text-default no-underline hover:border-border-control sm:p-5"
      >
        <div className="mb-4 min-h-16">{children}</div>
        <h3 className="type-card mt-auto wrap-anywhere hyphens-auto">{shell.toolNames[name]}</h3>
        <p className="mt-1 text-secondary">{home.toolHints[name]}</p>
      </a>
    </li>
  )
}

function Shown({ note, children }: { note: string; children: ReactNode }) {
  if (children === undefined) return null
  return (
    <>
      <p className="text-xl leading-tight font-heading text-primary-text tabular-nums sm:text-2xl">{children}</p>
      <p className="type-small mt-1 text-secondary">{note}</p>
    </>
  )
}

const SUBJECT_TONES = {
  physics: 'bg-safe-soft text-safe',
  chemistry: 'bg-likely-soft text-likely',
  mathematics: 'bg-primary-soft text-primary-text',
  other: 'bg-surface-sunken text-secondary',
} as const

function WeekLines({ week }: { week: ToolAnswers['week'] }) {
  const { home } = useWords()
  return (
    <>
      <ol className="grid grid-cols-7 gap-1 text-center text-[12px] leading-tight font-semibold sm:gap-2 sm:text-[14px]">
        {week.map((subjects, at) => (
          <li key={home.weekdays[at]} className="grid min-w-0 auto-rows-[2rem] gap-1">
            <span className="self-center font-normal text-secondary">{home.weekdays[at]}</span>
            {subjects.map((subject) => (
              <span key={subject} className={`grid place-items-center rounded-chip ${SUBJECT_TONES[subject]}`}>
                {home.subjects[subject]}
              </span>
            ))}
            {subjects.length === 0 && (
              <span className="grid place-items-center rounded-chip bg-surface-sunken text-secondary">
                {home.restDay}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="type-small mt-2 text-secondary">{home.weekNote}</p>
    </>
  )
}

function SeatLines({ seats }: { seats: readonly PredictedSeat[] }) {
  const { predictor } = useWords()
  return (
    <ul className="mt-2 grid gap-2">
      {seats.map((seat) => {
        const years = seat.seasons.map(({ season, wouldGet }) => ({
          year: season,
          state: wouldGet === null ? ('none' as const) : wouldGet ? ('yes' as const) : ('no' as const),
        }))
        const got = years.filter(({ state }) => state === 'yes').length
        const known = years.filter(({ state }) => state !== 'none').length
        return (
          <li key={seat.key} className="flex items-start justify-between gap-3">
            <span className="type-small min-w-0 leading-snug">
              <span className="line-clamp-1 font-semibold">{seat.programme.name.replace(/ \(.*/, '')}</span>
              <span className="line-clamp-1 text-secondary">{shortInstituteName(seat.institute.name)}</span>
            </span>
            <span className="shrink-0">
              <Bubbles
                years={years}
                tone={seat.band === 'safe' ? 'safe' : 'likely'}
                label={predictor.bubbles(got, known)}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
