import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWide } from './use-wide.ts'

/** The part of the frame's bar that a page may fill. */
export const PAGE_ACTION = 'page-action'

/** What a page puts into the bar of its frame, where that has room for it; else it stands where it is written. */
export function PageAction({ children }: { children: ReactNode }) {
  const isWide = useWide('seven')
  const [bar, setBar] = useState<HTMLElement | null>()
  useLayoutEffect(() => setBar(document.getElementById(PAGE_ACTION)), [])
  if (bar === undefined) return null
  return isWide && bar !== null ? createPortal(children, bar) : children
}
