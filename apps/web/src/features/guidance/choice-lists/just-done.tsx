import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { said: string; onUndo: () => void; onEnd: () => void }

/** How long the way back stands there, ms. */
const SHOWN_MS = 6_000

/** What a change did that the rows alone do not show, with the way back for a while; the list's own undo has it longer. */
export function JustDone({ said, onUndo, onEnd }: Props) {
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
    <section aria-label={said} className="ticked-bar print:hidden">
      <p className="line-clamp-2 min-w-0 grow">{said}</p>
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
