import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { patientFetch } from './patient-fetch.ts'

// The router has no other place to say what becomes of a request that fails.
window.fetch = patientFetch(window.fetch.bind(window), (path) => location.assign(path))

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
