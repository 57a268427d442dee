import type { ManagedStep, StepFields } from '@sopaan/contract/managed-seasons'
import type { CounsellingSeason, CounsellingStep } from '@sopaan/domain/counselling/season'
import { LANGUAGES } from '@sopaan/domain/languages'
import type { SeasonRow, StepColumns, StepRow } from './seasons.queries.ts'

/** A season as everybody reads it, out of its rows. */
export function seasonOf(row: SeasonRow, steps: readonly StepRow[]): CounsellingSeason {
  return {
    body: row.body,
    season: row.season,
    source: row.source,
    ...(row.sourceUrl !== null && { sourceUrl: row.sourceUrl }),
    checkedOn: row.checkedOn,
    steps: steps.map(stepOf),
    fees: {
      seatAcceptance: { reserved: row.seatAcceptanceReservedPaise, others: row.seatAcceptanceOthersPaise },
      partialAdmission: { reserved: row.partialAdmissionReservedPaise, others: row.partialAdmissionOthersPaise },
      withdrawal: row.withdrawalPaise,
    },
    certificatesFrom: row.certificatesFrom,
  }
}

/** A step as everybody reads it, out of its row. */
function stepOf(step: Omit<StepRow, 'id'>): CounsellingStep {
  return {
    ...stepTimesOf(step),
    isNitPlusOnly: step.isNitPlusOnly,
    ...(step.source !== null && { source: step.source }),
    ...(step.note !== null && { note: step.note }),
  }
}

/** The rows of a season that ships. */
export function seasonColumns({ fees, steps, ...season }: CounsellingSeason): {
  season: Pick<SeasonRow, 'body' | 'season' | 'source' | 'sourceUrl' | 'checkedOn' | 'certificatesFrom'> &
    ReturnType<typeof feesOf>
  steps: StepColumns[]
} {
  return {
    season: { ...season, sourceUrl: season.sourceUrl ?? null, ...feesOf(fees) },
    steps: steps.map((step) => {
      const [fromOn, fromHour] = partsOf(step.from)
      const [untilOn, untilHour] = step.until === null ? [null, null] : partsOf(step.until)
      const { kind, round, isNitPlusOnly, source = null } = step
      const note = step.note === undefined ? null : JSON.stringify(step.note)
      return { kind, round, fromOn, fromHour, untilOn, untilHour, isNitPlusOnly, source, note }
    }),
  }
}

/** What a step is, with its times in one piece each: `2026-06-13T10:00`, or the day alone. */
export function stepTimesOf(
  step: Pick<StepFields, 'kind' | 'round' | 'fromOn' | 'fromHour' | 'untilOn' | 'untilHour'>,
): Pick<CounsellingStep, 'kind' | 'round' | 'from' | 'until'> {
  return {
    kind: step.kind,
    round: step.round,
    from: timeOf(step.fromOn, step.fromHour),
    until: step.untilOn === null ? null : timeOf(step.untilOn, step.untilHour),
  }
}

/** The row of a step as staff wrote it. */
export function rowOfStep({ note, ...step }: StepFields): StepColumns {
  const written = Object.entries(note ?? {}).filter(([, text]) => text !== null)
  return { ...step, note: written.length === 0 ? null : JSON.stringify(Object.fromEntries(written)) }
}

/** A step as staff read it. */
export function managedStepOf({ id, note, ...step }: StepRow): ManagedStep {
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, note?.[language] ?? null]))
  return { _id: id, ...step, note: words as NonNullable<ManagedStep['note']> }
}

function feesOf({ seatAcceptance, partialAdmission, withdrawal }: CounsellingSeason['fees']) {
  return {
    seatAcceptanceReservedPaise: seatAcceptance.reserved,
    seatAcceptanceOthersPaise: seatAcceptance.others,
    partialAdmissionReservedPaise: partialAdmission.reserved,
    partialAdmissionOthersPaise: partialAdmission.others,
    withdrawalPaise: withdrawal,
  }
}

function timeOf(day: string, hour: string | null): string {
  return hour === null ? day : `${day}T${hour}`
}

function partsOf(time: string): [string, string | null] {
  const [day = '', hour] = time.split('T')
  return [day, hour ?? null]
}
