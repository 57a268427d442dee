import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import { formatDate } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { StoredList } from './choice-store.ts'
import { profileOf } from './judged-profile.ts'
import { LinkWays } from './link-ways.tsx'
import { deleteLink, saveLink } from './list-links.queries.ts'
import { SendPicture } from './send-picture-button.tsx'
import { type LinkOfList, readLink } from './stored-links.ts'
import type { Judging } from './use-choices.ts'

/** What a family reads that does not read the first. */
const OTHER_LANGUAGE = LANGUAGES.find((each) => each !== FIRST_LANGUAGE) ?? FIRST_LANGUAGE

type Props = {
  list: StoredList
  search: URLSearchParams
  judged: Judging['judged']
  isOpen: boolean
  onClose: () => void
}

/** Shares a list without an account: what the link shows, the link itself by WhatsApp or any other way, and its end. */
export function ShareDialog({ list, search, judged, isOpen, onClose }: Props) {
  const { choices, language } = useWords()
  const words = choices.family
  const [link, setLink] = useState(() => readLink(list.id))
  const [shown, setShown] = useState({ chances: true, profile: false, language: link?.language ?? language })
  const { isBusy, failure: isFailed, send } = useSending<true>()
  const isJudged = profileOf(search).profile !== undefined
  const save = () =>
    send(
      async () => setLink(await saveLink(list, { search, shown, link })),
      () => true,
    )
  const end = (ended: LinkOfList) =>
    send(
      async () => {
        await deleteLink(list.id, ended)
        setLink(undefined)
      },
      () => true,
    )
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-3">
        {isJudged && (
          <>
            <Switch
              label={words.chances}
              checked={shown.chances}
              onChange={(event) => setShown({ ...shown, chances: event.target.checked })}
            />
            <Switch
              label={words.profile}
              checked={shown.profile && shown.chances}
              disabled={!shown.chances}
              onChange={(event) => setShown({ ...shown, profile: event.target.checked })}
            />
          </>
        )}
        <Switch
          label={words.inHindi}
          checked={shown.language !== FIRST_LANGUAGE}
          onChange={(event) => setShown({ ...shown, language: event.target.checked ? OTHER_LANGUAGE : FIRST_LANGUAGE })}
        />
        {link && (
          <LinkWays
            url={location.origin + inLanguage(paths.familyList(link.token), link.language)}
            text={words.message(list.keys.length, groupIndian(list.keys.length))}
          />
        )}
        <SendPicture list={list} search={search} judged={judged} shown={shown} />
        {isFailed && <Banner title={words.failed} tone="error" />}
        <div className="flex flex-wrap gap-3">
          <Button look={link ? 'line' : 'pen'} disabled={isBusy} onClick={() => void save()}>
            {link ? words.update : words.make}
          </Button>
          {link && (
            <Button look="danger" disabled={isBusy} onClick={() => void end(link)}>
              {words.end}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {words.close}
          </Button>
        </div>
        <p className="type-small text-tertiary">
          {words.note} {link && words.ends(formatDate(link.endsOn, language))}
        </p>
      </div>
    </Dialog>
  )
}
