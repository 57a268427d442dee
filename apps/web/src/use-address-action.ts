import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { changeSearch } from './forms/read-search.ts'

/** Opens what an address asks to be done (`?do=add`), once: the address is then that of the page alone. */
export function useAddressAction(name: string, onOpen: () => void): void {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.get('do') === name
  // The address changes some time after it was told to.
  const isOpened = useRef(false)
  useEffect(() => {
    if (!isAsked || isOpened.current) {
      isOpened.current = isAsked
      return
    }
    isOpened.current = true
    onOpen()
    setSearch(changeSearch(search, { do: undefined }), { replace: true, preventScrollReset: true })
  }, [isAsked, onOpen, search, setSearch])
}
