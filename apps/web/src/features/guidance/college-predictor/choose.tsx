import { createContext, type MouseEvent, useContext } from 'react'
import { Link, type LinkProps } from 'react-router'

export type ChooseOptions = {
  replace: boolean
  /** What was tapped, which is marked in the same frame. */
  link?: Element
  /** Something stands over the choices: they may come a frame later. */
  isCovered?: boolean
}

/** @returns whether this device could answer at once; the address follows. Where not, the router has to be asked. */
export type Choose = (to: string, options: ChooseOptions) => boolean

/** How an address of the same page is answered; a page without a table knows no way. */
export const ChooseContext = createContext<Choose>(() => false)

/** Answers an address of this page at once where the device can. */
export function useChoose(): Choose {
  return useContext(ChooseContext)
}

type Props = Omit<LinkProps, 'to' | 'replace' | 'preventScrollReset' | 'onClick'> & {
  to: string
  /** Takes the place of the address in the history of the tab. */
  replace?: boolean
}

/** A link to another view of the same choices: a tab, a filter, an order. It is shown before the address has changed. */
export function ChooseLink({ to, replace = false, ...props }: Props) {
  const choose = useChoose()
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    if (choose(to, { replace, link: event.currentTarget })) event.preventDefault()
  }
  return <Link to={to} replace={replace} preventScrollReset onClick={handleClick} {...props} />
}
