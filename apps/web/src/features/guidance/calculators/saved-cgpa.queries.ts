import { cgpa, type SavedCgpa } from '@sopaan/contract/cgpa'
import { isRefusal } from '@sopaan/contract/refusals'
import { request } from '#web/identity/browser-request.ts'

/** What the account keeps: nothing yet (null), nobody signed in, or no answer from the server. */
export type AccountCgpa = SavedCgpa | null | 'signed-out' | 'unreachable'

/** Asks the server what the account keeps. */
export async function loadAccountCgpa(): Promise<AccountCgpa> {
  try {
    return (await request(cgpa.find, {})).data
  } catch (thrown) {
    return isRefusal(thrown, 'NOT_SIGNED_IN') ? 'signed-out' : 'unreachable'
  }
}

/** Keeps entries in place of those last read. @returns what the account keeps now, or that it changed elsewhere */
export async function saveAccountCgpa(
  answers: string,
  replaces: SavedCgpa | null,
): Promise<AccountCgpa | 'changed-elsewhere'> {
  try {
    return (await request(cgpa.keep, { body: { answers, replaces: replaces?.changedAt ?? null } })).data
  } catch (thrown) {
    if (isRefusal(thrown, 'CHANGED_ELSEWHERE')) return 'changed-elsewhere'
    return isRefusal(thrown, 'NOT_SIGNED_IN') ? 'signed-out' : 'unreachable'
  }
}
