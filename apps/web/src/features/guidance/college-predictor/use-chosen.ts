import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { afterPaint } from '#web/ui/after-paint.ts'
import { answerAtOnce } from './choice-table.queries.ts'
import type { Choose } from './choose.tsx'
import type { DatedChoices } from './college-choices.queries.ts'
import { showAhead } from './show-ahead.ts'

/** What the page shows, and how it is changed. */
type Chosen = { answer: DatedChoices; search: URLSearchParams; choose: Choose }

/**
 * What the address says, or, from a tap until the address has followed, what this device answered to it. A board that stands
 * ahead is shown in the frame of the tap, and React told behind it. The router draws the page twice for each change of
 * address, and a history entry alone takes a cheap phone 10 ms: both come last.
 */
export function useChosen(answer: DatedChoices, located: URLSearchParams): Chosen {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [ahead, setAhead] = useState<{ to: string; answer: DatedChoices }>()
  const waiting = useRef(NOTHING)
  const undo = useRef(NOTHING)
  const at = `?${located}`
  if (ahead?.to === at) setAhead(undefined)
  const shown = ahead ?? { to: at, answer }
  // The same search for the same words, so that nothing is drawn again when the address arrives.
  const search = useMemo(() => new URLSearchParams(shown.to), [shown.to])
  useEffect(() => () => waiting.current(), [])
  useLayoutEffect(() => {
    // What was shown ahead of this answer is drawn now.
    if (shown.to !== '') undo.current = NOTHING
  }, [shown.to])

  // The same for every answer, so that no link is drawn again for a tap on another.
  const choose = useCallback<Choose>(
    (to, { replace, link, isCovered = false }) => {
      const answerOf = () => answerAtOnce(new URLSearchParams(to))
      const follow = () => {
        waiting.current = afterPaint(() => void navigate(pathname + to, { preventScrollReset: true, replace }))
      }
      const settle = () => {
        const found = answerOf()
        // In one go, so that no other tap comes between the answer and its drawing.
        if (found) flushSync(() => setAhead({ to, answer: found }))
        follow()
      }
      waiting.current()
      undo.current()
      const shownAhead = showAhead(to, link)
      undo.current = shownAhead ?? NOTHING
      const found = shownAhead ? undefined : answerOf()
      if (shownAhead || (found && isCovered)) waiting.current = afterPaint(settle)
      else if (found) {
        setAhead({ to, answer: found })
        follow()
      }
      return shownAhead !== undefined || found !== undefined
    },
    [navigate, pathname],
  )
  return { answer: shown.answer, search, choose }
}

const NOTHING = (): void => undefined
