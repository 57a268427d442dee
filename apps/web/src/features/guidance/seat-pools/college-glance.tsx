import type { CollegeFacts, HomeCity } from '@sopaan/contract/college-facts'
import type { SeatPage } from '@sopaan/contract/seat-pools'
import { distanceKm } from '@sopaan/domain/colleges/distance'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDate } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import {
  feeFact,
  nirfFact,
  outcomeFact,
  type ShownFact,
  salaryFact,
  seatsFact,
  womenFact,
} from '#web/colleges/fact-words.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  facts: CollegeFacts | null
  institute: { city?: string | undefined; state?: string | undefined }
  /** Where the form for the home stands. */
  homeLink: string
  /** What the reader set as home, where the address says it. */
  home?: HomeCity | string | undefined
  /** On the page of one seat: how many there are, in place of what became of the students; null where it is not known. */
  seats?: SeatPage['branchSeats'] | undefined
}

type DistanceFactProps = {
  at: CollegeFacts['at']
  institute: { city?: string | undefined; state?: string | undefined }
  /** A city, or the name of a state. */
  home: HomeCity | string | undefined
  homeLink: string
}

/** Six published facts of a college before everything else: figure, who gives it and its year; "not published" and why. */
export function CollegeGlance({ facts, institute, homeLink, home, seats }: Props) {
  const words = useWords()
  if (facts === null) return null
  return (
    <section aria-label={words.colleges.glance} className="rounded-sheet border border-border bg-surface">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-sheet bg-border sm:grid-cols-3 lg:grid-cols-6">
        <GlanceFact fact={feeFact(facts, words)} />
        <GlanceFact fact={salaryFact(facts, words)} />
        <GlanceFact fact={nirfFact(facts, words)} />
        <DistanceFact at={facts.at} institute={institute} home={home} homeLink={homeLink} />
        <GlanceFact fact={womenFact(facts, words)} />
        <GlanceFact fact={seats === undefined ? outcomeFact(facts, words) : seatsFact(seats, words)} />
      </dl>
      <Corrected facts={facts} />
    </section>
  )
}

/** What was put right or hidden of these facts, each with who published it and on which day. */
function Corrected({ facts: { corrected = [] } }: { facts: CollegeFacts }) {
  const { colleges: words, language } = useWords()
  return corrected.map(({ fact, source, sourceOn, sourceUrl, isHidden }) => {
    const say = isHidden ? words.hiddenBy : words.correctedBy
    const said = say(words.correctedFacts[fact], source, formatDate(sourceOn, language))
    return (
      <p key={fact} className="type-small border-t border-border p-4 text-secondary wrap-anywhere">
        {sourceUrl === undefined ? (
          said
        ) : (
          <a href={sourceUrl} rel="noopener" className="inline-flex min-h-11 items-center text-primary-text underline">
            {said}
          </a>
        )}
      </p>
    )
  })
}

function GlanceFact({ fact: { name, value, note } }: { fact: ShownFact }) {
  const { colleges: words } = useWords()
  return (
    <GlanceCell name={name} note={note}>
      {value === undefined ? (
        <span className="text-tertiary">{words.notPublished}</span>
      ) : (
        <strong className="font-heading text-[22px] leading-7 tabular-nums">{value}</strong>
      )}
    </GlanceCell>
  )
}

/**
 * How far the college is from home: by the city in the address, else by the one on the device, which run-home-city.ts fills
 * in; nobody's home reaches the server unless they choose it in the form.
 */
function DistanceFact({ at, institute, home, homeLink }: DistanceFactProps) {
  const { colleges: words, states } = useWords()
  const stateName = states[institute.state as keyof typeof states] ?? institute.state ?? ''
  const city = institute.city ?? stateName
  const known = toWords()
  function toWords(): { name: string; value: string; note: string } | undefined {
    if (home === undefined) return undefined
    if (typeof home === 'string') {
      const value = home === institute.state ? words.sameState : words.otherState
      return { name: words.distance, value, note: words.stateNote(stateName) }
    }
    if (at === undefined) return { name: words.distance, value: words.notPublished, note: words.noPoint }
    const km = distanceKm(home.at, at)
    const value = km === 0 ? words.near : words.km(groupIndian(km))
    return { name: words.distanceFrom(home.city), value, note: words.straight(city) }
  }
  return (
    <GlanceCell
      name={<span data-distance-name>{known?.name ?? words.distance}</span>}
      note={<span data-distance-note>{known?.note ?? (at === undefined ? words.noPoint : words.straight(city))}</span>}
    >
      <strong
        className="font-heading text-[22px] leading-7 tabular-nums"
        data-distance={at?.join(',') ?? ''}
        data-state={institute.state}
        data-plain={words.distance}
        data-from={words.distanceFrom('#')}
        data-km={words.km('#')}
        data-near={words.near}
        data-same={words.sameState}
        data-other={words.otherState}
        data-state-note={words.stateNote(stateName)}
        data-unknown={words.notPublished}
        data-known={known !== undefined}
      >
        {known?.value ?? (
          <a href={homeLink} className="inline-flex min-h-11 items-center text-base text-primary-text underline">
            {words.setHome}
          </a>
        )}
      </strong>
    </GlanceCell>
  )
}

/** One cell of the six: what it is, the figure, and who gives it. */
function GlanceCell({ name, note, children }: { name: ReactNode; note: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col bg-surface p-4">
      <dt className="type-small text-secondary">{name}</dt>
      <dd className="mt-1 wrap-anywhere">
        {children}
        <span className="mt-0.5 block text-[13px] leading-4.5 text-secondary">{note}</span>
      </dd>
    </div>
  )
}
