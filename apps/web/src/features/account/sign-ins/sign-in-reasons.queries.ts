import type { Request } from '@sopaan/contract/client'
import { events } from '@sopaan/contract/events'
import { mentors } from '@sopaan/contract/mentors'
import { DASHBOARD_TYPES, paths } from '@sopaan/contract/paths'
import { plans } from '@sopaan/contract/plans'
import { type PageLanguage, writtenIn } from '@sopaan/domain/languages'
import { matchPath } from 'react-router'
import { readInstant } from '#web/forms/read-instant.ts'

/** What somebody wants who is asked to sign in, with its name where it can be had. */
export type SignInReason = {
  kind: 'plan' | 'event' | 'mentor' | 'apply' | 'list'
  name?: string | undefined
  /** The beginning of the session that was chosen, an instant. */
  at?: string
}

/** Stands in for our own address: an address of another site does not resolve to it. */
const OWN = 'http://page'

/**
 * Reads out of the page somebody is on the way to what it is about. The name is looked up, never taken from the address,
 * which anybody may have written.
 * @param to  path and query of that page
 * @returns undefined for a page that no public button leads to
 */
export async function findSignInReason(
  ask: Request,
  to: string | null,
  language: PageLanguage,
): Promise<SignInReason | undefined> {
  const url = to?.startsWith('/') ? URL.parse(to, OWN) : null
  if (url === null || url.origin !== OWN) return undefined
  const { pathname, searchParams } = url
  const planId = searchParams.get('planId')
  const isCheckout = pathname === '/mentee-dashboard/checkout'
  if (isCheckout && planId !== null) return { kind: 'plan', name: await planName(ask, planId, language) }
  const eventId = isCheckout ? searchParams.get('eventId') : idIn('/mentee-dashboard/events/:id', pathname)
  if (eventId != null) return { kind: 'event', name: await eventTitle(ask, eventId, language) }
  const mentorId = idIn('/mentee-dashboard/mentors/:id/book', pathname)
  if (mentorId !== undefined) return mentorReason(ask, mentorId, readInstant(searchParams.get('at')))
  if (pathname === paths.becomeMentor()) return { kind: 'apply' }
  if (DASHBOARD_TYPES.some((dashboard) => pathname === `/${dashboard}/choices`)) return { kind: 'list' }
  return undefined
}

function idIn(pattern: string, pathname: string): string | undefined {
  return matchPath(pattern, pathname)?.params.id
}

function planName(ask: Request, id: string, language: PageLanguage): Promise<string | undefined> {
  return orNone(async () => {
    const plan = (await ask(plans.list, {})).data.find(({ _id }) => _id === id)
    return plan && writtenIn(language, plan.name)
  })
}

function eventTitle(ask: Request, id: string, language: PageLanguage): Promise<string | undefined> {
  return orNone(async () => writtenIn(language, (await ask(events.find, { params: { id } })).data.title))
}

async function mentorReason(ask: Request, id: string, at: string | undefined): Promise<SignInReason> {
  return { kind: 'mentor', name: await mentorName(ask, id), ...(at !== undefined && { at }) }
}

function mentorName(ask: Request, id: string): Promise<string | undefined> {
  return orNone(async () => (await ask(mentors.get, { params: { id } })).data.firstName)
}

/** A name that cannot be had is left out: nobody is kept from signing in for it. */
async function orNone(find: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await find()
  } catch {
    return undefined
  }
}
