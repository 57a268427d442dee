import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useState } from 'react'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { StoredList } from './choice-storage.ts'
import type { ListLink } from './use-list-link.ts'

type Props = { list: StoredList; search: URLSearchParams; sharing: ListLink }

/** The ways a list is sent, one tap each: the link is made on the way. */
export function ShareWays({ list, search, sharing }: Props) {
  const { choices } = useWords()
  const words = choices.family
  const { isBusy, shown } = sharing
  const [said, setSaid] = useState<string>()
  const text = words.message(list.keys.length, groupIndian(list.keys.length))
  /** A browser that waited too long for the link wants another tap: then it stands there, ready. */
  const orTapAgain = (sent: Promise<unknown>, done?: string) =>
    sent.then(
      () => setSaid(done),
      (thrown: unknown) => setSaid(isClosed(thrown) ? undefined : words.ready),
    )
  const withLink = (hand: (url: string) => unknown) => {
    setSaid(undefined)
    void sharing.withLink(hand)
  }
  const { isBusy: isMaking, failure: hasNoFile, send } = useSending<true>()
  const saveAs = (format: 'pdf' | 'xlsx') =>
    send(
      async () => {
        const { fetchListFile } = await import('./list-file.queries.ts')
        // A file says for whom its chances are: without rank and category it has none.
        const isOwn = shown.chances && shown.profile
        const shape = { format, language: shown.language }
        saveFile(await fetchListFile(list, isOwn ? search : new URLSearchParams(), shape), `choice-list.${format}`)
      },
      () => true,
    )
  return (
    <>
      <Button disabled={isBusy} onClick={() => withLink((url) => openWhatsApp(`${text} ${url}`))}>
        <Icon name="chat" />
        {words.whatsApp}
      </Button>
      <div className="share-ways">
        <Way
          icon="link"
          name={words.copy}
          isBusy={isBusy}
          onPress={() => withLink((url) => orTapAgain(navigator.clipboard.writeText(url), words.copied))}
        />
        {'share' in navigator && (
          <Way
            icon="share"
            name={words.otherApps}
            isBusy={isBusy}
            onPress={() => withLink((url) => orTapAgain(navigator.share({ text, url })))}
          />
        )}
        <Way icon="paper" name={choices.pdf} isBusy={isBusy} onPress={() => void saveAs('pdf')} />
        <Way icon="table" name={choices.xlsx} isBusy={isBusy} onPress={() => void saveAs('xlsx')} />
      </div>
      <p role="status" className="type-small text-secondary empty:hidden">
        {isMaking ? choices.making : hasNoFile ? choices.fileFailed : said}
      </p>
    </>
  )
}

type WayProps = { icon: IconName; name: string; isBusy: boolean; onPress: () => void }

function Way({ icon, name, isBusy, onPress }: WayProps) {
  return (
    <button type="button" disabled={isBusy} onClick={onPress}>
      <Icon name={icon} />
      {name}
    </button>
  )
}

/** Beside the page; where the browser opens nothing any more because the link took long, in its place. */
function openWhatsApp(message: string): void {
  const address = `https://wa.me/?text=${encodeURIComponent(message)}`
  const opened = window.open(address, '_blank')
  if (opened) opened.opener = null
  else location.assign(address)
}

/** Whoever closes the system's sheet has not been refused anything. */
function isClosed(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError'
}
