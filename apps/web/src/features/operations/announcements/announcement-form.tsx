import {
  ANNOUNCEMENT_PAGES,
  ANNOUNCEMENT_TOPICS,
  type Announcement,
  type AnnouncementFields,
  managedAnnouncements,
  UNTYPED_READERS_MAX,
} from '@sopaan/contract/managed-announcements'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { LANGUAGES } from '@sopaan/domain/languages'
import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import {
  reachQuery,
  saveAnnouncement,
  sendAnnouncementRemoval,
  sendAnnouncementSchedule,
  sendAnnouncementTest,
} from './announcements.queries.ts'
import { AudienceFields } from './audience-fields.tsx'
import { type EnteredAnnouncement, enteredIn, enteredOf, isCountable } from './entered-announcement.ts'

const CONSTRAINTS = constraintsOf(managedAnnouncements.add)
const NEW_ONE = { topic: 'service', page: 'home', isByMail: true } as const

type Intent = 'save' | 'test' | 'schedule'
type Props = { announcement: Announcement | undefined }

/** A draft: whom it is for, what it says in each language, how and when it goes out, and what it will look like. */
export function AnnouncementForm({ announcement }: Props) {
  const { announcements: words } = useWords()
  const [entered, setEntered] = useState(() => enteredOf(announcement ?? NEW_ONE))
  const { form, setIntent } = useDraft(announcement)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form
        {...form.props}
        onChange={({ currentTarget }) => setEntered(enteredIn(currentTarget))}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <Card className="grid gap-3">
          <h2 className="type-card">{words.audience}</h2>
          <AudienceFields form={form} entered={entered} />
        </Card>
        <Message form={form} topic={entered.search.topic} initial={announcement?.topic ?? NEW_ONE.topic} />
        <HowAndWhen form={form} entered={entered} />
        {form.errorOf('form') !== undefined && (
          <p role="alert" className="font-semibold text-danger">
            {form.errorOf('form')}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" doing={form.isBusy ? words.saving : undefined} onClick={() => setIntent('schedule')}>
            {words.schedule}
          </Button>
          <Button type="submit" look="line" disabled={form.isBusy} onClick={() => setIntent('test')}>
            {words.test}
          </Button>
          <Button type="submit" look="line" disabled={form.isBusy} onClick={() => setIntent('save')}>
            {words.save}
          </Button>
        </div>
      </form>
      <div className="grid gap-4 lg:sticky lg:top-20">
        <AnnouncementPreview entered={entered} exceptId={announcement?._id} />
        {announcement && <RemoveButton id={announcement._id} />}
      </div>
    </div>
  )
}

/** Saves the draft, and does with it what the button that was pressed is for. */
function useDraft(announcement: Announcement | undefined) {
  const { announcements: words } = useWords()
  const navigate = useNavigate()
  const intent = useRef<Intent>('save')
  const savedId = useRef(announcement?._id)
  const form = useContractForm(CONSTRAINTS, {
    initial: announcement ?? NEW_ONE,
    send: async (fields, data) => {
      const { _id } = await saveAnnouncement(fields, savedId.current)
      savedId.current = _id
      if (intent.current === 'test') await sendAnnouncementTest(_id)
      if (intent.current === 'schedule') await sendAnnouncementSchedule(_id, scheduleIn(data))
      return _id
    },
    onDone: (id) => {
      toast.success({ save: words.saved, test: words.tested, schedule: words.scheduled }[intent.current])
      if (announcement === undefined) void navigate(paths.announcement(id), { replace: true })
    },
    words: { failed: words.saveFailed, field: 'form' },
  })
  return {
    form,
    setIntent: (next: Intent) => {
      intent.current = next
    },
  }
}

/** When it goes out, and how many readers were typed. What is no time goes as it is, to be refused. */
function scheduleIn(data: FormData): { at: string | null; confirmed?: number } {
  const at = String(data.get('goesOutAt') ?? '')
  const typed = Number(String(data.get('typed') ?? '').replace(/\D/g, ''))
  return { at: at === '' ? null : (fromIstDateTimeLocal(at) ?? at), ...(typed > 0 && { confirmed: typed }) }
}

type PartProps = { form: ContractForm<AnnouncementFields> }
type MessageProps = PartProps & { topic: Announcement['topic']; initial: Announcement['topic'] }

function Message({ form, topic, initial }: MessageProps) {
  const { announcements: words } = useWords()
  return (
    <Card className="grid gap-3">
      <h2 className="type-card">{words.message}</h2>
      <RadioChips
        legend={words.topic}
        name="topic"
        choices={ANNOUNCEMENT_TOPICS.map((value) => ({ value, label: words.topics[value] }))}
        chosen={initial}
        error={form.errorOf('topic')}
      />
      <p className="type-small text-secondary">{words.topicNotes[topic]}</p>
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        {LANGUAGES.map((language) => (
          <Field key={language} lang={language} label={words.titleIn[language]} {...form.field(`title.${language}`)} />
        ))}
        {LANGUAGES.map((language) => (
          <TextArea key={language} lang={language} label={words.bodyIn[language]} {...form.area(`body.${language}`)} />
        ))}
        <Select label={words.page} {...form.select('page')}>
          {ANNOUNCEMENT_PAGES.map((page) => (
            <option key={page} value={page}>
              {words.pageNames[page]}
            </option>
          ))}
        </Select>
      </div>
    </Card>
  )
}

function HowAndWhen({ form, entered: { search } }: PartProps & { entered: EnteredAnnouncement }) {
  const { announcements: words } = useWords()
  const { data } = useQuery({ ...reachQuery(search), enabled: isCountable(search) })
  const people = data?.people ?? 0
  return (
    <Card className="grid gap-3">
      <h2 className="type-card">{words.how}</h2>
      <Checkbox label={words.isByMail} {...form.box('isByMail')} />
      <div>
        <Checkbox label={words.isBanner} {...form.box('isBanner')} />
        <p className="type-small text-secondary">{words.bannerNote}</p>
      </div>
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <Field label={words.goesOutAt} hint={words.goesOutHint} name="goesOutAt" type="datetime-local" />
        {people > UNTYPED_READERS_MAX && (
          <Field label={words.typed(groupIndian(people))} name="typed" inputMode="numeric" autoComplete="off" />
        )}
      </div>
    </Card>
  )
}

function RemoveButton({ id }: { id: string }) {
  const { announcements: words } = useWords()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)} className="justify-self-start">
        {words.remove}
      </Button>
      <ConfirmAction
        title={words.remove}
        text={words.removeAsk}
        deed={words.remove}
        cancel={words.cancel}
        doing={words.saving}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        work={async () => {
          await navigate(paths.announcements())
          await sendAnnouncementRemoval(id)
        }}
        said={{ done: words.removed, failed: words.stopFailed }}
      />
    </>
  )
}
