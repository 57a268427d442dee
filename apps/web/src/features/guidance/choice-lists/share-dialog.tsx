import { FIRST_LANGUAGE, LANGUAGES } from '@sopaan/domain/languages'
import { formatDate } from '@sopaan/domain/time/format'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { StoredList } from './choice-storage.ts'
import { factsToShare } from './facts-to-share.ts'
import { profileOf } from './judged-profile.ts'
import { SendPicture } from './send-picture-button.tsx'
import { SharePreview } from './share-preview.tsx'
import { ShareWays } from './share-ways.tsx'
import type { Judging } from './use-choices.ts'
import { useListLink } from './use-list-link.ts'

/** What a family reads that does not read the first. */
const OTHER_LANGUAGE = LANGUAGES.find((each) => each !== FIRST_LANGUAGE) ?? FIRST_LANGUAGE

type Props = {
  list: StoredList
  search: URLSearchParams
  judged: Judging['judged']
  isOpen: boolean
  onClose: () => void
}

/** Shares a list without an account: what arrives, what the link shows, WhatsApp and every other way, and its end. */
export function ShareDialog({ list, search, judged, isOpen, onClose }: Props) {
  const { choices, language } = useWords()
  const words = choices.family
  const sharing = useListLink(list, search)
  const { link, url, shown, setShown, isBusy, isFailed } = sharing
  const isJudged = profileOf(search).profile !== undefined
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-3">
        <SharePreview {...factsToShare(list.keys, judged, shown)} />
        <div className="share-shown">
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
            onChange={(event) =>
              setShown({ ...shown, language: event.target.checked ? OTHER_LANGUAGE : FIRST_LANGUAGE })
            }
          />
        </div>
        <ShareWays list={list} search={search} sharing={sharing} />
        <SendPicture list={list} search={search} judged={judged} shown={shown} />
        {isFailed && <Banner title={words.failed} tone="error" />}
        {url !== undefined && (
          <Field label={words.link} readOnly value={url} onFocus={(event) => event.target.select()} />
        )}
        <div className="flex flex-wrap gap-3">
          {link && (
            <>
              <Button look="line" disabled={isBusy} onClick={() => void sharing.withLink(() => undefined)}>
                {words.update}
              </Button>
              <Button look="danger" disabled={isBusy} onClick={() => void sharing.end()}>
                {words.end}
              </Button>
            </>
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
