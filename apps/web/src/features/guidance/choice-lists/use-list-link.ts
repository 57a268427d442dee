import { inLanguage, paths } from '@sopaan/contract/paths'
import { readLanguageName } from '@sopaan/domain/languages'
import { useState } from 'react'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { StoredList } from './choice-storage.ts'
import { deleteLink, type Shown, saveLink } from './list-links.queries.ts'
import { type LinkOfList, readLink } from './stored-links.ts'

/** The link of a list and what it is to show; whatever sends it first puts the list as it is now behind it. */
export type ListLink = {
  link: LinkOfList | undefined
  /** Where the link leads; undefined until it is made. */
  url: string | undefined
  shown: Shown
  setShown: (shown: Shown) => void
  isBusy: boolean
  isFailed: boolean
  /** Makes the link or puts it right, then hands its address on. */
  withLink: (send: (url: string) => unknown) => Promise<boolean>
  end: () => Promise<boolean>
}

/** The link of a list without an account, made when it is first sent. */
export function useListLink(list: StoredList, search: URLSearchParams): ListLink {
  const { language } = useWords()
  const [link, setLink] = useState(() => readLink(list.id))
  const [shown, setShown] = useState<Shown>({
    chances: true,
    profile: false,
    language: link?.language ?? readLanguageName(language),
  })
  // What stands behind the link: known only once this sheet has put it there.
  const [behind, setBehind] = useState<string>()
  const { isBusy, failure, send } = useSending<true>()
  const wanted = JSON.stringify([list.keys, search.toString(), shown])
  async function readyLink(): Promise<LinkOfList> {
    if (link && behind === wanted) return link
    const saved = await saveLink(list, { search, shown, link })
    setLink(saved)
    setBehind(wanted)
    return saved
  }
  return {
    link,
    url: link && urlOf(link),
    shown,
    setShown,
    isBusy,
    isFailed: failure === true,
    withLink: (hand) =>
      send(
        async () => hand(urlOf(await readyLink())),
        () => true,
      ),
    end: () =>
      send(
        async () => {
          if (link) await deleteLink(list.id, link)
          setLink(undefined)
          setBehind(undefined)
        },
        () => true,
      ),
  }
}

function urlOf({ token, language }: LinkOfList): string {
  return location.origin + inLanguage(paths.familyList(token), language)
}
