import { groupIndian, groupScore } from '@sopaan/domain/indian-numbers'
import { useEffect } from 'react'
import { SEAT_STATE_TONES } from '#web/colleges/band-tones.ts'
import { readStateAnswers, storeStateAnswers } from '#web/features/guidance/choice-lists/state-answers.ts'
import { useStateTool } from '#web/features/guidance/choice-lists/use-state-tool.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { StateOpenings, StateReach } from './state-reach.queries.ts'

type Props = {
  /** undefined: no common rank or no home state; null: it could not be had. */
  states: StateOpenings | null | undefined
  /** The sheet in which the home state is entered. */
  sheetId: string
}

/** What the counsellings of States open for the common rank, apart from JoSAA, each seat to be kept on the same list. */
export function StateReaches({ states, sheetId }: Props) {
  const { states: words } = useWords().ranks
  const tool = useStateTool()
  return (
    <section aria-labelledby="states-open" className="grid gap-4">
      <div>
        <h2 id="states-open" className="type-subsection">
          {words.title}
        </h2>
        <p className="measure mt-1 text-secondary">{words.lead}</p>
      </div>
      {states === undefined && (
        <p>
          {words.needs}{' '}
          <button type="button" popoverTarget={sheetId} className="min-h-11 font-semibold text-primary-text underline">
            {words.enter}
          </button>
        </p>
      )}
      {states === null && <p>{words.failed}</p>}
      {states && <Reached states={states} />}
      {states?.own.map(({ id, name }) => (
        <p key={id}>
          {words.ownRank(name)}{' '}
          <a
            href={`${tool}?counselling=${id}`}
            className="inline-flex min-h-11 items-center text-primary-text underline"
          >
            {words.enterOwn(name)}
          </a>
        </p>
      ))}
    </section>
  )
}

function Reached({ states: { reaches } }: { states: StateOpenings }) {
  const { states: words } = useWords().ranks
  const open = reaches.filter(({ inside }) => inside > 0)
  const shut = reaches.filter(({ inside }) => inside === 0)
  useEffect(() => {
    // A list that holds a seat of these is judged by the same answers, unless others were typed there.
    const kept = readStateAnswers()
    for (const { id, answers } of reaches) if (!kept[id]) storeStateAnswers(id, answers)
  }, [reaches])
  return (
    <>
      {open.length === 0 && <p className="measure">{words.none}</p>}
      <ul className="grid gap-4">
        {open.map((reach) => (
          <li key={reach.id}>
            <Counselling reach={reach} />
          </li>
        ))}
      </ul>
      {shut.length > 0 && (
        <p className="type-small measure text-secondary">
          {words.shut(shut.map(({ name, season }) => `${name} (${season})`).join(', '))}
        </p>
      )}
      <p className="type-small measure text-tertiary">{words.past}</p>
    </>
  )
}

/** One counselling: how much of it the rank would have got, the hardest seats of those, and the way to all. */
function Counselling({ reach }: { reach: StateReach }) {
  const { ranks, counsellings, states: names } = useWords()
  const { states: words } = ranks
  const tool = useStateTool()
  const { id, name, season, state, isHome, inside, total, answers, best } = reach
  const stateName = names[state as keyof typeof names] ?? state
  const category = counsellings.categories[(answers.category ?? 'open') as keyof typeof counsellings.categories]
  return (
    <article className="rounded-box border border-border bg-surface p-4 sm:p-5">
      <h3 className="type-card">{name}</h3>
      <p className="type-small mt-1 text-secondary">
        {words.got(groupIndian(inside), groupIndian(total), String(season))}{' '}
        {isHome ? words.asHome(category, stateName) : words.asOutside(category, stateName)}
      </p>
      <ul aria-label={words.best(name)} className="mt-3 divide-y divide-border">
        {best.map((seat) => (
          <li key={seat.key} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{seat.programme}</p>
              <p className="type-small wrap-anywhere text-secondary">{seat.institute}</p>
              <p className="type-small mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-tertiary tabular-nums">
                <Badge tone={SEAT_STATE_TONES[seat.standing]}>{counsellings.standings[seat.standing]}</Badge>
                {`${counsellings.closedAt} ${groupScore(seat.closing, seat.kind)}, ${season}`}
                {seat.isForWomen && <span>{counsellings.femaleOnly}</span>}
              </p>
            </div>
            <Bookmark
              value={seat.choiceKey}
              label={words.keep(`${seat.programme}, ${seat.institute}`)}
              isAdd
              className="result-add"
            />
          </li>
        ))}
      </ul>
      <a
        href={`${tool}?${new URLSearchParams({ counselling: id, ...answers })}`}
        className={`${buttonClasses('line')} mt-3`}
      >
        {words.seeAll(name)}
      </a>
    </article>
  )
}
