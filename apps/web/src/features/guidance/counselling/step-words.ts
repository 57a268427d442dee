import type { NextStep } from '@sopaan/domain/counselling/next-step'
import { type CategoryProfile, listPapers, paysReservedAmount } from '@sopaan/domain/counselling/papers'
import { type CounsellingSeason, endOfStep, startOfStep } from '@sopaan/domain/counselling/season'
import { writeRupees } from '@sopaan/domain/money/rupees'
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

/** What the step asks for: fees, papers, and what it comes to. */
export function writeStepNote(
  { kind, step }: Ahead,
  { season, candidate, words }: { season: CounsellingSeason; candidate: CategoryProfile; words: Words['whatNow'] },
): string {
  if (kind === 'wait') return words.waitNote
  const side = paysReservedAmount(candidate) ? 'reserved' : 'others'
  if (step.kind === 'partial-admission')
    return words.actNote[step.kind](writeRupees(season.fees.partialAdmission[side]))
  if (step.kind === 'report-and-pay') {
    return words.actNote[step.kind](String(listPapers(candidate).length), writeRupees(season.fees.seatAcceptance[side]))
  }
  return words.actNote.registration
}

function hasHour(time: string): boolean {
  return time.includes('T')
}
