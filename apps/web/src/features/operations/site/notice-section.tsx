import { type Notice, site } from '@sopaan/contract/site'
import { LANGUAGES } from '@sopaan/domain/languages'
import { formatDateTime } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { toastWithUndo } from '#web/undo-toast.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { saveNotice } from './site.queries.ts'

type Props = { notice: Notice | null }

const CONSTRAINTS = constraintsOf(site.announce)

/** The notice on every page: its text in both languages, and from when to when. */
export function NoticeSection({ notice }: Props) {
  const { site: words } = useWords()
  const { isBusy, run } = useAction()
  const form = useContractForm(CONSTRAINTS, {
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
