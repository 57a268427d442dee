import type { ManagedEvent } from '@sopaan/contract/managed-events'
import { EVENT_ADMISSIONS, EVENT_TYPES } from '@sopaan/domain/money/events'
import { istDateTimeLocal } from '@sopaan/domain/time/ist'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { changeEvent, createEvent } from './managed-events.queries.ts'
import { readEventForm } from './read-event-form.ts'

type Props = { event: ManagedEvent | undefined; onDone: () => void }
type PartProps = { event: ManagedEvent | undefined; fields: Readonly<Record<string, string>> }

/** An event to make or to change; the clock of its fields is India's. */
export function EventForm({ event, onDone }: Props) {
  const { managedEvents: words } = useWords()
  const { isBusy, fields, run } = useAction()
  const handleSave = async (entered: FormData) => {
    const read = readEventForm(entered)
    const takes = {
      date: words.dateTakes,
      endDate: words.dateTakes,
      capacity: words.capacityTakes,
      pricePaise: words.priceTakes,
    }
    const unread = Object.fromEntries(read.unread.map((name) => [name, takes[name]]))
    const save = () => (event === undefined ? createEvent(read.event) : changeEvent(event._id, read.event))
    const failed = event === undefined ? words.createFailed : words.updateFailed
    if (await run(save, { done: words.saved, failed, unread })) onDone()
  }
  return (
    <WideForm words={{ ...words, cancel: words.back }} isBusy={isBusy} onSave={handleSave} onCancel={onDone}>
      <EventTexts event={event} fields={fields} />
      <EventTimes event={event} fields={fields} />
      <EventSeats event={event} fields={fields} />
      <EventLinks event={event} fields={fields} />
      <Checkbox label={words.asDraft} name="asDraft" defaultChecked={event?.status === 'draft'} />
    </WideForm>
  )
}

function EventTexts({ event, fields }: PartProps) {
  const { managedEvents: words, events } = useWords()
  return (
    <>
      <Field label={words.titleEn} name="title" maxLength={120} defaultValue={event?.title} error={fields.title} />
      <Field
        label={words.titleHi}
        hint={words.optional}
        name="titleHi"
        lang="hi"
        maxLength={120}
        defaultValue={event?.titleHi ?? ''}
        error={fields.titleHi}
      />
      <TextArea
        label={words.descriptionEn}
        name="description"
        maxLength={4_000}
        defaultValue={event?.description}
        error={fields.description}
      />
      <TextArea
        label={words.descriptionHi}
        hint={words.optional}
        name="descriptionHi"
        lang="hi"
        maxLength={4_000}
        defaultValue={event?.descriptionHi ?? ''}
        error={fields.descriptionHi}
      />
      <Select label={events.type} name="type" defaultValue={event?.type ?? 'webinar'} error={fields.type}>
        {EVENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {events.types[type]}
          </option>
        ))}
      </Select>
      <Field
        label={words.host}
        hint={words.optional}
        name="host"
        maxLength={120}
        defaultValue={event?.host ?? ''}
        error={fields.host}
      />
    </>
  )
}

function EventTimes({ event, fields }: PartProps) {
  const { managedEvents: words } = useWords()
  const time = (iso: string | null | undefined) => (iso ? istDateTimeLocal(iso) : undefined)
  return (
    <>
      <Field
        label={words.date}
        name="date"
        type="datetime-local"
        defaultValue={time(event?.date)}
        error={fields.date}
      />
      <Field
        label={words.endDate}
        name="endDate"
        type="datetime-local"
        defaultValue={time(event?.endDate)}
        error={fields.endDate}
      />
      <Field
        label={words.deadline}
        hint={words.deadlineHint}
        name="registrationDeadline"
        type="datetime-local"
        defaultValue={time(event?.registrationDeadline)}
        error={fields.registrationDeadline}
      />
      <Field
        label={words.place}
        hint={words.placeHint}
        name="place"
        maxLength={200}
        defaultValue={event?.place ?? ''}
        error={fields.place}
      />
    </>
  )
}

function EventSeats({ event, fields }: PartProps) {
  const { managedEvents: words } = useWords()
  const [admission, setAdmission] = useState(event?.admission ?? 'free')
  return (
    <>
      <Field
        label={words.capacity}
        hint={words.capacityHint}
        name="capacity"
        inputMode="numeric"
        defaultValue={event?.capacity ?? ''}
        error={fields.capacity}
      />
      <Checkbox label={words.hasWaitlist} name="hasWaitlist" defaultChecked={event?.hasWaitlist ?? true} />
      <Select
        label={words.admission}
        name="admission"
        value={admission}
        error={fields.admission}
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
      {admission === 'paid' ? (
        <Field
          label={words.price}
          name="price"
          inputMode="decimal"
          defaultValue={event?.pricePaise == null ? '' : event.pricePaise / 100}
          error={fields.pricePaise}
        />
      ) : (
        <span />
      )}
    </>
  )
}

function EventLinks({ event, fields }: PartProps) {
  const { managedEvents: words } = useWords()
  return (
    <>
      <Field
        label={words.meetingUrl}
        hint={words.meetingHint}
        name="meetingUrl"
        type="url"
        defaultValue={event?.meetingUrl ?? ''}
        error={fields.meetingUrl}
      />
      <Field
        label={words.recordingUrl}
        hint={words.optional}
        name="recordingUrl"
        type="url"
        defaultValue={event?.recordingUrl ?? ''}
        error={fields.recordingUrl}
      />
    </>
  )
}
