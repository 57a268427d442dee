import type { HomeCity } from '@sopaan/contract/college-facts'
import { STATES } from '@sopaan/domain/state/states'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { HOME_KEY } from './home-of-address.ts'
import { runHomeCity } from './run-home-city.ts'

type Props = { cities: readonly HomeCity[]; home: HomeCity | string | undefined; search: URLSearchParams }

/**
 * Asks once where somebody lives: a city of ours, a state alone, or the city nearest to the phone, which the phone finds by
 * itself. A plain form: it works without script; with it the answer stays on the device.
 */
export function HomeCityForm({ cities, home, search }: Props) {
  const { colleges: words, states } = useWords()
  const { pathname } = useLocation()
  useEffect(runHomeCity, [])
  return (
    <Card id="home-place" className="scroll-mt-24">
      <h2 className="type-card">{words.homeTitle}</h2>
      <p className="mt-1 text-secondary">{words.homeLead}</p>
      <form action={`${pathname}#home-place`} data-home-form className="mt-4 grid max-w-120 gap-3">
        {[...search]
          .filter(([name]) => name !== HOME_KEY)
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Select
          label={words.homeField}
          hasNote={false}
          name={HOME_KEY}
          defaultValue={typeof home === 'string' ? home : home?.id}
        >
          <option value="">{words.homeChoose}</option>
          {STATES.map((state) => (
            <optgroup key={state} label={states[state]}>
              {cities
                .filter((city) => city.state === state)
                .map(({ id, city, at }) => (
                  <option key={id} value={id} data-at={at.join(',')} data-state={state}>
                    {city}
                  </option>
                ))}
              <option value={state} data-state={state}>
                {words.homeOnly(states[state])}
              </option>
            </optgroup>
          ))}
        </Select>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="line">
            {words.homeShow}
          </Button>
          <Button type="button" look="quiet" hidden data-home-phone data-denied={words.homeNotAllowed}>
            {words.homePhone}
          </Button>
        </div>
        <p role="status" data-home-said className="type-small text-secondary">
          {words.homePhoneNote}
        </p>
      </form>
      <p className="type-small mt-3 text-tertiary">{words.homeSource}</p>
    </Card>
  )
}
