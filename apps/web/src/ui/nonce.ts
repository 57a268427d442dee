import { createContext, useContext } from 'react'

/** Marks inline scripts and styles as our own while a page is rendered on the server; empty in the browser. */
export const NonceContext = createContext('')

/** The nonce for an inline script or style. */
export function useNonce(): string {
  return useContext(NonceContext)
}
