import { type EventFields, type ManagedEvent, managedEvents } from '@sopaan/contract/managed-events'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@sopaan/domain/languages'
import { EVENT_ADMISSIONS, EVENT_TYPES } from '@sopaan/domain/money/events'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendEventChange, sendNewEvent } from './managed-events.queries.ts'

type Props = { event: ManagedEvent | undefined; onDone: () => void }
type PartProps = { form: ContractForm<EventFields> }

const CONSTRAINTS = constraintsOf(managedEvents.create)
const NEW_EVENT = { type: 'webinar', admission: 'free', hasWaitlist: true }

/** An event to make or to change; the clock of its fields is India's. */
export function EventForm({ event, onDone }: Props) {
  const { managedEvents: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    initial: event ?? NEW_EVENT,
    send: async (fields, entered) => {
      // A seat that is not paid for has no price, also where it had one.
      const whole = {
        pricePaise: null,
        ...fields,
        status: entered.has('asDraft') ? ('draft' as const) : ('upcoming' as const),
      }
      if (event === undefined) await sendNewEvent(whole)
      else await sendEventChange(event._id, whole)
    },
    onDone,
    words: { done: words.saved, failed: event === undefined ? words.createFailed : words.updateFailed },
  })
  return (
    <WideForm form={form} words={{ ...words, cancel: words.back }} onCancel={onDone}>
      <EventTexts form={form} />
      <Field label={words.date} {...form.field('date')} />
      <Field label={words.endDate} {...form.field('endDate')} />
      <Field label={words.deadline} hint={words.deadlineHint} {...form.field('registrationDeadline')} />
      <Field label={words.place} hint={words.placeHint} {...form.field('place')} />
      <EventSeats form={form} known={event?.admission} />
      <Field label={words.meetingUrl} hint={words.meetingHint} {...form.field('meetingUrl')} type="url" />
      <Field label={words.recordingUrl} hint={words.optional} {...form.field('recordingUrl')} type="url" />
      <Checkbox label={words.asDraft} name="asDraft" defaultChecked={event === undefined || event.status === 'draft'} />
    </WideForm>
  )
}

function EventTexts({ form }: PartProps) {
  const { managedEvents: words, events } = useWords()
  const hintOf = (lang: Language) => ({ lang, hint: lang === FIRST_LANGUAGE ? undefined : words.optional })
  return (
    <>
      {LANGUAGES.map((language) => (
        <Field
          key={language}
          label={words.titleIn[language]}
          {...hintOf(language)}
          {...form.field(`title.${language}`)}
        />
      ))}
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          label={words.descriptionIn[language]}
          {...hintOf(language)}
          {...form.area(`description.${language}`)}
        />
      ))}
      <Select label={events.type} {...form.select('type')}>
        {EVENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {events.types[type]}
          </option>
        ))}
      </Select>
      <Field label={words.host} hint={words.optional} {...form.field('host')} />
    </>
  )
}

function EventSeats({ form, known = 'free' }: PartProps & { known: EventFields['admission'] | undefined }) {
  const { managedEvents: words } = useWords()
  const [admission, setAdmission] = useState(known)
  return (
    <>
      <Field label={words.capacity} hint={words.capacityHint} {...form.field('capacity')} />
      <Checkbox label={words.hasWaitlist} {...form.box('hasWaitlist')} />
      <Select
        label={words.admission}
        {...form.select('admission')}
        onChange={({ currentTarget }) =>
          setAdmission(EVENT_ADMISSIONS.find((each) => each === currentTarget.value) ?? 'free')
        }
      >
        {EVENT_ADMISSIONS.map((each) => (
          <option key={each} value={each}>
            {words.admissions[each]}
          </option>
        ))}
      </Select>
      {admission === 'paid' ? <Field label={words.price} {...form.field('pricePaise')} /> : <span />}
    </>
  )
}
