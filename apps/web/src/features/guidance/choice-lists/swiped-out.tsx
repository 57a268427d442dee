import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { name: string; onUndo: () => void; onEnd: () => void }

/** How long the way back stands there, ms. */
const SHOWN_MS = 6_000

/** What a swipe took out, with the way back for a while; the list's own undo has it longer. */
export function SwipedOut({ name, onUndo, onEnd }: Props) {
  const { choices: words } = useWords()
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    const timer = setTimeout(() => end.current(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section aria-label={words.dropped(name)} className="ticked-bar print:hidden">
      <p className="min-w-0 grow truncate">{words.dropped(name)}</p>
      <Button
        look="line"
        onClick={() => {
          onUndo()
          onEnd()
        }}
      >
        {words.undo}
      </Button>
    </section>
  )
}
