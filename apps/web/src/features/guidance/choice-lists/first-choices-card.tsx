import type { JudgedChoice, JudgedChoices } from '@sopaan/contract/judged-choices'
import { paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { BAND_TONES } from '#web/colleges/band-tones.ts'
import { seatLink } from '#web/search-form/seat-link.ts'
import { Bubbles, type BubbleYear } from '#web/ui/bubbles.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { choiceName } from './choice-name.ts'
import { firstChoicesQuery } from './first-choices.queries.ts'

/**
 * The first seats of the own choice list, which is not empty, with the years in which the reader's rank would have got each.
 * @param search  who asks, as the predictor's address has it; empty where no rank is known
 */
export function FirstChoicesCard({ search }: { search: string }) {
  const { menteeHome: words } = useWords()
  const query = useQuery(firstChoicesQuery(search))
  return (
    <Card className="flex flex-col">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="type-subsection">{words.listTitle}</h3>
        {query.data !== undefined && query.data.count > 0 && (
          <Link
            to={`${paths.dashboard('mentee-dashboard')}/choices`}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-primary-text"
          >
            {words.listOpen(query.data.count)} <Icon name="arrow" />
          </Link>
        )}
      </div>
      {query.data !== undefined && query.data.fromDevice > 0 && (
        <p role="status" className="mb-2 font-semibold text-safe">
          {words.listFromDevice(query.data.fromDevice)}
        </p>
      )}
      <Loaded query={query} failed={words.listFailed}>
        {({ keys, judged }) =>
          judged !== undefined && (
            <ol>
              {keys.map((key, at) => (
                <Choice key={key} choiceKey={key} place={at + 1} judged={judged} search={search} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Card>
  )
}

type ChoiceProps = { choiceKey: string; place: number; judged: JudgedChoices; search: string }

function Choice({ choiceKey, place, judged, search }: ChoiceProps) {
  const { menteeHome: words, language } = useWords()
  const choice = judged.choices.find(({ key }) => key === choiceKey)
  const { branch, shortCollege } = choiceName(choiceKey, choice)
  const page = choice?.pools[0]?.key
  return (
    <li className="flex items-center gap-3 border-b border-border py-3 last:border-b-0 sm:gap-4">
      <span
        aria-hidden="true"
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-surface-sunken font-heading tabular-nums"
      >
        {place}
      </span>
      <div className="min-w-0 grow">
        {page !== undefined ? (
          <a
            href={seatLink(page, language, new URLSearchParams(search))}
            className="font-bold text-default no-underline hover:underline"
          >
            {branch}
          </a>
        ) : (
          <p className="font-bold">{branch}</p>
        )}
        <p className="type-small text-secondary">{shortCollege}</p>
        {!choice && <p className="type-small text-danger">{words.seatGone}</p>}
        <div className="mt-1 sm:hidden">{choice && <Years choice={choice} judged={judged} />}</div>
      </div>
      <div className="shrink-0 max-sm:hidden">{choice && <Years choice={choice} judged={judged} />}</div>
    </li>
  )
}

/** The years in which the rank would have got the seat; nothing where no rank decides it. */
function Years({ choice, judged }: { choice: JudgedChoice; judged: JudgedChoices }) {
  const { menteeHome: words } = useWords()
  if (choice.verdict?.state !== 'judged') return null
  const { rank, chance } = choice.verdict
  const years = judged.rounds.flatMap(({ season, isFinal }, at): BubbleYear[] => {
    if (!isFinal) return []
    const closing = choice.pools[0]?.closings[at] ?? null
    return [{ year: season, state: closing === null ? 'none' : rank <= closing ? 'yes' : 'no' }]
  })
  const got = years.filter(({ state }) => state === 'yes').length
  const known = years.filter(({ state }) => state !== 'none').length
  return <Bubbles years={years} tone={chance ? BAND_TONES[chance.band] : 'plain'} label={words.bubbles(got, known)} />
}
