import { createContext } from 'react'

/** Whether the frame around a page bears the page's title, so that nothing in it may be another of the first order. */
export const IsTitledByFrame = createContext(false)
