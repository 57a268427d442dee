import type { FamilyList } from '@sopaan/contract/list-links'
import type { StateChoiceRow } from '@sopaan/contract/state-choices'
import { isStateChoice } from '@sopaan/domain/choice-lists/choice-list'
import { briefBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { spellChoice } from '@sopaan/domain/seats/spelled-choice'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { StateFigure, stateChoiceName } from './state-choice-facts.tsx'

type Props = { list: FamilyList; onHeart: (key: string, isOn: boolean) => void }

/** The choices of a list in large type: what, where, how likely, and the hearts of the family. */
export function FamilyRows({ list, onHeart }: Props) {
  const { choices } = useWords()
  const { states } = choices
  const ofJosaa = list.choices.filter(({ key }) => !isStateChoice(key))
  const ofStates = list.choices.filter(({ key }) => isStateChoice(key))
  return (
    <>
      {ofJosaa.length > 0 && <Rows label={choices.rowsLabel} choices={ofJosaa} list={list} onHeart={onHeart} />}
      {ofStates.length > 0 && (
        <section aria-labelledby="state-seats" className="mt-8">
          <h2 id="state-seats" className="type-subsection">
            {states.title}
          </h2>
          <p className="mt-2 text-secondary">{states.lead}</p>
          <Rows label={states.rowsLabel} choices={ofStates} list={list} onHeart={onHeart} />
        </section>
      )}
    </>
  )
}

type RowsProps = Props & { label: string; choices: FamilyList['choices'] }

function Rows({ label, choices, list, onHeart }: RowsProps) {
  const ofStates = new Map(list.stateChoices.map((choice) => [choice.key, choice]))
  return (
    <ol aria-label={label} className="family-rows mt-5 grid gap-3">
      {choices.map((choice, at) => (
        <FamilyRow
          key={choice.key}
          choice={choice}
          ofState={ofStates.get(choice.key)}
          place={at + 1}
          isOwn={list.ownHearts.includes(choice.key)}
          onHeart={(isOn) => onHeart(choice.key, isOn)}
        />
      ))}
    </ol>
  )
}

type RowProps = {
  choice: FamilyList['choices'][number]
  ofState: StateChoiceRow | undefined
  place: number
  isOwn: boolean
  onHeart: (isOn: boolean) => void
}

function FamilyRow({ choice, ofState, place, isOwn, onHeart }: RowProps) {
  const { choices, predictor, states } = useWords()
  const words = choices.family
  const { college, branch } = ofState ? stateChoiceName(choice.key, ofState) : familyName(choice)
  const state = states[choice.state as keyof typeof states] ?? choice.state
  const where = [choice.city, state].filter((part, at, all) => part && all.indexOf(part) === at).join(', ')
  const { chance } = choice
  return (
    <li className="flex break-inside-avoid items-center gap-3 rounded-box border border-border bg-surface p-4">
      <span className="min-w-8 text-xl font-bold tabular-nums">{place}</span>
      <div className="min-w-0 grow">
        <h2 className="text-xl leading-snug font-bold wrap-anywhere">{college}</h2>
        <p className="text-lg leading-snug wrap-anywhere">{branch}</p>
        {where !== '' && <p className="text-secondary">{where}</p>}
        {ofState && <StateFigure choice={ofState} />}
        {choice.college === null && !ofState && <p className="text-danger">{choices.unknown}</p>}
      </div>
      {chance && (
        <div className="text-center">
          <span aria-hidden="true">
            <ChancePill band={chance.band} percent={choices.pill(chance.percent)} />
          </span>
          {/* Of what is under 8 % the number says enough. */}
          {chance.band !== 'long-shot' && <p className="type-small font-semibold">{predictor.bands[chance.band]}</p>}
          <span className="sr-only">{choices.chance(predictor.percent(chance.percent))}</span>
        </div>
      )}
      <button
        type="button"
        aria-pressed={isOwn}
        aria-label={words.heart(`${college} ${branch}`, choice.hearts)}
        className="family-heart only-with-script print:hidden"
        onClick={() => onHeart(!isOwn)}
      >
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill={isOwn ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.800"
          aria-hidden="true"
        >
          <path d="M12 20s-7.500-4.600-7.500-10A4.200 4.200 0 0112 7.300 4.200 4.200 0 0119.500 10c0 5.400-7.500 10-7.500 10z" />
        </svg>
        <span className="tabular-nums">{choice.hearts > 0 ? choice.hearts : ''}</span>
      </button>
    </li>
  )
}

/** What a choice is called as people say it, also one that is gone. */
export function familyName({ key, college, branch }: FamilyList['choices'][number]): {
  college: string
  branch: string
} {
  if (isStateChoice(key)) return stateChoiceName(key, undefined)
  const spelled = spellChoice(key)
  return {
    college: shortInstituteName(college ?? spelled.institute),
    branch: briefBranchName(branch ?? spelled.programme),
  }
}
