import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { LinkWay } from './link-way.tsx'

type Props = {
  /** What goes with the link. */
  text: string
  /** Something that the ways wait for is under way. */
  isBusy: boolean
  /** Makes the link where there is none, or puts it right, then hands its address on. */
  withLink: (send: (url: string) => unknown) => unknown
  /** What else is going on, in words; it stands before what the last way came to. */
  status?: string | undefined
  /** Further ways beside these: files of the list. */
  children?: ReactNode
}

/** The ways a list is sent, one tap each: the link is made on the way. */
export function LinkWays({ text, isBusy, withLink, status, children }: Props) {
  const { choices } = useWords()
  const words = choices.family
  const [said, setSaid] = useState<string>()
  /** A browser that waited too long for the link wants another tap: then it stands there, ready. */
  const orTapAgain = (sent: Promise<unknown>, done?: string) =>
    sent.then(
      () => setSaid(done),
      (thrown: unknown) => setSaid(isClosed(thrown) ? undefined : words.ready),
    )
  const send = (hand: (url: string) => unknown) => {
    setSaid(undefined)
    void withLink(hand)
  }
  return (
    <>
      <Button type="button" disabled={isBusy} onClick={() => send((url) => openWhatsApp(`${text} ${url}`))}>
        <Icon name="chat" />
        {words.whatsApp}
      </Button>
      <div className="share-ways">
        <LinkWay
          icon="link"
          name={words.copy}
          isBusy={isBusy}
          onPress={() => send((url) => orTapAgain(navigator.clipboard.writeText(url), words.copied))}
        />
        {'share' in navigator && (
          <LinkWay
            icon="share"
            name={words.otherApps}
            isBusy={isBusy}
            onPress={() => send((url) => orTapAgain(navigator.share({ text, url })))}
          />
        )}
        {children}
      </div>
      <p role="status" className="type-small text-secondary empty:hidden">
        {status ?? said}
      </p>
    </>
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
