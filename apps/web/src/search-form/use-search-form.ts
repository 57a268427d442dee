import type { FormEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { closeSheet } from '#web/ui/sheet.tsx'
import type { SearchAddress } from './search-address.ts'

type Options = {
  address: SearchAddress
  /** The sheet the form stands in, closed when it is sent. */
  sheetId?: string | undefined
}

/** Sends a form of questions as a change of the address; without script the browser does the same by itself. */
export function useSearchForm({ address, sheetId }: Options) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isSending = useNavigation().state !== 'idle'
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (sheetId !== undefined) closeSheet(sheetId)
    navigate(pathname + address.searchOfForm(event.currentTarget))
  }
  return { pathname, isSending, handleSubmit }
}
