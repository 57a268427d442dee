import { PAUSED_PARTS, type Pause, site } from '@sopaan/contract/site'
import { formatDateTime } from '@sopaan/domain/time/format'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendPause } from './site.queries.ts'

const CONSTRAINTS = constraintsOf(site.pause)
/** Offered, minutes. */
const LENGTHS = [15, 30, 60, 120, 360, 720]
const USUAL_MINUTES = 30

/** Pauses what can come later, for a time: it ends by itself, or at once by hand. */
export function PauseSection({ pause }: { pause: Pause | null }) {
  const { site: words, language } = useWords()
  const { isBusy, run } = useAction()
  const isPaused = pause !== null && new Date().toISOString() < pause.until
  const form = useContractForm(CONSTRAINTS, {
    initial: { parts: isPaused ? pause.parts : [], minutes: USUAL_MINUTES },
    check: ({ parts }) => (parts.length === 0 ? { form: words.pauseNone } : {}),
    send: sendPause,
    words: { done: words.paused, failed: words.failed, field: 'form' },
  })
  const handleResume = () =>
    run(() => sendPause({ parts: [], minutes: USUAL_MINUTES }), { done: words.resumed, failed: words.failed })
  const namesOf = (parts: Pause['parts']) => parts.map((part) => words.pauseParts[part].label).join(', ')
  return (
    <Section id="pause" title={words.pauseTitle} lead={words.pauseLead}>
      {isPaused && (
        <Banner title={words.pausedNow(namesOf(pause.parts), formatDateTime(pause.until, language))} tone="note">
          <Button look="line" disabled={isBusy} onClick={() => void handleResume()} className="mt-3">
            {words.resume}
          </Button>
        </Banner>
      )}
      <WideForm key={pause?.until ?? 'none'} form={form} words={{ save: words.pause, saving: words.pausing }}>
        {PAUSED_PARTS.map((part) => (
          <Checkbox
            key={part}
            label={words.pauseParts[part].label}
            note={words.pauseParts[part].note}
            {...form.box('parts', part)}
          />
        ))}
        <Select label={words.pauseFor} {...form.select('minutes')}>
          {LENGTHS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes % 60 === 0 ? words.hours(String(minutes / 60)) : words.minutes(String(minutes))}
            </option>
          ))}
        </Select>
        {form.errorOf('form') !== undefined && (
          <p role="alert" className="text-danger sm:col-span-2">
            {form.errorOf('form')}
          </p>
        )}
      </WideForm>
    </Section>
  )
}
