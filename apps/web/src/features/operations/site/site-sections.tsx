import { type Notice, type Officer, SWITCHES, type Switches, type SwitchName, site } from '@sopaan/contract/site'
import { LANGUAGES } from '@sopaan/domain/languages'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { toastWithUndo } from '#web/undo-toast.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { PauseSection } from './pause-section.tsx'
import { managedSiteQuery, saveNotice, saveOfficer, sendSwitches } from './site.queries.ts'

const CONSTRAINTS = constraintsOf(site.nameOfficer)

type Props = { notice: Notice | null }

const NOTICE_CONSTRAINTS = constraintsOf(site.announce)

/** What holds for the whole site: what is open, the notice, who answers grievances. */
export function SiteSections() {
  const query = useQuery(managedSiteQuery)
  const isOwner = useSignedIn().staffRoles.includes('owner')
  return (
    <Loaded query={query}>
      {({ switches, pause, notice, officer }) => (
        <>
          {isOwner && <SwitchesSection switches={switches} />}
          {isOwner && <PauseSection pause={pause} />}
          <NoticeSection notice={notice} />
          {isOwner && <OfficerSection officer={officer} />}
        </>
      )}
    </Loaded>
  )
}

/** Who answers grievances; with both fields empty, nobody. */
function OfficerSection({ officer }: { officer: Officer | null }) {
  const { site: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    initial: { officer },
    send: ({ officer: next }) => saveOfficer(next?.name || next?.email ? next : null),
    words: { done: words.saved, failed: words.failed },
  })
  return (
    <Section id="officer" title={words.officerTitle} lead={words.officerLead}>
      {officer === null && <p className="text-secondary">{words.officerNone}</p>}
      <WideForm form={form} words={words}>
        <Field label={words.officerName} {...form.field('officer.name')} />
        <Field label={words.officerEmail} {...form.field('officer.email')} type="email" />
      </WideForm>
    </Section>
  )
}

/** What is open: closing asks first, and both can be taken back. */
function SwitchesSection({ switches }: { switches: Switches }) {
  const { site: words } = useWords()
  const { isBusy, run } = useAction()
  const [closing, setClosing] = useState<SwitchName>()
  const write = (next: Switches) => run(() => sendSwitches(next), { failed: words.failed })
  const turn = async (part: SwitchName, isOpen: boolean) => {
    const hasTurned = await write({ ...switches, [part]: isOpen })
    const { label } = words.switches[part]
    const said = isOpen ? words.turnedOn(label) : words.turnedOff(label)
    if (hasTurned) toastWithUndo(said, words.undo, () => void write(switches))
  }
  return (
    <Section id="switches" title={words.switchesTitle} lead={words.switchesLead}>
      <div className="grid gap-4">
        {SWITCHES.map((part) => (
          <Switch
            key={part}
            label={words.switches[part].label}
            note={words.switches[part].note}
            checked={switches[part]}
            disabled={isBusy}
            onChange={({ target }) => (target.checked ? void turn(part, true) : setClosing(part))}
          />
        ))}
      </div>
      <Confirm
        title={closing === undefined ? '' : words.closeTitle(words.switches[closing].label)}
        text={words.closeText}
        deed={words.close}
        cancel={words.cancel}
        isOpen={closing !== undefined}
        onClose={() => setClosing(undefined)}
        onConfirm={() => {
          setClosing(undefined)
          if (closing !== undefined) void turn(closing, false)
        }}
      />
    </Section>
  )
}

/** The notice on every page: its text in both languages, and from when to when. */
function NoticeSection({ notice }: Props) {
  const { site: words } = useWords()
  const { isBusy, run } = useAction()
  const form = useContractForm(NOTICE_CONSTRAINTS, {
    initial: { notice },
    send: (fields) => saveNotice(fields.notice),
    words: { done: words.saved, failed: words.failed },
  })
  const remove = async () => {
    if (await run(() => saveNotice(null), { failed: words.failed }))
      toastWithUndo(words.removed, words.undo, () => void run(() => saveNotice(notice), { failed: words.failed }))
  }
  return (
    <Section id="notice" title={words.noticeTitle} lead={words.noticeLead}>
      {notice && (
        <NoticeState notice={notice}>
          <Button look="line" disabled={isBusy} onClick={() => void remove()} className="mt-3">
            {words.remove}
          </Button>
        </NoticeState>
      )}
      <WideForm key={notice?.from ?? 'none'} form={form} words={words}>
        {LANGUAGES.map((language) => (
          <TextArea
            key={language}
            label={words.noticeIn[language]}
            lang={language}
            rows={2}
            className="sm:col-span-2"
            {...form.area(`notice.text.${language}`)}
          />
        ))}
        <Field label={words.from} {...form.field('notice.from')} />
        <Field label={words.until} {...form.field('notice.until')} />
      </WideForm>
    </Section>
  )
}

/** Whether a notice is shown now, and what can be done about it. */
function NoticeState({ notice: { from, until }, children }: { notice: Notice; children: ReactNode }) {
  const { site: words, language } = useWords()
  const now = new Date().toISOString()
  const title =
    now < from
      ? words.noticeLater(formatDateTime(from, language))
      : now < until
        ? words.noticeNow
        : words.noticeOver(formatDateTime(until, language))
  return (
    <Banner title={title} tone="note">
      {children}
    </Banner>
  )
}
