import { type ReactNode, useEffect, useId } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { runSharing } from './run-sharing.ts'
import type { PictureFacts } from './send-picture.ts'

type Props = {
  /** What goes with the link. */
  text: string
  url: string
  /** Absent where there is nothing to draw. */
  picture?: PictureFacts | undefined
  /** Of the button that opens the menu. */
  className: string
  label?: string
  children: ReactNode
}

/** The ways to send something without an account, each with what it sends: WhatsApp, the system's own sheet, a picture. */
export function ShareMenu({ text, url, picture, className, label, children }: Props) {
  const { choosing } = useWords()
  const words = choosing.sharing
  const id = useId()
  useEffect(runSharing, [])
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className={className}>
        {children}
      </button>
      <div id={id} popover="auto" className="row-menu share-menu" data-share-menu>
        <ul>
          <li>
            <a href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`} rel="noopener" target="_blank">
              <Way icon="chat" name={words.whatsApp} note={words.sendsLink} />
            </a>
          </li>
          <li className="share-sheet">
            <button type="button" data-share-text={text} data-share-url={url}>
              <Way icon="share" name={words.otherApps} note={words.sendsLink} />
            </button>
          </li>
          {picture && (
            <li className="only-with-script">
              <button
                type="button"
                data-share-picture={JSON.stringify(picture)}
                data-saved={words.saved}
                data-failed={words.failed}
              >
                <Way
                  icon="download"
                  name={words.picture}
                  note={picture.who === '' ? words.sendsPlain : words.sendsPicture}
                />
              </button>
            </li>
          )}
        </ul>
        <p role="status" className="type-small px-3 text-secondary" suppressHydrationWarning />
      </div>
    </>
  )
}

function Way({ icon, name, note }: { icon: 'chat' | 'share' | 'download'; name: string; note: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <b>{name}</b> <small>{note}</small>
      </span>
    </>
  )
}
