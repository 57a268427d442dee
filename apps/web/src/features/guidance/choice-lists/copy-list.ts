import { inLanguage, paths } from '@sopaan/contract/paths'
import { freeName } from '@sopaan/domain/choice-lists/choice-lists-merge'
import type { PageLanguage } from '@sopaan/domain/languages'
import { loadActor } from '#web/identity/actor.queries.ts'
import { dashboardOf } from '#web/identity/landing.ts'
import { hasSignInHint } from '#web/identity/sign-in-hint.ts'
import { makeAccountList } from './choice-lists.queries.ts'
import { readDevice, writeDevice } from './device-lists.ts'

/**
 * Copies a list to the reader's own: to the account of who is signed in, else to this device.
 * @returns the address of the reader's lists
 */
export async function copyTo(name: string, keys: readonly string[], language: PageLanguage): Promise<string> {
  const id = crypto.randomUUID()
  if (hasSignInHint(document.cookie)) {
    const user = await loadActor()
    await makeAccountList({ id, name, keys })
    return `${paths.dashboard(dashboardOf(user.role))}/choices`
  }
  const device = readDevice()
  const free = freeName(
    name,
    device.lists.map((list) => list.name),
  )
  writeDevice({ ...device, lists: [...device.lists, { id, name: free, keys }], chosenId: id })
  return inLanguage(paths.choiceList(), language)
}
