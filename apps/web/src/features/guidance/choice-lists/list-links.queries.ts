import type { RequestInput } from '@sopaan/contract/call'
import { choiceLists, type SharedChoiceList } from '@sopaan/contract/choice-lists'
import type { Request } from '@sopaan/contract/client'
import { type FamilyList, listLinks, type READERS } from '@sopaan/contract/list-links'
import { isRefusal } from '@sopaan/contract/refusals'
import type { Language } from '@sopaan/domain/languages'
import { request } from '#web/identity/browser-request.ts'
import { profileOf } from './judged-profile.ts'
import { type LinkOfList, readReader, storeLink } from './stored-links.ts'

type Content = RequestInput<typeof listLinks.create>['body']

/** What a link is to show of a list. */
export type Shown = { chances: boolean; profile: boolean; language: Language }

/** Makes a link to a list, or puts the list as it is now behind the one it has. It stays on this device with its code. */
export async function saveLink(
  list: { id: string; keys: readonly string[] },
  { search, shown, link }: { search: URLSearchParams; shown: Shown; link: LinkOfList | undefined },
): Promise<LinkOfList> {
  const { profile } = shown.chances ? profileOf(search) : {}
  const { language } = shown
  const content: Content = {
    keys: [...list.keys],
    ...(profile && { profile }),
    showsProfile: shown.profile && profile !== undefined,
    language,
  }
  if (link) {
    try {
      await request(listLinks.replace, {
        params: { token: link.token },
        body: { ...content, deleteCode: link.deleteCode },
      })
      return store(list.id, { ...link, language })
    } catch (thrown) {
      // It ended, or was deleted from another device: a new one takes its place.
      if (!isRefusal(thrown, 'NOT_FOUND')) throw thrown
    }
  }
  const { data } = await request(listLinks.create, { body: content })
  return store(list.id, { ...data, language })
}

/** Deletes the link of a list with all that was left there; one that is gone is no mistake. */
export async function deleteLink(listId: string, { token, deleteCode }: LinkOfList): Promise<void> {
  try {
    await request(listLinks.remove, { params: { token }, body: { deleteCode } })
  } catch (thrown) {
    if (!isRefusal(thrown, 'NOT_FOUND')) throw thrown
  }
  storeLink(listId, undefined)
}

/** A list behind a link, for the first answer of the page; undefined when the link does not work. */
export async function fetchFamilyList(ask: Request, token: string): Promise<FamilyList | undefined> {
  try {
    return (await ask(listLinks.read, { params: { token }, query: {} })).data
  } catch (thrown) {
    if (isRefusal(thrown, 'NOT_FOUND')) return undefined
    throw thrown
  }
}

/** The same as this reader sees it: with what is their own. */
export async function readAsReader(token: string): Promise<FamilyList> {
  return (await request(listLinks.read, { params: { token }, query: { reader: readReader() } })).data
}

/** Gives a choice a heart or takes it back. */
export async function sendHeart(token: string, key: string, isOn: boolean): Promise<FamilyList> {
  return (await request(listLinks.heart, { params: { token }, body: { reader: readReader(), key, isOn } })).data
}

/** Writes a comment; without a key it is about the whole list. */
export async function sendComment(
  token: string,
  comment: { from: (typeof READERS)[number]; text: string; key?: string },
): Promise<FamilyList> {
  return (await request(listLinks.comment, { params: { token }, body: { reader: readReader(), ...comment } })).data
}

/** Removes a comment of this reader, or any where this device holds the code of the link. */
export async function sendCommentRemoval(
  token: string,
  id: string,
  deleteCode: string | undefined,
): Promise<FamilyList> {
  const body = { reader: readReader(), ...(deleteCode !== undefined && { deleteCode }) }
  return (await request(listLinks.removeComment, { params: { token, id }, body })).data
}

function store(listId: string, link: LinkOfList): LinkOfList {
  storeLink(listId, link)
  return link
}

/** A list behind a link; undefined when the link does not work. */
export async function fetchSharedList(ask: Request, token: string): Promise<SharedChoiceList | undefined> {
  try {
    return (await ask(choiceLists.readShared, { params: { token } })).data
  } catch (thrown) {
    if (isRefusal(thrown, 'NOT_FOUND')) return undefined
    throw thrown
  }
}
