import type { NextStep } from '@sopaan/domain/counselling/next-step'
import { endOfStep, startOfStep } from '@sopaan/domain/counselling/season'
import { formatDayAndTime, formatShortDay } from '@sopaan/domain/time/format'
import type { Words } from '#web/words/en.ts'

/** A step that one waits for or that runs. */
export type Ahead = Exclude<NextStep, { kind: 'over' }>

/** What to do by when, or what one waits for: `Accept your seat by Fri 26 Jun, 5:00 pm`. */
export function writeStep({ kind, step }: Ahead, words: Words['whatNow'], language: Words['language']): string {
  const round = String(step.round)
  if (kind === 'act') {
    const by = formatDayAndTime(new Date(endOfStep(step)), language)
    return words.act[step.kind as keyof typeof words.act](by)
  }
  const on = hasHour(step.from)
    ? formatDayAndTime(new Date(startOfStep(step)), language)
    : formatShortDay(step.from, language)
  if (step.kind === 'allotment' || step.kind === 'report-and-pay') return words.wait[step.kind](round, on)
  if (step.kind === 'special-rounds' && step.round !== null) return words.wait.specialRound(round, on)
  return words.wait[step.kind as Exclude<keyof typeof words.wait, 'allotment' | 'report-and-pay' | 'specialRound'>](on)
}

function hasHour(time: string): boolean {
  return time.includes('T')
}
