import https from 'node:https'
import { isPublicUrl, lookupPublic } from './public-address.ts'

/** Calls an address on the open internet: its status, and what its Retry-After says. @throws {Error} where nothing was answered */
export type PublicPost = (
  url: string,
  request: { headers: Record<string, string>; body: Buffer },
) => Promise<{ status: number; retryAfter: string | undefined }>

const TIMEOUT_MS = 10_000

/** The open internet alone (API-14): only public addresses are called, no redirect is followed, and no answer is read. */
export const postPublic: PublicPost = (url, { headers, body }) => {
  if (!isPublicUrl(url)) return Promise.reject(new Error('The address is not public.'))
  return new Promise((resolve, reject) => {
    const asked = https.request(url, { method: 'POST', lookup: lookupPublic, headers, agent: false }, (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
      answer.destroy()
    })
    const timer = setTimeout(() => asked.destroy(new Error('No answer in time.')), TIMEOUT_MS)
    asked.on('error', reject)
    asked.on('close', () => clearTimeout(timer))
    asked.end(body)
  })
}
