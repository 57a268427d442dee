import { NOTICE_LENGTH_MAX, type Notice } from '@sopaan/contract/site'
import { instantOfWallTime, wallTimeOf, writeIndianTime } from '@sopaan/domain/indian-times'
import type { FormEvent } from 'react'
import { useDeed } from '#web/identity/use-deed.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toastWithUndo } from '#web/undo-toast.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { saveNotice } from './site.queries.ts'

type Props = { notice: Notice | null }

/** The notice on every page: its text in both languages, and from when to when. */
export function NoticeSection({ notice }: Props) {
  const { site: words } = useWords()
  const { isBusy, fields, run, setFields } = useDeed()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const text = (name: string) => String(entered.get(name) ?? '')
    const [from, until] = [instantOfWallTime(text('from')), instantOfWallTime(text('until'))]
    if (from === undefined || until === undefined)
      return setFields({ ...(!from && { from: words.timeTakes }), ...(!until && { until: words.timeTakes }) })
    const next = { en: text('en'), hi: text('hi'), from, until }
    await run(() => saveNotice(next), { done: words.saved, failed: words.failed })
  }
  const remove = async () => {
    if (await run(() => saveNotice(null), { failed: words.failed }))
      toastWithUndo(words.removed, words.undo, () => void run(() => saveNotice(notice), { failed: words.failed }))
  }
  const wrong = (name: string) => fields[`notice.${name}`] ?? fields[name]
  return (
    <Section id="notice" title={words.noticeTitle} lead={words.noticeLead}>
      {notice && <Standing notice={notice} />}
      <form
        key={notice?.from ?? 'none'}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        className="grid gap-2 sm:grid-cols-2 sm:gap-x-5"
      >
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
          defaultValue={wallTimeOf(notice?.from ?? '')}
          error={wrong('from')}
        />
        <Field
          label={words.until}
          name="until"
          type="datetime-local"
          defaultValue={wallTimeOf(notice?.until ?? '')}
          error={wrong('until')}
        />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" doing={isBusy ? words.saving : undefined}>
            {words.save}
          </Button>
          {notice && (
            <Button look="line" disabled={isBusy} onClick={() => void remove()}>
              {words.remove}
            </Button>
          )}
        </div>
      </form>
    </Section>
  )
}

/** Whether a notice is shown now. */
function Standing({ notice: { from, until } }: { notice: Notice }) {
  const { site: words, language } = useWords()
  const now = new Date().toISOString()
  const title =
    now < from
      ? words.noticeLater(writeIndianTime(from, language))
      : now < until
        ? words.noticeNow
        : words.noticeOver(writeIndianTime(until, language))
  return <Banner title={title} tone="note" />
}
