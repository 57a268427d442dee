import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { readDevice, storeProfile } from './device-lists.ts'

/**
 * Who the address speaks of. An address that says nothing takes what is known: the account's answers, else those that this
 * device keeps. Signed out, what it says is kept on the device.
 * @param known  the account's answers as the end of an address; empty when it has none; undefined for who is signed out
 */
export function useStoredProfile(known: string | undefined): URLSearchParams {
  const [search] = useSearchParams()
  const tab = search.get('tab')
  const navigate = useNavigate()
  const said = profileSearch(search)
  useEffect(() => {
    if (said !== '') {
      if (known === undefined) storeProfile(said.slice(1))
      return
    }
    const profile = known || readDevice().profile
    const asked = profileSearch(new URLSearchParams(profile))
    const part = tab === null ? '' : `&${new URLSearchParams({ tab })}`
    if (asked !== '') void navigate(asked + part, { replace: true, preventScrollReset: true })
  }, [said, known, tab, navigate])
  return search
}
