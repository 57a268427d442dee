import { useEffect, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { useInBrowser } from '#web/ui/use-hydrated.ts'
import { readDevice, storeProfile } from './device-lists.ts'

/**
 * Who the address speaks of. An address that says nothing takes what is known: the account's answers, else those that this
 * device keeps; they are in what is answered from the first time on, so that nothing is drawn for nobody and then again.
 * Signed out, what it says is kept on the device.
 * @param known  the account's answers as the end of an address; empty when it has none; undefined for who is signed out
 */
export function useStoredProfile(known: string | undefined): URLSearchParams {
  const [search] = useSearchParams()
  const stored = useInBrowser(() => readDevice().profile, '')
  const navigate = useNavigate()
  const said = profileSearch(search)
  const asked = said === '' ? profileSearch(new URLSearchParams(known || stored)) : ''
  // The same as long as it says the same: seats are judged for it, and lists checked.
  const completed = useMemo(() => completeSearch(search, asked), [search, asked])
  useEffect(() => {
    if (said !== '' && known === undefined) storeProfile(said.slice(1))
    if (asked !== '') void navigate(`?${completed}`, { replace: true, preventScrollReset: true })
  }, [said, known, asked, completed, navigate])
  return completed
}

/** An address with the answers that it lacks, and of the rest the part of the page that it opens. */
function completeSearch(search: URLSearchParams, asked: string): URLSearchParams {
  if (asked === '') return search
  const completed = new URLSearchParams(asked)
  const tab = search.get('tab')
  if (tab !== null) completed.set('tab', tab)
  return completed
}
