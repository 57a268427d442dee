import type { BulkActionOutcome, UserFilter } from '@sopaan/contract/managed-users'
import { managedUsers } from '@sopaan/contract/managed-users'
import type { Role } from '@sopaan/contract/users'
import type { Language } from '@sopaan/domain/languages'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { invalidate } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

const PEOPLE = ['managed-users'] as const
/** Each look is written into the trail: coming back to the tab is no look. */
const VIEW_ONCE = { staleTime: 0, refetchOnWindowFocus: false } as const

/** A page of people. */
export function usersQuery(filter: Partial<UserFilter>, page: number) {
  return queryOptions({
    queryKey: [...PEOPLE, 'list', filter, page],
    queryFn: ({ signal }) => request(managedUsers.list, { query: { ...filter, page } }, { signal }),
    placeholderData: keepPreviousData,
    ...VIEW_ONCE,
  })
}

/** One person with the history. */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: [...PEOPLE, 'one', id],
    queryFn: async ({ signal }) => (await request(managedUsers.get, { params: { id } }, { signal })).data,
    ...VIEW_ONCE,
  })
}

/** Sign-ups that wait for their mailed link. */
export function waitingQuery(q: string | undefined) {
  return queryOptions({
    queryKey: [...PEOPLE, 'waiting', q],
    queryFn: async ({ signal }) => (await request(managedUsers.waiting, { query: { q } }, { signal })).data,
    ...VIEW_ONCE,
  })
}

/** What can be done to several people at once. */
export type BulkAction =
  | { kind: 'role'; role: 'mentee' | 'mentor' }
  | { kind: 'deactivate'; reason: string }
  | { kind: 'reactivate' }
  | { kind: 'signOut' }

/** Does it, with the number of people as it was typed. */
export async function doToPeople(deed: BulkAction, ids: readonly string[]): Promise<BulkActionOutcome> {
  const meant = { ids: [...ids], confirmed: ids.length }
  const { data } = await send(deed, meant)
  await invalidate('managed-users')
  return data
}

function send(deed: BulkAction, meant: { ids: string[]; confirmed: number }) {
  switch (deed.kind) {
    case 'role':
      return request(managedUsers.changeRoles, { body: { ...meant, role: deed.role } })
    case 'deactivate':
      return request(managedUsers.deactivate, { body: { ...meant, reason: deed.reason } })
    case 'reactivate':
      return request(managedUsers.reactivate, { body: meant })
    case 'signOut':
      return request(managedUsers.signOut, { body: meant })
  }
}

/** Takes a deed back: each gets the former role, or is woken or put to sleep again. */
export async function undoBulkAction(deed: BulkAction, { changed }: BulkActionOutcome, reason: string): Promise<void> {
  if (deed.kind === 'deactivate') await doToPeople({ kind: 'reactivate' }, idsOf(changed))
  if (deed.kind === 'reactivate') await doToPeople({ kind: 'deactivate', reason }, idsOf(changed))
  if (deed.kind !== 'role') return
  for (const [role, people] of Map.groupBy(changed, (one) => one.role))
    if (role !== 'admin') await doToPeople({ kind: 'role', role }, idsOf(people))
}

function idsOf(people: BulkActionOutcome['changed']): string[] {
  return people.map(({ _id }) => _id)
}

/** Forgets the wrong passwords of somebody. */
export async function sendUnlock(id: string): Promise<void> {
  await request(managedUsers.unlock, { params: { id } })
  await invalidate('managed-users')
}

/** Mails an invitation again. */
export async function sendInvitationAgain(id: string): Promise<void> {
  await request(managedUsers.resend, { params: { id } })
  await invalidate('managed-users')
}

/** Takes two-factor off somebody. */
export async function sendTwoFactorReset(id: string): Promise<void> {
  await request(managedUsers.resetTwoFactor, { params: { id } })
  await invalidate('managed-users')
}

/** Mails the verification of a sign-up again. */
export async function sendVerificationAgain(id: string): Promise<void> {
  await request(managedUsers.resendVerification, { params: { id } })
}

/** Makes an account for somebody. */
export async function sendInvitation(person: {
  email: string
  fullName: string
  role: 'mentee' | 'mentor'
  language: Language
}): Promise<void> {
  await request(managedUsers.invite, { body: person })
  await invalidate('managed-users')
}

/** Begins to read as somebody; answers whose dashboard that is. */
export async function viewAs(id: string): Promise<Role> {
  return (await request(managedUsers.viewAs, { params: { id } })).data.role
}

/** Ends reading as somebody; answers who it was. */
export async function endViewAs(): Promise<string | null> {
  return (await request(managedUsers.endViewAs, {})).data._id
}

/** Puts the people of a filter into the downloads. */
export async function downloadUsers(filter: Partial<UserFilter>): Promise<void> {
  saveFile(await fetchFile(managedUsers.csv, { query: filter }), 'sopaan-users.csv')
}
