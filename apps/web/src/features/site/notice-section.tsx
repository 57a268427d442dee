import { NOTICE_LENGTH_MAX, type Notice } from '@sopaan/contract/site'
import { formatDateTime } from '@sopaan/domain/time/format'
import { fromIstDateTimeLocal, istDateTimeLocal } from '@sopaan/domain/time/ist'
import type { ReactNode } from 'react'
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

/** The notice on every page: its text in both languages, and from when to when. */
export function NoticeSection({ notice }: Props) {
  const { site: words } = useWords()
  const { isBusy, fields, run } = useAction()
  const handleSave = async (entered: FormData) => {
    const text = (name: string) => String(entered.get(name) ?? '')
    const [from = '', until = ''] = [fromIstDateTimeLocal(text('from')), fromIstDateTimeLocal(text('until'))]
    const unread = {
      ...(from === '' && { 'notice.from': words.timeTakes }),
      ...(until === '' && { 'notice.until': words.timeTakes }),
    }
    const next = { en: text('en'), hi: text('hi'), from, until }
    await run(() => saveNotice(next), { done: words.saved, failed: words.failed, unread })
  }
  const remove = async () => {
    if (await run(() => saveNotice(null), { failed: words.failed }))
      toastWithUndo(words.removed, words.undo, () => void run(() => saveNotice(notice), { failed: words.failed }))
  }
  const wrong = (name: string) => fields[`notice.${name}`]
  return (
    <Section id="notice" title={words.noticeTitle} lead={words.noticeLead}>
      {notice && (
        <NoticeState notice={notice}>
          <Button look="line" disabled={isBusy} onClick={() => void remove()} className="mt-3">
            {words.remove}
          </Button>
        </NoticeState>
      )}
      <WideForm key={notice?.from ?? 'none'} words={words} isBusy={isBusy} onSave={handleSave}>
        {(['en', 'hi'] as const).map((language) => (
          <TextArea
            key={language}
            label={language === 'en' ? words.noticeEn : words.noticeHi}
            name={language}
            lang={language}
            rows={2}
            maxLength={NOTICE_LENGTH_MAX}
            defaultValue={notice?.[language]}
            error={wrong(language)}
            className="sm:col-span-2"
          />
        ))}
        <Field
          label={words.from}
          name="from"
          type="datetime-local"
          defaultValue={istDateTimeLocal(notice?.from ?? '')}
          error={wrong('from')}
        />
        <Field
          label={words.until}
          name="until"
          type="datetime-local"
          defaultValue={istDateTimeLocal(notice?.until ?? '')}
          error={wrong('until')}
        />
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
