import type { ComparedSeat } from '@sopaan/contract/compared-seats'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { distanceKm } from '@sopaan/domain/colleges/distance'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { ShownFact } from '#web/colleges/fact-words.ts'
import { type StoredHome, useStoredHome } from '#web/colleges/stored-home.ts'
import { useWords } from '#web/words/use-words.tsx'

/** The best score of a line, if two at least are known and one is better than another. */
export function bestOf(facts: readonly (Pick<ShownFact, 'score'> | null)[]): number | undefined {
  const scores = facts.flatMap((fact) => (fact?.score === undefined ? [] : [fact.score]))
  const best = Math.max(...scores)
  return scores.length > 1 && scores.some((score) => score < best) ? best : undefined
}

/** One published fact: the figure, marked where it is the best of its line, and who gives it. */
export function FactCell({ fact, label, best }: { fact: ShownFact | null; label: string; best: number | undefined }) {
  const { colleges: words } = useWords()
  if (fact?.value === undefined) {
    return <FactText value={words.notPublished} note={fact?.note} className="text-tertiary" />
  }
  const isBest = best !== undefined && fact.score === best
  // Where the figure is of another kind or year than the line's name says, the cell says which.
  const note = fact.name === label ? fact.note : `${fact.name}. ${fact.note}`
  return <Marked value={fact.value} note={note} isBest={isBest} />
}

/** A figure and who gives it, with a dot where it is the best of its line. */
export function Marked({ value, note, isBest }: { value: string; note: string; isBest: boolean }) {
  const { colleges: words } = useWords()
  return (
    <FactText
      value={isBest ? `${value} ●` : value}
      note={isBest ? `${words.best} · ${note}` : note}
      className={isBest ? 'font-heading text-safe' : 'font-heading'}
    />
  )
}

function FactText({ value, note, className }: { value: string; note: string | undefined; className: string }) {
  return (
    <>
      <span className={`tabular-nums ${className}`}>{value}</span>
      {note !== undefined && <span className="mt-0.5 block text-[13px] leading-4.5 text-secondary">{note}</span>}
    </>
  )
}

type DistanceProps = {
  seat: ComparedSeat
  /** The shortest distance of the line, where it is to be marked. */
  best: number | undefined
}

/** How far each college is from the reader's home, negative, for the nearest to be the best; what is not known has none. */
export function distanceScores(
  seats: readonly ComparedSeat[],
  home: StoredHome | undefined,
): Pick<ShownFact, 'score'>[] {
  return seats.map(({ facts }) => (home?.at && facts?.at ? { score: -distanceKm(home.at, facts.at) } : {}))
}

/** How far the college is from the reader's home, as far as the device knows it; the nearest is marked. */
export function Distance({ seat: { key, institute, facts }, best }: DistanceProps) {
  const { colleges: words, states, language } = useWords()
  const home = useStoredHome()
  if (home === undefined) {
    const page = inLanguage(paths.college(key.split('/')[0] ?? ''), language)
    return (
      <a href={`${page}#home-place`} className="inline-flex min-h-11 items-center text-primary-text underline">
        {words.setHome}
      </a>
    )
  }
  const city = institute.city ?? ''
  if (home.at && facts?.at) {
    const km = distanceKm(home.at, facts.at)
    const note = `${words.distanceFrom(home.name)} ${words.straight(city)}`
    return <Marked value={km === 0 ? words.near : words.km(groupIndian(km))} note={note} isBest={-km === best} />
  }
  if (home.at) return <FactText value={words.notPublished} note={words.noPoint} className="text-tertiary" />
  const state = states[institute.state as keyof typeof states] ?? institute.state ?? ''
  const value = home.state === institute.state ? words.sameState : words.otherState
  return <FactText value={value} note={words.stateNote(state)} className="font-heading" />
}
