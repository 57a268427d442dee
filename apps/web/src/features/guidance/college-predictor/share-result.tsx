import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { shareLink } from '#web/share-link.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useOrigin } from '#web/use-origin.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = { rank: string; count: string }

/**
 * The result as a link, without an account: by the system's own sheet where there is one, else by WhatsApp. The address holds
 * the whole question.
 */
export function ShareResult({ rank, count }: Props) {
  const { results: words } = useWords()
  const { pathname, search } = useLocation()
  const origin = useOrigin()
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])
  const url = origin + pathname + search
  const text = words.shareText(rank, count)
  if (canShare) {
    return (
      <button type="button" onClick={() => void shareLink({ text, url })} aria-label={words.share} className="me-share">
        <Icon name="share" />
      </button>
    )
  }
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
      aria-label={`${words.share}: ${words.whatsApp}`}
      rel="noopener"
      target="_blank"
      className="me-share"
    >
      <Icon name="share" />
    </a>
  )
}
