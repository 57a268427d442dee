import { createRequest, type Request, type Transport } from '@sopaan/contract/client'
import type { SiteSettings } from '@sopaan/contract/site'
import { createContext, RouterContextProvider } from 'react-router'
import type { PaySources } from './page-policy.ts'

/** What the one process tells the pages it renders. */
export type Deployment = {
  /** Scheme and host under which the product is reached, without a slash at the end: `https://sopaan.example`. */
  origin: string
  isProduction: boolean
  /** Where the payment window comes from; absent where payments cannot be taken. */
  paySources?: PaySources | undefined
  /** What admins set for the whole site; absent: everything is open. */
  site?: (() => Promise<SiteSettings>) | undefined
  /** Told of what went wrong while a page was made, and in which request; the reader sees the error page with its number. */
  reportError: (error: unknown, requestId: string | undefined) => void
}

/** Makes calls of the contract from a loader, in process. */
export const requestContext = createContext<Request>()
export const deploymentContext = createContext<Deployment>()

/** What loaders find in their context. */
export function buildLoadContext(deployment: Deployment, transport: Transport): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(deploymentContext, deployment)
  context.set(requestContext, createRequest(transport))
  return context
}
