import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readStoredAt } from './offline/watch-line.ts'
import { patientFetch, showStoredAt } from './patient-fetch.ts'
import { whenStyled } from './when-styled.ts'

// The router has no other place to say what becomes of a request that fails.
window.fetch = patientFetch(window.fetch.bind(window), (path) => location.assign(path))
showStoredAt(readStoredAt())

/** What React got over is told as what it was, and not as React's word for having got over it. */
function reportCause(error: unknown): void {
  reportError(error instanceof Error ? (error.cause ?? error) : error)
}

void whenStyled(document).then(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />, { onRecoverableError: reportCause })
  }),
)
