import type { CollegeFacts, HomeCity } from '@sopaan/contract/college-facts'
import { distanceKm } from '@sopaan/domain/colleges/distance'
import { useWords } from '#web/words/use-words.tsx'
import { GlanceCell } from './glance-cell.tsx'

type Props = {
  at: CollegeFacts['at']
  institute: { city?: string | undefined; state?: string | undefined }
  /** A city, or the name of a state. */
  home: HomeCity | string | undefined
  homeLink: string
}

/**
 * How far the college is from home: by the city in the address, else by the one on the device, which run-home-city.ts fills
 * in; nobody's home reaches the server unless they choose it in the form.
 */
export function DistanceFact({ at, institute, home, homeLink }: Props) {
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
    if (at === undefined) return undefined
    const km = distanceKm(home.at, at)
    const value = km === 0 ? words.near : words.km(String(km))
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
        data-from={words.distanceFrom('#')}
        data-km={words.km('#')}
        data-near={words.near}
        data-same={words.sameState}
        data-other={words.otherState}
        data-state-note={words.stateNote(stateName)}
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
