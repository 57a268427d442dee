import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { answerAtOnce } from './choice-table.queries.ts'
import type { Choose } from './choose.tsx'
import type { DatedChoices } from './college-choices.queries.ts'

/** What the page shows, and how it is changed. */
type Chosen = { answer: DatedChoices; search: URLSearchParams; choose: Choose }

/**
 * What the address says, or, from a tap until the address has followed, what this device answered to it. The router draws the
 * page twice for each change of address, and a history entry alone takes a cheap phone 10 ms: both come after the answer
 * is on the screen.
 */
export function useChosen(answer: DatedChoices, located: URLSearchParams): Chosen {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [ahead, setAhead] = useState<{ to: string; answer: DatedChoices }>()
  const waiting = useRef(NOTHING_WAITS)
  const at = `?${located}`
  if (ahead?.to === at) setAhead(undefined)
  const shown = ahead ?? { to: at, answer }
  // The same search for the same words, so that nothing is drawn again when the address arrives.
  const search = useMemo(() => new URLSearchParams(shown.to), [shown.to])
  useEffect(() => () => waiting.current(), [])

  // The same for every answer, so that no link is drawn again for a tap on another.
  const choose = useCallback<Choose>(
    (to, { replace }) => {
      const found = answerAtOnce(new URLSearchParams(to))
      if (!found) return false
      setAhead({ to, answer: found })
      waiting.current()
      waiting.current = afterPaint(() => void navigate(pathname + to, { preventScrollReset: true, replace }))
      return true
    },
    [navigate, pathname],
  )
  return { answer: shown.answer, search, choose }
}

const NOTHING_WAITS = (): void => undefined

/** Runs something once the next frame is on the screen. @returns what calls it off */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
