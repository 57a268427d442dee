import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { readStored } from '#web/stored.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { clockOf, onTimerChange, readTimer } from './timer-state.ts'

const TICK_MS = 500
/** What stands before the title of the tab while a timer runs. */
const CLOCK_IN_TITLE = /^\d+:\d\d · /

/** The focus timer in the bar of every page and in the title of the tab, as long as there is one. @param props.planner  where it is stopped */
export function TimerChip({ planner }: { planner: string }) {
  const { planner: words } = useWords()
  const [nowMs, setNowMs] = useState(() => Date.now())
  const kept = useSyncExternalStore(onTimerChange, () => readStored('timer'))
  const timer = kept === undefined ? undefined : readTimer()
  const clock = timer === undefined ? undefined : clockOf(timer, Math.max(nowMs, timer.runningSince ?? 0))
  const isRunning = timer !== undefined && timer.runningSince !== null
  useEffect(() => {
    if (!isRunning) return undefined
    const tick = setInterval(() => setNowMs(Date.now()), TICK_MS)
    return () => clearInterval(tick)
  }, [isRunning])
  // Each page writes a title of its own when it opens: the clock is put before whichever stands there, at each tick.
  useEffect(() => {
    const bare = document.title.replace(CLOCK_IN_TITLE, '')
    document.title = isRunning && clock !== undefined ? `${clock} · ${bare}` : bare
  }, [isRunning, clock])
  useEffect(
    () => () => {
      document.title = document.title.replace(CLOCK_IN_TITLE, '')
    },
    [],
  )
  if (timer === undefined || clock === undefined) return null
  return (
    <Link
      to={`${planner}#timer`}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-chip border border-border-control bg-surface px-3 font-semibold text-default no-underline tabular-nums"
    >
      <Icon name="clock" size={18} />
      <span className="sr-only">
        {words.timer}: {timer.title}
      </span>
      {clock}
    </Link>
  )
}
