import type { HomeCity } from '@sopaan/contract/college-facts'
import { isState } from '@sopaan/domain/state/states'

/** The key of the address that says where somebody lives. */
export const HOME_KEY = 'from'

/** The home that an address names: one of our cities, or a state; undefined for anything else. */
export function homeOfAddress(search: URLSearchParams, cities: readonly HomeCity[]): HomeCity | string | undefined {
  const said = search.get(HOME_KEY) ?? ''
  return cities.find(({ id }) => id === said) ?? (isState(said) ? said : undefined)
}
