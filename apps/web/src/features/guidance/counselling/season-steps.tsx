import { type ManagedStep, managedSeasons, type StepFields, type WholeSeason } from '@sopaan/contract/managed-seasons'
import { STEP_KINDS } from '@sopaan/domain/counselling/season'
import { LANGUAGES, readLanguageName } from '@sopaan/domain/languages'
import { formatHour, formatShortDay } from '@sopaan/domain/time/format'
import { constraintsOf } from '#web/forms/constraints.ts'
import { ManagedList } from '#web/forms/managed-list.tsx'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { saveStep, sendStepRemoval } from './managed-seasons.queries.ts'

type Props = { season: WholeSeason }

type StepFormProps = { seasonId: string; step: ManagedStep | undefined; onDone: () => void }

const CONSTRAINTS = constraintsOf(managedSeasons.addStep)

/** The dates of a version in their order; in a draft each says what is published of it, and can be changed. */
export function SeasonSteps({ season }: Props) {
  const { managedSeasons: words, language } = useWords()
  const noted = readLanguageName(language)
  const isDraft = season.state === 'draft'
  const before = isDraft ? season.publishedSteps : null
  const gone = (before ?? []).filter((old) => !season.steps.some((step) => isSame(step, old)))
  return (
    <section aria-labelledby="steps" className="grid gap-3">
      <h2 id="steps" className="type-subsection">
        {words.stepsTitle}
      </h2>
      <p className="text-secondary">{words.stepsLead}</p>
      <ManagedList<ManagedStep>
        words={words}
        nameOf={(step) => nameOf(step, words)}
        form={(step, close) => <StepForm seasonId={season._id} step={step} onDone={close} />}
        retire={({ _id }) => ({
          work: () => sendStepRemoval(season._id, _id),
          done: words.removed,
          failed: words.failed,
        })}
      >
        {({ add, edit, retire }) => (
          <>
            {season.steps.length === 0 && <p className="text-secondary">{words.noSteps}</p>}
            <ol>
              {season.steps.map((step) => (
                <li key={step._id} className="flex items-start gap-3 border-t border-border py-3">
                  <div className="min-w-0 grow">
                    <p className="font-semibold">{nameOf(step, words)}</p>
                    <p className="text-secondary tabular-nums">{whenOf(step, words, language)}</p>
                    <Change step={step} before={before} />
                    {step.note?.[noted] && <p>{step.note[noted]}</p>}
                    {step.source !== null && <p className="type-small text-tertiary">{step.source}</p>}
                  </div>
                  {isDraft && (
                    <Menu
                      label={words.menu(nameOf(step, words))}
                      items={[
                        { key: 'change', label: words.change, onChoose: () => edit(step) },
                        { key: 'remove', label: words.retire, isDanger: true, onChoose: () => retire(step) },
                      ]}
                    />
                  )}
                </li>
              ))}
            </ol>
            {gone.length > 0 && (
              <p className="text-likely">{words.gone(gone.map((step) => nameOf(step, words)).join(', '))}</p>
            )}
            {isDraft && (
              <Button className="justify-self-start" onClick={add}>
                {words.add}
              </Button>
            )}
          </>
        )}
      </ManagedList>
    </section>
  )
}

/** What is published of a step, where the draft says something else. */
function Change({ step, before }: { step: ManagedStep; before: readonly ManagedStep[] | null }) {
  const { managedSeasons: words, language } = useWords()
  if (before === null) return null
  const old = before.find((each) => isSame(step, each))
  if (old === undefined) return <Badge tone="likely">{words.isNew}</Badge>
  const said = whenOf(old, words, language)
  if (said === whenOf(step, words, language)) return null
  return (
    <p className="text-likely">
      <Badge tone="likely">{words.moved}</Badge> {words.was(said)}
    </p>
  )
}

function isSame(one: StepFields, other: StepFields): boolean {
  return one.kind === other.kind && one.round === other.round
}

function nameOf({ kind, round, isNitPlusOnly }: StepFields, words: Words['managedSeasons']): string {
  const name = round === null ? words.kinds[kind] : words.inRound(words.kinds[kind], String(round))
  return isNitPlusOnly ? words.nitPlus(name) : name
}

function whenOf(
  { fromOn, fromHour, untilOn, untilHour }: StepFields,
  words: Words['managedSeasons'],
  language: Words['language'],
): string {
  const at = (day: string, hour: string | null) =>
    hour === null ? formatShortDay(day, language) : `${formatShortDay(day, language)}, ${formatHour(hour, language)}`
  return untilOn === null ? at(fromOn, fromHour) : words.range(at(fromOn, fromHour), at(untilOn, untilHour))
}

/** A date of a season to add or to change; hours are those of India. */
function StepForm({ seasonId, step, onDone }: StepFormProps) {
  const { managedSeasons: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    initial: step,
    send: (fields) => saveStep(seasonId, fields, step?._id),
    onDone,
    words: { done: words.saved, failed: words.failed, field: 'kind' },
  })
  return (
    <WideForm form={form} words={words} onCancel={onDone}>
      <Select label={words.kind} {...form.select('kind')}>
        {STEP_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </Select>
      <Field label={words.round} hint={words.roundHint} {...form.field('round')} />
      <Field label={words.fromOn} {...form.field('fromOn')} />
      <Field label={words.fromHour} hint={words.hourHint} placeholder="10:00" {...form.field('fromHour')} />
      <Field label={words.untilOn} hint={words.untilHint} {...form.field('untilOn')} />
      <Field label={words.untilHour} hint={words.hourHint} placeholder="17:00" {...form.field('untilHour')} />
      <Field label={words.stepSource} hint={words.stepSourceHint} className="sm:col-span-2" {...form.field('source')} />
      {LANGUAGES.map((language) => (
        <Field
          key={language}
          label={words.stepNote[language]}
          hint={words.stepNoteHint}
          className="sm:col-span-2"
          {...form.field(`note.${language}`)}
        />
      ))}
      <Checkbox label={words.isNitPlusOnly} {...form.box('isNitPlusOnly')} />
    </WideForm>
  )
}
