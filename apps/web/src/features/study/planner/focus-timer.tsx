import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { useEffect, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { PlanView } from './plan-view.ts'
import { addSession, sendSessionMark, updateSession } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'
import { onTimerRequest, type TimerRequest } from './timer-request.ts'
import { clockOf, elapsedOf, paused, readTimer, storeTimer, type TimerState, timerMinutes } from './timer-state.ts'

const LENGTHS = [25, 50, 90] as const
/** Shorter stretches are not written down. Source: the shortest session of the calls. */
const SAVED_MINUTES_MIN = 5
const TICK_MS = 500

/** A timer for one stretch of study. It lives on the device, so a reload or a closed tab does not end it. */
export function FocusTimer({ view }: { view: PlanView }) {
  const { planner: words } = useWords()
  const [timer, setTimer] = useState<TimerState | undefined>(readTimer)
  const change = (next: TimerState | undefined) => {
    storeTimer(next)
    setTimer(next)
  }
  useEffect(
    () =>
      onTimerRequest((request) => {
        const next = begun(request)
        storeTimer(next)
        setTimer(next)
      }),
    [],
  )
  return (
    <Card id="timer" className="scroll-mt-20">
      <h2 className="type-card">{words.timer}</h2>
      {timer === undefined ? (
        <Choice view={view} onStart={(request) => change(begun(request))} />
      ) : (
        <Running key={timer.key} timer={timer} onChange={change} />
      )}
    </Card>
  )
}

function begun(request: TimerRequest): TimerState {
  return { ...request, runningSince: Date.now(), elapsedMs: 0, key: crypto.randomUUID() }
}

function Choice({ view, onStart }: { view: PlanView; onStart: (request: TimerRequest) => void }) {
  const { planner: words } = useWords()
  const [key, setKey] = useState('')
  const today = view.plan.days.find(({ day }) => day === view.today)?.blocks ?? []
  const planned = view.input.chapters.filter((chapter) => today.some(({ taskId }) => taskId === chapter.key))
  const chapter = planned.find((each) => each.key === key)
  const request = (minutes: number): TimerRequest => ({
    title: chapter?.name ?? words.freeStudy,
    chapterKey: chapter?.key ?? null,
    subject: chapter === undefined || chapter.subject === 'other' ? null : chapter.subject,
    sessionId: null,
    minutes,
  })
  return (
    <div className="mt-3 grid gap-3">
      <Select label={words.timerFor} hasNote={false} value={key} onChange={(event) => setKey(event.target.value)}>
        <option value="">{words.freeStudy}</option>
        {planned.map((each) => (
          <option key={each.key} value={each.key}>
            {each.name}
          </option>
        ))}
      </Select>
      <div className="grid grid-cols-3 gap-2">
        {LENGTHS.map((minutes) => (
          <Button
            key={minutes}
            look="line"
            className="px-2!"
            aria-label={words.timerStartLabel(String(minutes))}
            onClick={() => onStart(request(minutes))}
          >
            {words.timerStart(String(minutes))}
          </Button>
        ))}
      </div>
    </div>
  )
}

function Running({ timer, onChange }: { timer: TimerState; onChange: (timer: TimerState | undefined) => void }) {
  const { planner: words } = useWords()
  const [nowMs, setNowMs] = useState(Date.now)
  const { isBusy, run } = useAction(sayFailure)
  const isRunning = timer.runningSince !== null
  useEffect(() => {
    if (!isRunning) return undefined
    const tick = setInterval(() => setNowMs(Date.now()), TICK_MS)
    return () => clearInterval(tick)
  }, [isRunning])
  const leftSeconds = Math.ceil((timer.minutes * MINUTE_MS - elapsedOf(timer, nowMs)) / 1000)
  const minutes = timerMinutes(timer, nowMs)
  const keep = async () => {
    // At rest first: a failed call leaves the minutes as they are.
    const resting = paused(timer, Date.now())
    onChange(resting)
    const isKept = await run(() => write(resting, timerMinutes(resting, Date.now())), {
      done: words.timerSaved,
      failed: words.addFailed,
    })
    if (isKept) onChange(undefined)
  }
  return (
    <div className="mt-3 grid gap-3">
      <p className="min-w-0 break-words text-secondary">{timer.title}</p>
      <p
        role="timer"
        aria-label={words.timerLeft(String(Math.ceil(leftSeconds / 60)))}
        className="type-answer text-primary-text"
      >
        {clockOf(timer, nowMs)}
      </p>
      <p aria-live="polite" className={leftSeconds === 0 ? 'font-semibold' : 'sr-only'}>
        {leftSeconds === 0 ? words.timerDone : words.timerLeft(String(Math.ceil(leftSeconds / 60)))}
      </p>
      {minutes < SAVED_MINUTES_MIN && <p className="type-small text-tertiary">{words.timerShort}</p>}
      <div className="flex flex-wrap gap-2">
        {minutes >= SAVED_MINUTES_MIN && (
          <Button doing={isBusy ? words.saving : undefined} onClick={() => void keep()}>
            {words.timerSave(String(minutes))}
          </Button>
        )}
        {leftSeconds > 0 && (
          <Button
            look="line"
            onClick={() => onChange(isRunning ? paused(timer, Date.now()) : { ...timer, runningSince: Date.now() })}
          >
            {isRunning ? words.timerPause : words.timerGoOn}
          </Button>
        )}
        <Button look="quiet" onClick={() => onChange(undefined)}>
          {words.timerDrop}
        </Button>
      </div>
    </div>
  )
}

/** Writes what was studied down: into the session the timer was for, or as a new one that is done. */
async function write(timer: TimerState, minutes: number): Promise<void> {
  if (timer.sessionId !== null) {
    await updateSession(timer.sessionId, { durationMinutes: minutes })
    await sendSessionMark(timer.sessionId, true)
    return
  }
  await addSession({
    title: timer.title,
    subject: timer.subject,
    chapterKey: timer.chapterKey,
    startsAt: new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
    durationMinutes: minutes,
    source: 'timer',
    isCompleted: true,
    requestKey: timer.key,
  })
}
