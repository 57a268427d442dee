import { type ManagedSeason, managedSeasons, type NewSeason } from '@sopaan/contract/managed-seasons'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendNewSeason, sendSeasonFields } from './managed-seasons.queries.ts'

type Props = {
  /** The draft to change; a new season without one. */
  season: ManagedSeason | undefined
  onDone: (id?: string) => void
}

const CONSTRAINTS = constraintsOf(managedSeasons.add)

/** Source, fees and certificates of a season. The day of reading is asked for every time: somebody read the notice. */
export function SeasonForm({ season, onDone }: Props) {
  const { managedSeasons: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    initial: season === undefined ? undefined : { ...season, checkedOn: undefined },
    send: (fields) => (season === undefined ? sendNewSeason(fields) : saveChange(season, fields)),
    onDone: (id) => onDone(id),
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <WideForm form={form} words={words} onCancel={() => onDone()}>
      {season === undefined && <Field label={words.season} hint={words.seasonHint} {...form.field('season')} />}
      <Field label={words.source} hint={words.sourceHint} className="sm:col-span-2" {...form.field('source')} />
      <Field
        label={words.sourceUrl}
        hint={words.sourceUrlHint}
        className="sm:col-span-2"
        {...form.field('sourceUrl')}
      />
      <Field label={words.checkedOn} hint={words.checkedOnHint} {...form.field('checkedOn')} />
      <Field label={words.certificatesFrom} hint={words.certificatesHint} {...form.field('certificatesFrom')} />
      <Field label={words.acceptanceReserved} {...form.field('seatAcceptanceReservedPaise')} />
      <Field label={words.acceptanceOthers} {...form.field('seatAcceptanceOthersPaise')} />
      <Field label={words.partialReserved} {...form.field('partialAdmissionReservedPaise')} />
      <Field label={words.partialOthers} {...form.field('partialAdmissionOthersPaise')} />
      <Field label={words.withdrawal} hint={words.withdrawalHint} {...form.field('withdrawalPaise')} />
    </WideForm>
  )
}

async function saveChange({ _id }: ManagedSeason, { season: _, ...fields }: NewSeason): Promise<string> {
  await sendSeasonFields(_id, fields)
  return _id
}
