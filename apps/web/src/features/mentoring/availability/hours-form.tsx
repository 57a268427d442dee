import { mentors, type OwnMentor } from '@sopaan/contract/mentors'
import { isRefusal } from '@sopaan/contract/refusals'
import { formatDateTime } from '@sopaan/domain/time/format'
import { type FormEvent, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { fieldErrorsOf, wordsOf } from '#web/refusal-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ExceptionsEditor } from './exceptions-editor.tsx'
import { draftedHours, draftOf, type HoursDraft, listTwice, type RangesByDay, rangesOf } from './hours-draft.ts'
import { changeHours } from './mentor-area.queries.ts'
import { WeekEditor } from './week-editor.tsx'

const CONSTRAINTS = constraintsOf(mentors.changeHours)

const INDIA = 'Asia/Kolkata'

/** The name that browsers have for the same zone. */
const INDIA_OF_OLD = 'Asia/Calcutta'

type Props = { zone: string; error: string | undefined; onChange: (zone: string) => void }

type Name = 'bufferMinutes' | 'noticeHours' | 'aheadDays' | 'perDayMax' | 'peopleMax'
type RuleFieldsProps = { draft: HoursDraft; places: RangesByDay; onChange: (changed: Partial<HoursDraft>) => void }

const LENGTHS = ['30', '45', '60']
const NAMES = ['bufferMinutes', 'perDayMax', 'noticeHours', 'aheadDays', 'peopleMax'] as const satisfies readonly Name[]

/** When a mentor is there and how the mentor can be booked. What was entered stays when it cannot be saved. */
export function HoursForm({ own, today }: { own: OwnMentor; today: string }) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const [draft, setDraft] = useState(() => draftOf(own.hours, today))
  const { isBusy, places, save } = useHoursAction(draft, own)
  const change = (changed: Partial<HoursDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const kept = draftedHours(draftOf(own.hours, today), own.hours.isTakingBookings)
  const isChanged = JSON.stringify(draftedHours(draft, own.hours.isTakingBookings)) !== JSON.stringify(kept)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save()
  }
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 [&_input]:scroll-mb-48 [&_select]:scroll-mb-48"
    >
      <Section id="week" title={words.week}>
        <ZoneSelect zone={draft.zone} error={places.zone} onChange={(zone) => change({ zone })} />
        <WeekEditor week={draft.week} places={places} onChange={(week) => change({ week })} />
        <p className="type-small text-tertiary">{words.midnight}</p>
      </Section>
      <Section id="exceptions" title={words.exceptions} lead={words.exceptionsHint}>
        <ExceptionsEditor
          exceptions={draft.exceptions}
          today={today}
          places={places}
          onChange={(exceptions) => change({ exceptions })}
        />
      </Section>
      <Section id="rules" title={words.rules}>
        <RuleFields draft={draft} places={places} onChange={change} />
      </Section>
      <Section id="links" title={words.links}>
        <LinkFields own={own} draft={draft} places={places} onChange={change} />
      </Section>
      <div className="sticky bottom-16 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box border border-border bg-surface p-3 shadow-2 lg:bottom-4">
        <Button type="submit" doing={isBusy ? words.saving : undefined}>
          {words.save}
        </Button>
        <p role="status" className={places.form === undefined ? 'text-secondary' : 'font-semibold text-danger'}>
          {places.form ?? (isChanged ? words.unsaved : words.allSaved)}
        </p>
      </div>
    </form>
  )
}

type LinkProps = {
  own: OwnMentor
  draft: HoursDraft
  places: RangesByDay
  onChange: (changed: Partial<HoursDraft>) => void
}

/** Where sessions meet, and the calendar whose busy times are kept clear. */
function LinkFields({ own, draft, places, onChange }: LinkProps) {
  const { mentoring, language } = useWords()
  const words = mentoring.mentor
  return (
    <div className="grid gap-2">
      <Field
        label={words.meetingUrl}
        hint={words.meetingUrlHint}
        type="url"
        inputMode="url"
        {...limitsOf(CONSTRAINTS, 'meetingUrl')}
        value={draft.meetingUrl}
        error={places.meetingUrl}
        onChange={({ currentTarget }) => onChange({ meetingUrl: currentTarget.value })}
      />
      <Field
        label={words.calendarUrl}
        hint={words.calendarUrlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...limitsOf(CONSTRAINTS, 'calendarUrl')}
        value={draft.calendarUrl}
        error={places.calendarUrl}
        onChange={({ currentTarget }) => onChange({ calendarUrl: currentTarget.value })}
      />
      {own.hours.calendarUrl !== null && (
        <p className={own.calendarTrouble === null ? 'text-secondary' : 'font-semibold text-likely'}>
          {own.calendarReadAt !== null && words.calendarRead(formatDateTime(own.calendarReadAt, language))}{' '}
          {own.calendarTrouble !== null && words.calendarTrouble}
        </p>
      )}
    </div>
  )
}

/** Saves a draft; what is wrong is told at its place. */
function useHoursAction(draft: HoursDraft, own: OwnMentor) {
  const allWords = useWords()
  const words = allWords.mentoring.mentor
  const { isBusy, run } = useAction()
  const [places, setPlaces] = useState<RangesByDay>({})
  const send = async () => {
    try {
      await changeHours(draftedHours(draft, own.hours.isTakingBookings))
    } catch (thrown) {
      if (isRefusal(thrown)) {
        const said = wordsOf(thrown, allWords) ?? words.failed
        if (thrown.is('CALENDAR_UNREACHABLE')) setPlaces({ calendarUrl: said, form: words.check })
        else if (thrown.is('ZONE_UNKNOWN')) setPlaces({ zone: said, form: words.check })
        else {
          const wrong = rangesOf(draft, fieldErrorsOf(thrown, allWords))
          if (Object.keys(wrong).length > 0) setPlaces({ ...wrong, form: words.check })
        }
      }
      throw thrown
    }
  }
  const save = async () => {
    const twice = listTwice(draft.exceptions)
    if (twice.length > 0) {
      setPlaces({ ...Object.fromEntries(twice.map((key) => [`${key}.day`, words.dayTwice])), form: words.check })
      return
    }
    setPlaces({})
    await run(send, { done: words.saved, failed: words.failed })
  }
  return { isBusy, places, save }
}

/** The zone whose clock a mentor's hours follow; India's first. */
function ZoneSelect({ zone, error, onChange }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const others = Intl.supportedValuesOf('timeZone').filter((each) => each !== INDIA && each !== INDIA_OF_OLD)
  const isUnlisted = zone !== INDIA && !others.includes(zone)
  return (
    <Select
      label={words.zone}
      value={zone}
      hint={words.zoneHint}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className="max-w-96"
    >
      <option value={INDIA}>IST (Asia/Kolkata)</option>
      {isUnlisted && <option value={zone}>{zone}</option>}
      {others.map((each) => (
        <option key={each} value={each}>
          {each.replaceAll('_', ' ')}
        </option>
      ))}
    </Select>
  )
}

/** How long a session is, and how often, how late and how far ahead it may be booked. */
function RuleFields({ draft, places, onChange }: RuleFieldsProps) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const hints: Partial<Record<Name, string>> = { noticeHours: words.noticeHint, peopleMax: words.peopleMaxHint }
  return (
    <div className="grid gap-x-5 sm:grid-cols-2">
      <Select
        label={words.sessionMinutes}
        value={draft.sessionMinutes}
        error={places.sessionMinutes}
        onChange={({ currentTarget }) => onChange({ sessionMinutes: currentTarget.value })}
        className="sm:col-span-2 sm:max-w-80"
      >
        {LENGTHS.map((minutes) => (
          <option key={minutes} value={minutes}>
            {mentoring.minutes(Number(minutes))}
          </option>
        ))}
      </Select>
      {NAMES.map((name) => (
        <Field
          key={name}
          label={words[name]}
          hint={hints[name]}
          inputMode="numeric"
          value={draft[name]}
          error={places[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
    </div>
  )
}
